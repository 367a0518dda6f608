#!/usr/bin/env bash
# Measures the ladder: every command whose results lie beside this file.
# (A first trial by the clock, cafe_del_gatto-master-2p-clock, was stopped after six games; its summary tells its command.)
#
#   docs/ladder/measure.sh basic FOLDER       random, apprentice and regular, every number of players
#   docs/ladder/measure.sh barista FOLDER     barista against regular, every number of players
#   docs/ladder/measure.sh master FOLDER      master against barista with few simulations, ten times as many for the master (not in Café International)
#   docs/ladder/measure.sh options FOLDER     both with the games' other options (Café International's master by the clock)
#   docs/ladder/measure.sh solo FOLDER        all levels in solo Café (the results go to benchmarks/results)
#   docs/ladder/measure.sh openspiel FOLDER   against OpenSpiel's bots, by the clock
#   docs/ladder/measure.sh real FOLDER        master against barista with the time they take at the table (some 100 hours of one core)
#
# A match that was interrupted goes on where it stopped when the same command is given again.
# By the clock, play few games at a time, so that the barista's 0.3 seconds suffice for its simulations, or write barista:N with
# the number it stops at: the same without a clock.
set -euo pipefail
what=${1:?basic, barista, master, options, solo, openspiel or real}
folder=${2:?folder for the results}
games=(cafe cafe_del_gatto cafe_international coffee_traders)

basic() {
  ludocafe arena ladder cafe_del_gatto --bots random,apprentice,regular --games 120 --seed 2026 --out "$folder/cafe_del_gatto-basic"
  for game in coffee_traders cafe_international cafe; do
    ludocafe arena ladder "$game" --bots random,apprentice,regular --games 40 --seed 2026 --out "$folder/$game-basic"
  done
}

climb() { # game players simulations, those of the barista at the table; how many games
  ludocafe arena match "$1" "barista:$3" regular -p "$2" "${@:4}" --seed 2026 --out "$folder/$1-barista-$2p"
}

barista() {
  climb cafe_international 2 100 --games 1600
  climb cafe_international 3 100 --games 1000
  climb cafe_international 4 100 --games 1000
  climb cafe_international 5 100 --games 1600
  for players in 2 3 4; do climb cafe "$players" 50 --games 1000 --until-clear; done
  for players in 2 3 4 5; do climb cafe_del_gatto "$players" 200 --games 200; done
  for players in 2 3 4 5; do climb coffee_traders "$players" 50 --games 200; done
}

solo() {
  python -m benchmarks.cafe_solo --games 40 --write
}

options() {
  ludocafe arena match cafe barista:50 regular -o mode=auction --games 1000 --until-clear --seed 2026 --out "$folder/cafe-barista-auction"
  ludocafe arena match cafe_international barista:100 regular -o circle_tribe=on --games 1000 --seed 2026 --out "$folder/cafe_international-barista-variant"
  ludocafe arena match coffee_traders barista:50 regular -o vicious_objectives=on --games 1000 --until-clear --seed 2026 --out "$folder/coffee_traders-barista-vicious"
  ludocafe arena match cafe master:500 barista:50 -o mode=auction --games 60 --seed 2026 --out "$folder/cafe-master-auction"
  ludocafe arena match cafe_international master barista:100 -o circle_tribe=on --games 1000 --until-clear --seed 2026 --out "$folder/cafe_international-master-variant"
  ludocafe arena match coffee_traders master:500 barista:50 -o vicious_objectives=on --games 30 --seed 2026 --out "$folder/coffee_traders-master-vicious"
}

rise() { # game players simulations games: ten times the barista's simulations
  ludocafe arena match "$1" "master:$3" "barista:$(($3 / 10))" -p "$2" --games "$4" --seed 2026 --out "$folder/$1-master-$2p"
}

master() {
  rise cafe_del_gatto 2 2000 60
  rise cafe_del_gatto 3 2000 36
  rise cafe_del_gatto 4 2000 40
  rise cafe_del_gatto 5 2000 150
  rise cafe 2 500 60
  rise cafe 3 500 72
  rise cafe 4 500 144
  rise coffee_traders 2 500 30
  rise coffee_traders 3 500 30
  rise coffee_traders 4 500 32
  rise coffee_traders 5 500 40
}

openspiel() {
  for game in "${games[@]}"; do
    for bot in mcts ismcts; do
      ludocafe arena match "$game" barista@0.05 "openspiel-$bot@0.05" --games 12 --seed 2026 --out "$folder/$game-openspiel-$bot"
    done
  done
}

settle() { # game players barista
  ludocafe arena match "$1" master "$3" -p "$2" --games 1000 --until-clear --seed 2026 --out "$folder/$1-master-$2p-real"
}

real() {
  for game in cafe_del_gatto coffee_traders; do
    for players in 2 3 4 5; do settle "$game" "$players" barista; done
  done
  for players in 2 3; do settle cafe "$players" barista; done
  settle cafe 4 barista:50
  for players in 2 3 4 5; do settle cafe_international "$players" barista:100; done
}

"$what"
