#!/usr/bin/env bash
# Measures the ladder: every command whose results lie beside this file, and the full ladder that takes hours.
#
#   docs/ladder/measure.sh quick FOLDER    what is committed here
#   docs/ladder/measure.sh full FOLDER     all levels with their real budgets, all games, all numbers of players
set -euo pipefail
what=${1:?quick or full}
folder=${2:?folder for the results}
games=(cafe cafe_del_gatto cafe_international coffee_traders)

quick() {
  ludocafe arena ladder cafe_del_gatto --bots random,apprentice,regular --games 120 --seed 2026 --out "$folder/cafe_del_gatto-basic"
  for game in coffee_traders cafe_international cafe; do
    ludocafe arena ladder "$game" --bots random,apprentice,regular --games 40 --seed 2026 --out "$folder/$game-basic"
  done
  ludocafe arena match cafe_del_gatto barista:600 regular --games 24 --seed 2026 --out "$folder/cafe_del_gatto-barista"
  ludocafe arena match cafe_international barista:400 regular --games 26 --seed 2026 --out "$folder/cafe_international-barista"
  ludocafe arena match coffee_traders barista:60 regular --games 12 --seed 2026 --out "$folder/coffee_traders-barista"
  ludocafe arena match cafe barista:60 regular --games 4 --seed 2026 --out "$folder/cafe-barista"
  for game in cafe_del_gatto cafe_international coffee_traders; do
    ludocafe arena match "$game" barista@0.05 openspiel-mcts@0.05 --games 12 --seed 2026 --out "$folder/$game-openspiel-mcts"
  done
  ludocafe arena match cafe barista@0.05 openspiel-mcts@0.05 --games 10 --seed 2026 --out "$folder/cafe-openspiel-mcts"
  ludocafe arena match cafe_del_gatto barista@0.05 openspiel-ismcts@0.05 --games 12 --seed 2026 --out "$folder/cafe_del_gatto-openspiel-ismcts"
}

full() {
  for game in "${games[@]}"; do
    ludocafe arena ladder "$game" --games 200 --seed 2026 --workers "$(nproc)" --out "$folder/$game"
    ludocafe arena match "$game" barista@0.3 openspiel-mcts@0.3 --games 100 --seed 2026 --out "$folder/$game-openspiel-mcts"
    ludocafe arena match "$game" barista@0.3 openspiel-ismcts@0.3 --games 100 --seed 2026 --out "$folder/$game-openspiel-ismcts"
  done
}

"$what"
