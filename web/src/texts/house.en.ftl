# The way through the house.
ways = Affray
way-play = Play
way-learn = Learn
way-games = My games
way-kept = Figures and armies
way-figures = Figures
way-armies = Armies
way-fields = Battlefields
way-campaigns = Campaigns
way-lab = Laboratory
way-rules = Rules
way-help = Help
way-waiting = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
  }
rules-book = As a book
rules-docs = In the documents
notice = Notice from this server
notice-away = Put the notice away
offline = The server does not answer. Rules and lessons can be read; playing needs the server.
nowhere = Nothing stands at this address
nowhere-why = “{ $path }” is no page of Affray. Look for a letter too many or too few; an address of a seat has to be whole, with all that stands behind its “#”.
