arena-title = Arena
arena-command = Command: { $value }
arena-machine = Machine: { $value }
arena-date = Date: { $value }
arena-plan = Plan: { $value }
arena-games = { $games ->
    [one] One game
   *[other] { $games } games
}
arena-column-group = Group
arena-column-bot = Bot
arena-column-games = Games
arena-column-share = Share of wins
arena-column-even = Even share
arena-column-wilson = 95 % (Wilson)
arena-column-bootstrap = 95 % (deals drawn again)
arena-column-clear = Clear
arena-column-anytime = 95 % (whenever looked at)
arena-column-settled = Settled
arena-column-lead = Mean lead
arena-column-seconds = Seconds a turn: mean / longest
arena-column-simulations = Simulations a decision
arena-column-forfeits = Forfeits
arena-yes = yes
arena-no = no
arena-reading = A shared win counts in parts. Each deal is played once in every seating. “Clear” means that an even share lies outside the first two intervals, which hold for a number of games chosen beforehand. “Settled” means that it lies outside the third, which holds however often somebody looked at the results before going on or stopping.
arena-even-out = even { $even } ruled out
arena-even-possible = even { $even } possible
arena-lead = lead { $lead }
arena-ratings = Ratings (Bradley–Terry, Elo scale, 95 %)
arena-forfeits = Forfeits
arena-forfeit = { $bot } forfeited ({ $games ->
    [one] one game
   *[other] { $games } games
}): { $reason ->
    [crashed] it ended
    [silent] it did not answer in time
    [debug] it printed something that is not JSON on its standard output: print debug lines to standard error
    [illegal] its action is not legal
   *[nonsense] its answer is not an action
}. { $detail }
arena-elo = Elo, mean 0
arena-progress = Playing
arena-written = Results are in { $folder }.
arena-resumed = { $done } of { $games } games were already played.
arena-other-plan = The folder { $folder } holds the games of another plan. Choose another folder.
arena-bad-bot = “{ $bot }” is not a bot. Examples: regular, master:2000, barista@0.5, stdio:python my_bot.py, http://localhost:9000/
no-network = This game brings no trained network for { $players } players.
network-unreadable = “{ $file }” holds no network of examples/train.py.
network-of-another-game = This network plays { $game } with { $players } players, as the rules and observations were when it was trained.
unknown-level = There is no level called “{ $level }”.
budget-without-search = “{ $level }” does not search, so it takes no budget.
arena-help = Let bots meet in fair, repeatable series of games.
arena-help-match = One bot against a table of another.
arena-help-ladder = Each level against the one below, at every number of players.
arena-help-tournament = Every selection of some bots meets.
arena-help-bot = Play a level as a program that speaks the bot protocol.
arena-help-games = Games for each pairing (rounded up so that every seating of a deal is played).
arena-help-until-clear = End each pairing as soon as it is settled who is better; --games is then the most that are played.
arena-help-out = Folder for the results; a run that was stopped goes on there.
arena-help-workers = Processes that play side by side.
arena-help-ray = Play on a Ray cluster: its address, or “local”.
arena-help-one = The bot in question.
arena-help-others = The bot on all other seats.
arena-help-counts = Numbers of players, separated by commas (default: all).
arena-help-levels = Levels from weak to strong, separated by commas.
arena-help-bots = Bots, separated by commas.
arena-help-level = A level, with a budget if wanted: master:2000, barista@0.5
arena-two-bots = At least two different bots are needed.
arena-bad-counts = “{ $given }” is not a list of numbers of players.
