preparation-cold = cold
preparation-creamy = creamy
preparation-hot = hot
board-token = { $face } { $token }, row { $row }, price { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
board-barista = Value of the tokens
board-tile-left = Tile { $value }: { $count ->
    [0] none left
   *[other] { $count } left
}
board-tile-owned = Tile { $value }: { $seat } has it
board-tile-gone = gone
board-tile-missing = { $missing } short
board-serving = Serving the { $cup }
board-sugar = Sugar cubes
board-less-sugar = Less sugar
board-more-sugar = More sugar
board-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
board-reserve = Coin reserve
board-sugar-reserve = { $amount ->
    [one] { $amount } sugar cube left
   *[other] { $amount } sugar cubes left
}
board-bag = Bag { $bag } · discard { $discard }
board-still-in-bag = Still in the bag (+ on the discard)
board-cup-served = served for { $value ->
    [one] { $value } point
   *[other] { $value } points
}
board-cup-filled = { $filled } of { $size ->
    [one] { $size } space filled
   *[other] { $size } spaces filled
}
board-interim = Intermediate round: bag and discard were empty, { $round ->
    [2] nobody can serve and everyone empties the fullest cup
   *[other] everyone with a full cup serves one
}
board-first-player = First player
board-served = { $count } of { $total } served
board-price-later = then { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
board-sure = { $left ->
    [0] No coin would be left
    [one] Only { $left } coin would be left
   *[other] Only { $left } coins would be left
}. Clean?
