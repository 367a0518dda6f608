coach-hint = { $choice }: am Ende etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (± { $margin }), gewinnt { $share } von 100 rasch weitergespielten Partien.
coach-hint-solo = { $choice }: am Ende rasch weitergespielter Partien etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (± { $margin }).
coach-hint-equal = So gut wie der erste, soweit diese Partien es zeigen.
coach-hint-than-next = Gegenüber der nächstbesten: { $sources }.
coach-hint-than-best = Gegenüber der besten: { $sources }.
coach-more = { $amount ->
    [one] einen Punkt mehr durch „{ $from }“
   *[other] { $amount } Punkte mehr durch „{ $from }“
}
coach-less = { $amount ->
    [one] einen Punkt weniger durch „{ $from }“
   *[other] { $amount } Punkte weniger durch „{ $from }“
}
coach-allowed = „{ $notation }“ ist erlaubt.
coach-curves = Siegchancen im Lauf der Partie:
coach-curve-solo = Erwartete Punkte im Lauf der Partie:
coach-curve = { $seat } { $curve }
coach-turnings = Wendepunkte:
coach-no-turnings = Keine Entscheidung sticht heraus: Niemand hat viel verschenkt.
coach-turning = Entscheidung { $number }, { $seat }: { $played }. Besser: { $better } ({ $share ->
    [one] { $share } Sieg
   *[other] { $share } Siege
} mehr in 100 Partien).
coach-turning-points = Entscheidung { $number }, { $seat }: { $played }. Besser: { $better } ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} mehr).
coach-turning-sources = Das hätte gebracht: { $sources }.
coach-thinking = Rückblick
coach-help = Ein Trainer: Tipps, Gründe, Rückblicke.
coach-help-hint = Bis zu drei gute Möglichkeiten in einer Stellung.
coach-help-why = Warum eine Aktion nicht möglich ist, mit der Regel.
coach-help-review = Auf eine beendete Partie zurückblicken: Chancen und Wendepunkte.
coach-help-position = Die Stellung in der Notation des Spiels.
coach-help-notation = Die Aktion in der Notation des Spiels.
coach-help-record = Eine Aufzeichnungsdatei.
coach-help-simulations = Simulationen je Entscheidung.
coach-help-seconds = Bedenkzeit in Sekunden.
coach-help-fresh = Keinen Rückblick verwenden, der neben der Aufzeichnung liegt.
