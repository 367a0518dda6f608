## Words of the page itself. Games and the server bring their own.

page-title = Ludocafé
page-home = Front page
page-skip = Skip to the content
page-navigation = Main menu
page-loading = One moment …
page-close = Close
page-cancel = Cancel
page-save = Save
page-saved = Saved.
page-send = Send
page-copy = Copy the link
page-copied = Copied.
page-copy-failed = The browser does not allow copying. Select the link and copy it by hand.
page-error = Something went wrong. Please try again.
page-offline = The server cannot be reached. The page keeps trying.
page-not-found = There is nothing here
page-toggle-theme = Switch between light and dark
page-language = Language
page-rules = Rules
page-about = About
page-settings = Settings

guest-name = Guest
player-number = Player { $number }
page-bot = Bot { $number }
level-random = Random
    .motto = rolls dice
level-apprentice = Apprentice
    .motto = learns with you
level-regular = Regular
    .motto = knows the house
level-barista = Barista
    .motto = plays well
level-master = Master
    .motto = thinks long

## Front page

page-hero = Four coffee board games, at your table.
page-hero-more = Against bots, friends far away or around one screen. No account.
page-games = Games
page-my-games = My games
page-show-games = Which games
page-show-all = All
page-show-turn = My turn
page-show-waiting = Waiting
page-show-over = Finished
page-finished = Finished
page-search-games = Search names, games, dates
page-no-games = Your games will be listed here.
page-to-the-street = Choose a game
page-games-going = Running games
page-col-game = Game
page-col-with = With
page-col-turn = Whose turn
page-points-now-title = Points now
page-not-begun = Not begun
page-seats = Number of players
page-seats-free = { $count ->
    [one] One seat free
   *[other] { $count } seats free
}
page-bot-for-me = A bot plays for you
page-opened = { $when ->
    [now] opened just now
   *[other] opened { $when }
}
page-since-when = { $when ->
    [now] last step just now
   *[other] last step { $when }
}
page-send-link = Send the link, or let a bot sit down
page-invite-do = Invite
page-look-at = Look
page-open-tables = Open tables
page-no-open-tables = No table is open. Open one and others find it here.
page-players = { $least }–{ $most } players
page-minutes = { $minutes } min
page-complexity = Weight { $level } of 5
page-play-now = Play against bots
page-new-table = With friends
page-rules-of = Rules of { $game }
page-your-turn = Your turn
page-awaited = Waiting for { $names }.
page-is-done = done
page-turn-of = { $name } to play
page-waiting = Waiting for players
page-join-table = Join
page-over = Finished
page-free-chair = Free seat
page-seated = { $taken } of { $seats } seated
page-open-table-clock = { $clock ->
    [none] no clock
    [move] a clock for each turn
   *[bank] a clock for the game
}
page-all-games = all { $count }
page-turns-waiting = { $count ->
    [one] Your turn in 1 game
   *[other] Your turn in { $count } games
}
page-play-on = Play on
page-street = Street
page-first-games = First time here?

## Creating a table

page-create-how = How do you want to play?
page-create = Open a table
page-create-bots = Against bots
    .help = The game starts at once. Choose how strong your opponents play.
page-create-friends = With friends
    .help = Free seats get a link to send. The game starts when everybody is there, live or over days.
page-create-device = On this device
    .help = Pass the device around. Hidden cards stay hidden: a hand-over screen stands between the turns.
page-your-name = Your name
page-chairs = Seats
page-chair = Seat { $number }
page-chair-me = Me
page-chair-bot = Bot
page-chair-open = Person by link
    .help = You get a link for this seat as soon as the table is open.
page-chair-local = At this device
page-sits-me = you
page-sits-bot = bot
page-sits-open = link to send
page-sits-local = at this device
page-add-chair = Add
page-leave-out = Leave out
page-level-of = Level on seat { $number }
page-name-of = Name on seat { $number }
page-shuffle-seats = Random seating
page-clock = Clock
page-clock-none = None
    .help = Take your time; games may go on for days.
