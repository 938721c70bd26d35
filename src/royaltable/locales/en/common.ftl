# What page and command line both say

## What a hint gains
hint-scored = { $points } points at once.
hint-forecast = Forecast { $total }: { $parts }.
hint-others = Forecast of the others: { $parts }.
hint-part = { $what } { $points }
hint-end = In the end about { $points } points against the average of all actions.
hint-nothing = In points it makes little difference.
