#!/usr/bin/env bash
# Measures the ladder: every command whose results lie beside this file. Those of Café International with a search are older than
# its commands here; their summaries tell theirs.
#
#   docs/ladder/measure.sh basic FOLDER       random, apprentice and regular, every number of players
#   docs/ladder/measure.sh barista FOLDER     barista against regular, every number of players
#   docs/ladder/measure.sh master FOLDER      master against barista, every number of players (hours)
#   docs/ladder/measure.sh options FOLDER     both with the games' other options (hours)
#   docs/ladder/measure.sh solo FOLDER        all levels in solo Café (the results go to benchmarks/results)
#   docs/ladder/measure.sh openspiel FOLDER   against OpenSpiel's bots
#
# Barista and master think by the clock. WORKERS=N plays so many games at a time; more than there are cores leave both less
# time of a core, as on a slower machine. A match that was interrupted goes on where it stopped when the same command is given again.
set -euo pipefail
what=${1:?basic, barista, master, options, solo or openspiel}
folder=${2:?folder for the results}
workers=${WORKERS:-1}
games=(cafe cafe_del_gatto cafe_international coffee_traders)

basic() {
  ludocafe arena ladder cafe_del_gatto --bots random,apprentice,regular --games 120 --seed 2026 --out "$folder/cafe_del_gatto-basic"
  for game in coffee_traders cafe_international cafe; do
    ludocafe arena ladder "$game" --bots random,apprentice,regular --games 40 --seed 2026 --out "$folder/$game-basic"
  done
}

meet() { # name game one other ...
  ludocafe arena match "${@:2}" --seed 2026 --workers "$workers" --out "$folder/$1"
}

climb() { # game players games
  meet "$1-barista-$2p" "$1" barista regular -p "$2" --games "$3"
}

barista() {
  for players in 2 3 4 5; do climb cafe_del_gatto "$players" 120; done
  for players in 2 3 4 5; do climb coffee_traders "$players" 60; done
  for players in 2 3 4; do climb cafe "$players" 120; done
  for players in 2 3 4 5; do climb cafe_international "$players" 1000; done
}

settle() { # name game ...
  meet "$1" "$2" master barista "${@:3}" --games 1000 --until-clear
}

master() {
  for players in 2 3 4; do settle "cafe-master-${players}p" cafe -p "$players"; done
  for game in cafe_del_gatto coffee_traders cafe_international; do
    for players in 2 3 4 5; do settle "$game-master-${players}p" "$game" -p "$players"; done
  done
}

options() {
  meet cafe-barista-auction cafe barista regular -o mode=auction --games 120
  meet coffee_traders-barista-vicious coffee_traders barista regular -o vicious_objectives=on --games 60
  meet cafe_international-barista-variant cafe_international barista regular -o circle_tribe=on --games 1000
  settle cafe-master-auction cafe -o mode=auction
  settle coffee_traders-master-vicious coffee_traders -o vicious_objectives=on
  settle cafe_international-master-variant cafe_international -o circle_tribe=on
}

solo() {
  python -m benchmarks.cafe_solo --games 40 --workers "$workers" --write
}

openspiel() {
  for game in "${games[@]}"; do
    for bot in mcts ismcts; do
      meet "$game-openspiel-$bot" "$game" master@0.05 "openspiel-$bot@0.05" --games 24
    done
  done
}

"$what"
