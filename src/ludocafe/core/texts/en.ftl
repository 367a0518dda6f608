player-number = Player { $number }

## Input that does not fit
unknown-game = There is no game called “{ $game }”. See: ludocafe games
bad-language = “{ $language }” is not one of our languages (en, fr, de).
bad-seats = This game is for { $least } to { $most } players, not for { $seats }.
bad-option = There is no option called “{ $option }”.
bad-option-value = “{ $given }” is not possible for the option “{ $option }”.
bad-option-seats = The option “{ $option }” cannot be used with { $seats ->
    [one] one player
   *[other] { $seats } players
}.
bad-option-twice = “{ $given }” can be chosen for one player only (option “{ $option }”).
bad-notation = “{ $notation }” is not an action of this game.
bad-action = This is not an action of this game: { $action }
bad-position = The position cannot be read at “{ $where }”.
chance-missing = A game needs a seed.
no-observations = { $game } offers learners no observations of the form “{ $form }”.
rivals-number = With { $seats } seats there must be one rival fewer than seats, not { $rivals }.
game-is-over = The game is over.
not-your-turn = It is { $seat }’s turn.
nothing-to-undo = There is nothing you can take back.
nothing-to-plan = There is nothing more to plan ahead.
missing-extra = This needs more packages: { $command }

## Editions
edition-missing = The edition file { $file } does not exist.
edition-unreadable = The edition file { $file } cannot be read: { $detail }
edition-invalid = The edition cannot be played: { $key } breaks a rule of the game ({ $count ->
    [one] one problem
   *[other] { $count } problems
}; see: ludocafe edition check).

objection-number = A whole number from { $least } to { $most } is needed.
objection-text = A text is needed.
objection-flag = Must be true or false.
objection-one-of = Must be one of: { $values }.
objection-list = A list of { $least } to { $most } entries is needed.
objection-table = A table is needed.
objection-missing = Is missing.
objection-unknown-key = “{ $given }” is unknown here; known are: { $values }.
objection-double-id = The id “{ $given }” occurs more than once.
objection-name = A word of letters, digits and underscores is needed.
objection-colour = A colour of the form #1a2b3c is needed.
objection-fixed = Must be { $expected }.
objection-printed = The rulebook prints { $printed }.
objection-at-most = May be at most { $limit }.
objection-at-least = Must be at least { $limit }.
objection-total = Adds up to { $found } instead of { $expected }.

## Records
record-not-json = This is not a record: the file is not complete JSON ({ $detail }).
record-not-a-record = This is not a record of a game.
record-unknown-format = The record’s format { $version } is unknown; this program reads formats up to { $newest }.
record-malformed = The record is damaged: { $detail }
record-unknown-game = The record is of a game that is not installed: { $game }
record-other-edition = The record was played with another edition ({ $edition }) than the one installed.
record-other-rules = The record was played by rules version { $version }; this program has version { $current }.
record-chance-missing = Entry { $entry }: a draw is missing in the record.
record-chance-impossible = Entry { $entry }: the draw { $result } is not possible (only 0 to below { $n }).
record-chance-surplus = Entry { $entry }: the record holds draws that were never made.
record-illegal-entry = Entry { $entry }: “{ $notation }” is not allowed there ({ $rule }).
record-bad-entry = Entry { $entry }: “{ $notation }” cannot be played there.
record-wrong-result = The result in the record is not the one the game leads to (after entry { $entry }).
record-wrong-seed = The revealed secret number does not match the fingerprint of the table.
record-unfair = Entry { $entry }: the draws do not come from the revealed secret number.

## Lessons
lesson-unknown = There is no lesson “{ $lesson }”.
lesson-over = This lesson is over.
lesson-your-move = Now it is up to you: do what the coach asks for.
lesson-other-choice = That is possible too, but this lesson waits for something else.
