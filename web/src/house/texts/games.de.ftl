# Die Partien, die dieser Browser kennt.
games-lead = Die Partien, in denen dieser Browser einen Platz hat. Auf einem anderen Gerät öffnet man dort den Link.
games-ask = Wieder fragen, wer am Zug ist
games-asking = Frage …
games-fault = Der Server antwortet nicht; gezeigt wird, was er zuletzt gesagt hat.
games-mine = Du entscheidest
games-others = Andere entscheiden
games-over = Vorbei
games-gone = Nicht mehr zu haben
games-none = In diesem Browser wurde noch nichts gespielt.
games-on = Weiterspielen
games-look = Ansehen
games-forget = Vergessen
games-forget-sure = Den Weg zu diesem Platz vergessen
games-forget-all = Alle diese vergessen
games-last = Zuletzt gespielt: { $date }
games-your-turn = Du bist am Zug
games-lost = Dieser Platz steht diesem Browser nicht mehr offen. Wer die Partie gemacht hat, kann ihn neu vergeben.
