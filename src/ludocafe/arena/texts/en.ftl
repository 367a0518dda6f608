arena-title = Arena
arena-command = Command
arena-machine = Machine
arena-date = Date
arena-plan = Plan
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
arena-column-lead = Mean lead
arena-column-seconds = Seconds a move: mean / longest
arena-column-simulations = Simulations a move
arena-column-forfeits = Forfeits
arena-yes = yes
arena-no = no
arena-reading = A shared win counts in parts. Each deal is played once in every seating. “Clear” means that an even share lies outside both intervals.
arena-ratings = Ratings (Bradley–Terry, Elo scale, 95 %)
arena-elo = Elo, mean 0
arena-progress = Playing
arena-written = Results are in { $folder }.
arena-resumed = { $done } of { $games } games were already played.
arena-other-plan = The folder { $folder } holds the games of another plan. Choose another folder.
bad-bot = “{ $bot }” is not a bot. Examples: regular, master:2000, barista@0.5, stdio:python my_bot.py, http://localhost:9000/
unknown-level = There is no level called “{ $level }”.
budget-without-search = “{ $level }” does not search, so it takes no budget.
missing-extra = This needs more packages: pip install "ludocafe[{ $extra }]"
bad-arena = “{ $given }” does not fit here: { $option }
