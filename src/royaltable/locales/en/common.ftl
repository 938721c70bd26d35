# What page and command line both say

## What a hint gains
hint-scored = { $sign }{ $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
hint-forecast = Forecast { $total }: { $parts }.
hint-others = Forecast of the others: { $parts }.
hint-part = { $what } { $points }
hint-end = In the end about { $sign }{ $points ->
    [one] 1 point
   *[other] { $points } points
} against the average of all actions.
hint-nothing = In points it makes little difference.

## The reader, and a sentence after its subject. $person: you, if that is the reader
you = You
told = { $person ->
    [you] You { $what }
   *[other] { $who } { $what }
}
list-comma = {", "}
list-and = {" and "}

## Chance

chance-proves = This proves that every draw was settled before the first move and that nothing was changed afterwards. It does not prove that the seed was chosen by chance: for that you trust whoever runs the server. Compare the hash with the one that your own screen showed at the start.