page-clock-move = Each turn
    .help = Whoever runs out of time leaves the seat to a bot.
page-clock-bank = Whole game
    .help = Everybody has one account of time; when it is empty, a bot takes over.
page-clock-minutes = minutes
page-taking-back = Taking back
    .help = Never after something new was revealed.
page-undo-in-turn = Until the turn ends
page-undo-after-turn = After the turn, too
page-private = Private table
    .more = Only people with the link. Switch off to list it on the front page.
page-public = Open table
    .more = It is listed on the front page, and anybody may sit down.
page-starts-at-once = Every seat is taken: the game starts at once.
page-players-here = { $count ->
    [one] 1 player
   *[other] { $count } players
}
page-pouring = Pouring …
page-open-table = Open the table
page-start = Start the game

## Waiting room, invitations

page-waiting-room = The game begins as soon as every seat is taken.
page-sit-here = Take seat { $number }
page-sit-down = Sit down and play
page-only-watch = Only watch
page-to-my-table = To my table
page-never-played = Never played? Take a lesson
page-no-seat-left = Every seat is taken; you can watch.
page-game-is-over = This game is over.
page-invites = invites you
page-sits-down = plays
page-still-free = still free
page-your-chair = Your seat
page-seat-of = seat { $number } of { $count }
page-then-sit = You sit down
page-then-last = The game starts at once: yours is the last seat.
page-then-wait = The game starts when every seat is taken.
page-then-hand = You play on in the middle of the game, from this seat.
page-then-play = You play for about { $minutes } minutes
page-then-private = Only people with this link. No account.
page-then-public = It is listed on the front page, too. No account.
page-leave = Leave the table
page-invite = Invite somebody
    .more = Send this link, or let a phone read the code.
page-invitation-link = Invitation link
page-invited = You are invited to
page-invited-by = { $name } invites you to
page-letter = You are invited
    .line = Come for a coffee?
