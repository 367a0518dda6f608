#!/usr/bin/env bash
# Measures the ladder: every command whose results lie beside this file.
#
#   docs/ladder/measure.sh basic FOLDER       random, apprentice and regular, every number of players
#   docs/ladder/measure.sh barista FOLDER     barista against regular, every number of players
#   docs/ladder/measure.sh master FOLDER      master against barista, every number of players (hours)
#   docs/ladder/measure.sh options FOLDER     both with the games' other options (hours)
#   docs/ladder/measure.sh solo FOLDER        all levels in solo Café (the results go to benchmarks/results)
#   docs/ladder/measure.sh openspiel FOLDER   against OpenSpiel's bots
#
# Barista and master think by the clock. WORKERS=N plays so many games at a time; more than there are cores leave both less
# time of a core, as on a slower machine. GAMES="cafe coffee_traders" measures these games only. A match that was interrupted
# goes on where it stopped when the same command is given again.
set -euo pipefail
what=${1:?basic, barista, master, options, solo or openspiel}
folder=${2:?folder for the results}
workers=${WORKERS:-1}
read -ra games <<< "${GAMES:-cafe cafe_del_gatto cafe_international coffee_traders}"

declare -A players=([cafe]="2 3 4" [cafe_del_gatto]="2 3 4 5" [cafe_international]="2 3 4 5" [coffee_traders]="2 3 4 5")
declare -A basic_games=([cafe]=40 [cafe_del_gatto]=120 [cafe_international]=40 [coffee_traders]=40)
declare -A barista_games=([cafe]=120 [cafe_del_gatto]=120 [cafe_international]=600 [coffee_traders]=60)
declare -A name_of_option=([cafe]=auction [cafe_international]=variant [coffee_traders]=vicious)
declare -A option=([cafe]=mode=auction [cafe_international]=circle_tribe=on [coffee_traders]=vicious_objectives=on)

meet() { # name game one other ...
  ludocafe arena match "${@:2}" --seed 2026 --workers "$workers" --out "$folder/$1"
}

climb() { # name game ...
  meet "$2-barista-$1" "$2" barista regular "${@:3}" --games "${barista_games[$2]}"
}

settle() { # name game ...
  meet "$2-master-$1" "$2" master barista "${@:3}" --games 1000 --until-clear
}

basic() {
  for game in "${games[@]}"; do
    ludocafe arena ladder "$game" --bots random,apprentice,regular --games "${basic_games[$game]}" --seed 2026 --out "$folder/$game-basic"
  done
}

barista() {
  for game in "${games[@]}"; do
    for number in ${players[$game]}; do climb "${number}p" "$game" -p "$number"; done
  done
}

master() {
  for game in "${games[@]}"; do
    for number in ${players[$game]}; do settle "${number}p" "$game" -p "$number"; done
  done
}

options() {
  for game in "${games[@]}"; do
    if [ -n "${option[$game]:-}" ]; then
      climb "${name_of_option[$game]}" "$game" -o "${option[$game]}"
      settle "${name_of_option[$game]}" "$game" -o "${option[$game]}"
    fi
  done
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
