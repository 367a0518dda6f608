coach-hint = { $choice }: about { $points ->
    [one] { $points } point
   *[other] { $points } points
} (± { $margin }) at the end, wins { $share } in 100 games played on quickly.
coach-hint-solo = { $choice }: about { $points ->
    [one] { $points } point
   *[other] { $points } points
} (± { $margin }) at the end of games played on quickly.
coach-hint-equal = As good as the first, as far as these games can tell.
coach-hint-than-next = Against the next best: { $sources }.
coach-hint-than-best = Against the best: { $sources }.
coach-more = { $amount ->
    [one] one point more from “{ $from }”
   *[other] { $amount } points more from “{ $from }”
}
coach-less = { $amount ->
    [one] one point less from “{ $from }”
   *[other] { $amount } points less from “{ $from }”
}
coach-allowed = “{ $notation }” is allowed.
coach-curves = Chance to win over the game:
coach-curve-solo = Expected points over the game:
coach-curve = { $seat } { $curve }
coach-turnings = Turning points:
coach-no-turnings = No decision stands out: nobody gave much away.
coach-turning = Decision { $number }, { $seat }: { $played }. Better: { $better } ({ $share ->
    [one] { $share } more win
   *[other] { $share } more wins
} in 100 games).
coach-turning-points = Decision { $number }, { $seat }: { $played }. Better: { $better } ({ $points ->
    [one] one point
   *[other] { $points } points
} more).
coach-turning-sources = It would have brought { $sources }.
coach-thinking = Looking back
coach-help = A coach: hints, reasons, reviews.
coach-help-hint = Up to three good options in a position.
coach-help-why = Why an action is not possible, with the rule.
coach-help-review = Look back at a finished game: chances and turning points.
coach-help-position = The position in the game’s notation.
coach-help-notation = The action in the game’s notation.
coach-help-record = A record file.
coach-help-simulations = Simulations for each decision.
coach-help-seconds = Seconds to think.
coach-help-fresh = Do not use a review kept beside the record.