page-letter-free = { $count ->
    [0] Every seat is taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
page-about-minutes = about { $minutes } min
page-your-name-seen = Your name, as the others see it
page-spectators = Let somebody watch
page-watch-link = Link for spectators
page-closed = This table was closed
    .more = Everybody left before the game began.
page-no-table = This table cannot be opened
    .more = It may be private, or the link may be incomplete. Ask the person who invited you.

## Table

page-you = you
page-offline-player = not connected
page-thinking = Thinking …
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-time-left = Time left: { $time }
page-choices = What you can do
page-undo = Undo
page-confirm = Confirm
page-hint = Give me a hint
page-coach-says = The coach says
    .more = your points at the end, a guess
page-hint-than-next = against the next best
page-hint-than-best = against the best
page-ask-takeback = Ask to take back the last step
page-takeback-asked = { $count ->
    [one] { $name } asks to take back the last step.
   *[other] { $name } asks to take back the last { $count } steps.
}
page-agree = Agree
page-decline = Decline
page-took-back = { $count ->
    [one] { $name } takes back a step.
   *[other] { $name } takes back { $count } steps.
}
page-log = Log
page-log-empty = Nothing has happened yet.
page-log-of = Show
page-log-everybody = Everybody
page-log-none = Nothing by { $name } in the last steps.
page-since = New since you left
page-open-step = Look at step { $number }
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-write = Say something
page-table-menu = Table menu
page-watching = You are watching
page-reconnecting = The connection is lost. Reconnecting …
page-resign = Leave my seat to a bot
page-hand-seat = Let somebody else take my seat
page-seat-link = Link to this seat
page-hand-over = Pass the device to { $name }
    .more = When { $name } is ready, the table is shown from their seat.
page-hand-over-ready = I am { $name }
page-why-title = Why not?
page-rule = Rule { $rule }
page-open-rules = Open in the rules
page-winner = { $count ->
    [one] { $names } wins
   *[other] Shared victory: { $names }
}
page-rematch = Play again
page-to-rematch = To the next game
page-replay = Replay
page-download = Download the record
page-fair = Were the shuffles fair?
    .more = Before the game the server published the fingerprint of a secret number; all luck came from that number. Now it is revealed, and the record can be checked with “ludocafe record verify”.
page-commitment = Fingerprint
page-seed = Secret number

## Replay

page-first-step = To the beginning
page-previous-step = One step back
page-next-step = One step on
page-last-step = To the end
page-play = Play
page-pause = Pause
page-step = Step
page-step-of = { $number } / { $count }
page-copy-step = Copy the link to this step
page-score-chart = Points over time
    .caption = Points if it had ended then
page-chart-of = Show the points of
page-everybody = All
page-review = The coach looks back
page-review-about = The coach goes through every choice: who would have won how often, which choices turned the game, and what was better.
page-review-start = Look back at this game
page-review-running = The coach is looking back at the game …
page-review-failed = The coach could not finish. Please try again.
page-review-done = { $count ->
    [one] One game tried out for each choice, knowing only what its player could know.
   *[other] { $count } games tried out for each choice, knowing only what its player could know.
}

## Rules

page-all-rules = All games
page-search-rules = Search the rules
page-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
page-chapters = Chapters
page-of-count = { $number } of { $count }
page-chapter-of = Chapter { $number } of { $count }
page-previous-chapter = Previous chapter
page-next-chapter = Next chapter
page-our-ruling = Our ruling.
page-link = Link
    .of = Copy the link to “{ $title }”
page-learn-by-playing = Learn by playing

## Settings

page-give-up = Give up
page-give-up-sure = Give up this game?
page-leave-do = Leave
page-leave-sure = Leave this table?
page-table-closes = It closes.
page-seat-frees = Your seat is free for somebody else.
page-game-ends = It ends without a result.
page-bot-takes-over = A bot takes your seat. The others play on.
page-stay = Stay
page-gave-up = You have given up the game.
page-left-table = You have left the table.
page-won = Won
page-with-people = With people
page-bots-only = Bots only
page-again = Again
page-show-more = Show { $count } more
page-nothing-found = Nothing found.
page-nothing-awaits = Nobody is waiting for you.
page-nothing-going = No game is running.
page-look = Look
page-theme = Colours
page-theme-auto = Like the device
page-theme-light = Light
page-theme-dark = Dark
page-contrast = More contrast
page-palette = Bean colours with high contrast (Café)
page-motion = Less motion
page-playing = Playing
page-confirm-moves = Confirm every move
page-sound = Sounds
page-identity = Who you are
page-identity-more = This browser remembers you. With a passphrase you can take your name and your games to another device.
page-passphrase = Passphrase (at least 8 characters)
page-login = I have a name on another device
page-login-do = Take it over
page-export = Download all my data
page-forget = Forget me
page-forget-sure = Forget your name and your seats? This cannot be undone.
page-notices = Turn notices
page-notices-when = They are sent when your turn comes while you are away, in the language of this page.
page-notices-wanted = Tell me when it is my turn
page-notices-webhook = A service of the operator’s also hears that it is your turn, with your name and the game. Without notices it hears nothing.
page-email = E-mail address
page-email-more = It is used for turn notices only, and nobody at a table sees it.
page-email-unconfirmed = Not confirmed yet: follow the link in the e-mail we sent there. Until then no notices go to it.
page-email-confirmed = Confirmed
page-email-again = Send the e-mail again
page-email-sent = The e-mail is on its way.
page-email-already = This address got its e-mail not long ago; perhaps it is among the spam. We write to nobody twice in a month without being asked to.
page-webhook = Webhook address
page-webhook-more = For a service of your own: it gets a JSON object with your name, the game and the table when it is your turn.
page-address-remove = Remove the address
page-notice-try = Send a test notice
page-notice-sent = A notice is on its way to you.
page-notice-failed-letter = The e-mail could not be sent. Is the address right?
page-notice-failed-push = The browser’s notice service did not take it.
page-notice-failed-hook = The webhook did not answer, or did not take it.
page-push = Tell this browser when it is my turn
page-push-forbidden = The browser does not allow notices.
page-keys = Keys

## About

page-about-title = About Ludocafé
page-about-what = Ludocafé is an open house for modern coffee board games: play them against bots, online or around one screen, look up every rule, and replay every game.
page-about-free = It is free software under the Apache 2.0 licence. All drawings and words on these pages are our own.
page-credits = The games and the people who made them
page-authors = Authors
page-illustrators = Illustrators
page-publishers = Publishers
page-edition = Edition played here
page-edition-standard = the printed one, as far as we know it
page-edition-own = { $name }
page-not-affiliated-title = Not affiliated
page-not-affiliated = This is an independent project. It is not connected with, endorsed or sponsored by the authors, illustrators or publishers named here; the names of the games only identify them. If you enjoy a game, please buy the box: it is the better evening.
page-stand-ins-title = Numbers we could not know
page-stand-ins = Some values of the printed games stand only in pictures. Where we could not read them we use stand-ins of our own, marked as such in the edition; whoever owns the box can write an edition with the printed values.
page-stand-ins-count = { $count ->
    [one] { $count } stand-in in this edition
   *[other] { $count } stand-ins in this edition
}
page-privacy-title = Your data
page-privacy = A name and a cookie are all that is kept about you, besides the games you play and, if you gave them, the ways to tell you of your turn. You can download or delete everything in the settings.

## Learning to play

page-learn = Learn
page-learn-game = Learn to play { $game }
page-lessons = Lessons
page-lesson-step = Step { $number } of { $count }
page-lesson-progress = Progress of the lesson
page-lesson-back = Back
page-lesson-continue = Continue
page-lesson-show = Show me
page-lesson-leave = Leave the lesson
page-lesson-next = Next: { $title }
page-lesson-done = Well done!
    .more = You have finished “{ $title }”.
    .last = That was the last lesson. You can play your first game now.

## The frame of a table

page-prompt = What is asked
page-queue = Steps still to come
page-skip-tale = Skip
page-any-key = any key
page-put-back = Put back
page-on-turn = on turn
page-now = now
page-if-ended = if it ended now
page-points-now = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
page-points-ended = { $points } if it ended now
page-points-word = { $points ->
    [one] point
   *[other] points
}
page-points-of-others = Points of the others
page-pace = Pace
page-pace-is = Pace: { $pace }
page-pace-instant = instant
page-pace-brisk = brisk
page-pace-normal = normal
page-pace-slow = slow
page-tools = Tools
page-table-tools = The table
page-tool-hint = Hint
page-tool-again = Again
page-tool-undo = Undo
page-tool-ask-undo = Take back?
page-show-again = Show me again what happened since my last turn
page-no-hint = The coach helps on your turn, when only bots play against you
page-plan-ahead = Plan my next turn while others decide
page-plan-help = Try your next turn; nothing is done yet.
page-plan-far = Your turn can be foreseen this far.
page-plan-steps = Planned: { $steps }
page-plan-kept = Kept for your turn: { $steps }
page-plan-ask = Your plan was: { $what }. Still do this?
page-plan-instead = It would now be: { $what }
page-plan-try = Plan
page-plan-changed = Something has changed since you planned it.
page-plan-gone = That is no longer possible.
page-plan-do = Do it
page-plan-keep = Keep
page-plan-stop = Stop planning
page-plan-drop = Drop the plan
page-plan-played = As planned: { $what }
page-plan-impossible = The others have changed what you were planning.
page-plan-is-kept = Your plan is kept. It is played when your turn comes, if nothing has changed.
page-sound-on = Sound on
page-sound-off = Sound off
page-volume = Volume
page-menu = Menu
page-drawer = Log, chat and choices
page-drawer-choices = All choices
page-drawer-points = Points
page-drawer-coach = Coach
page-drawer-close = Close the drawer
page-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
page-no-choices = There is nothing for you to choose now.
page-stops = Parts of the table
page-stop-dot = something can be chosen here
page-resign-sure = A bot plays on for you, and this seat is no longer yours.
page-resign-do = Yes, a bot plays on
page-resign-stay = I stay
page-alone-reach = { $points ->
    [one] { $points } point reached
   *[other] { $points } points reached
}
page-you-win = You win!
page-you-share = You share the victory!
page-you-came = { $place ->
    [1] You came 1st of { $count }
    [2] You came 2nd of { $count }
    [3] You came 3rd of { $count }
   *[other] You came { $place }th of { $count }
}
page-decided = What decided it:
page-decided-by = { $name } leads { $other } by { $points ->
    [one] one point
   *[other] { $points } points
} and made the largest difference with “{ $from }” (+{ $most }).
page-decided-lead = { $name } leads { $other } by { $points ->
    [one] one point
   *[other] { $points } points
}, with a little more of everything.
page-decided-tie-break = { $name } and { $other } are level on points; the tie-break decides.
page-decided-shared = { $names } are level in everything.
page-points-by-source = Points by source
page-all-points = All points
page-see-board = Look at the table
page-look-back = Look back
page-another-game = Another game
page-keys-on = Single letters are keys at the table
page-key-number = the choice with this number
page-key-arrows = move on the board and in lists
page-key-back = put back, close
page-key-undo = take back the last step
page-key-redo = do it again
page-key-hint = ask the coach, and close the advice
page-key-plan = plan the next turn while others decide, and stop
page-key-keep = keep what is planned
page-key-again = show again what happened
page-key-drawer = drawer: open, next tab, close
page-key-chat = chat
page-key-pace = next pace
page-key-skip = skip to the present; in a replay play and pause
page-key-step = a step back or forward
page-key-turn = a turn back or forward
page-key-turning = to the next turning point
page-key-ends = to the beginning, to the end
page-key-later = hide what comes later, or show it
page-key-play-on = play on from here
page-key-keys = all keys; on a piece: why is this not possible?
page-review-unclear = { $count ->
    [one] One more choice looked costly, but noise explains the difference.
   *[other] { $count } more choices looked costly, but noise explains the difference.
}
page-review-numbers = The curve as numbers
page-resigned = A bot plays on for you.
page-come-back = Take my seat back
page-bot-holds = A bot plays for { $name }.
page-result = Result

## Before the game, and who is there

page-waiting-for = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
    .more = { $count ->
        [one] Wait for somebody, or begin with a bot.
       *[other] Wait for others, or begin with bots.
    }
page-is-here = here
page-is-away = away
page-watching-too = Watching:
page-nameless = { $count ->
    [one] one guest
   *[other] { $count } guests
}
page-fill-level = Bots play like
page-fill = { $count ->
    [one] Begin with a bot
   *[other] Begin with { $count } bots
}
page-table-private = only people with the link
page-table-listed = anybody: the table is listed on the front page
page-who-finds = Who may come
page-length = Length
page-tool-table = Table
page-tool-record = Record
page-tool-leave = Leave
page-hint-share = wins { $share } in 100
page-sound-offer = This table can be heard: cups, coins, paper.
page-letters = Letters on pieces
page-away = While you were away
page-away-earlier = { $count ->
    [one] and one turn before that
   *[other] and { $count } turns before that
}
page-away-read = Read it in the log
page-away-watch = Watch it
page-away-close = Go on
page-hide-later = Hide what comes later
page-tool-play-on = Play on
page-replay-play-on = Play on from here against bots: what was hidden is drawn anew
page-origin = Where this game comes from: step { $number }
page-played-on = You play on from step { $number }. What was hidden is drawn anew.
page-looking-back = Looking back
page-look-from = Look from the side of
page-look-from-seat = from { $name }’s side

## The workshop: editions of one's own box

page-yes = yes
page-no = no
page-workshop = Workshop
page-workshop-lead = Do you own the box? Lay its cards on the bench and type them in. It begins with our edition, which says for every value whether it is printed or only a stand-in of ours.
page-workshop-mine = My editions
page-workshop-new-name = My box
page-workshop-copy-of = { $name } (copy)
page-workshop-private = private
page-workshop-shared = shared by link
page-workshop-throw = Throw away
page-workshop-sure = Really throw away?
page-workshop-name = Name of the edition
page-workshop-pieces = Pieces
page-workshop-undo = Undo
page-workshop-redo = Redo
page-workshop-file = File
page-workshop-save = Save here
page-workshop-share = Share
page-workshop-copy = Make a copy of mine
page-workshop-is-device = on this device only
page-workshop-is-saving = saving …
page-workshop-is-saved = saved
page-workshop-is-changed = changed in another window
page-workshop-is-away = not saved yet, trying again
page-workshop-is-other = somebody else’s edition
page-workshop-open = { $count ->
    [0] Nothing left to compare with your box
    [one] { $count } stand-in to compare with your box
   *[other] { $count } stand-ins to compare with your box
}
page-workshop-done = { $done } of { $all }
page-workshop-said = { $refusals ->
    [0] { $remarks ->
        [0] It can be played
        [one] It can be played, { $remarks } remark
       *[other] It can be played, { $remarks } remarks
    }
    [one] { $refusals } thing keeps it from the table
   *[other] { $refusals } things keep it from the table
}
page-workshop-said-title = What the checks say
page-workshop-wrong = { $count ->
    [one] { $count } objection
   *[other] { $count } objections
}
page-workshop-before = Piece before
page-workshop-next = Next piece
page-workshop-tick = as in my box
    .help = This value was our stand-in. Tick it once you have compared it with your box; what you type is ticked by itself.
page-workshop-tick-all = { $count ->
    [one] This piece is as in my box
   *[other] This piece is as in my box ({ $count } values)
}
page-workshop-bench = { $name }, on the bench
    .help = The arrows lead from place to place. Digits, plus and minus change numbers, first letters and the space bar choose. Enter leads to the form, Page up and Page down to the other pieces, Control and Enter ticks the piece.
page-workshop-value = { $value }
page-workshop-palette = Values for this place
page-workshop-minus = One less
page-workshop-plus = One more
page-workshop-point = Touch a place on the piece, or walk there with the arrows.
page-workshop-more = { $name }: one more
page-workshop-less = { $name }: one less
page-workshop-by-link = Whoever has the link may look
    .help = They can play with it and copy it, but not change it. Switch it off, and the old link is worth nothing.
page-workshop-link = Link
page-workshop-copy-link = Copy the link
page-workshop-copied = Copied
page-workshop-download = Download as TOML
page-workshop-upload = Read a TOML file
page-workshop-paste = Or paste its text
page-workshop-read-it = Read it
page-workshop-read = The edition has been read.
page-workshop-restart = Begin again with our edition
    .help = Undo brings your own back.
page-own-edition = Edition
page-own-edition-standard = Ludocafé’s own
page-own-edition-help = Do you own the box?
page-own-edition-make = Make an edition of it
page-other-edition = Another edition is played here: { $name }
page-differences = { $count ->
    [0] No value differs from Ludocafé’s edition.
    [one] { $count } value differs from Ludocafé’s edition.
   *[other] { $count } values differ from Ludocafé’s edition.
}
page-differences-show = What differs?
page-differences-rest = { $count ->
    [one] … and { $count } more.
   *[other] … and { $count } more.
}
page-differences-standard = otherwise
page-workshop-play = Play with it
page-workshop-step-1 = Lay your box open: choose a card on the shelf, and enter what it shows.
page-workshop-step-2 = Tick what is as in your box. The workshop counts what is still ours.
page-workshop-step-3 = Play with it, keep it here, share it by link, or take it along as a file.
