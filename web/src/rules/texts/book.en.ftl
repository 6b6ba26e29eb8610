# The rules as books.
book-lead = Every rule that the program plays by, clause by clause, with how unclear ones are read. What is our own is marked as filler.
book-search = Search all rules, by words or clause id
book-search-keys = Enter: the next, Shift+Enter: the one before, Esc: clear
book-more = { $count ->
    [one] 1 more
   *[other] { $count } more
  }
book-size = { $chapters } chapters, { $clauses } clauses
book-open = Read
book-loading = One moment …
book-none = There are no rules called { $system }.
book-unknown = There is no { $mark } in this book.
book-all = All rules
book-contents = Contents
book-begin = Begin to read
book-steps = Chapters before and after
book-print = Print the whole book
book-print-chapter = Print this chapter
book-language = This book is written in English, as the text is that it restates.
book-filler-all = filler
book-filler-part = filler in part
book-filler-hint = marks what is ours where the text leaves a gap; a table may fill it otherwise.
book-house = House rule “{ $title }”:
book-source = Where it stands:
