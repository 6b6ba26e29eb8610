# The words of rules and print in English.

clause-open = Read { $id }
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
  }
rules-near = There is no such id; the nearest:
rules-language = The rules are written in English.
rules-at = { $at } of { $count }
rules-reading = As read here:

## What is printed.

print = Print
print-cards = Reference cards to print
print-cards-house = Print reference cards under these rules
