## The first game, step by step (lessons.toml)

lesson-work = Travailler
lesson-work-goal = Bienvenue dans le commerce équitable ! En trois périodes, vous fondez des plantations, placez des négociants, récoltez, remplissez des contrats et livrez des bars. Chaque période a six phases ; à la fin, qui a le plus de points de victoire l’emporte. Ces leçons parcourent une période.
lesson-work-coops = Il y a cinq coopératives. Vous possédez trois plantations de niveau 1, en Colombie, au Brésil et en Indonésie, mais personne n’y travaille encore. La piste Arabica montre votre renom dans chaque coopérative ; chaque » vous avance d’une colonne.
lesson-work-plant = Phase 1 : travailler. Vous avez trois marqueurs action ; la plupart des actions en coûtent un. Commencez par une nouvelle plantation : prenez la première de la rangée A. Elle est gratuite et apporte un âne.
lesson-work-space = La rangée 1 se passe de transport, pas celles du dessus. Placez la plantation au Brésil, rangée 1/2, emplacement 2 : votre âne la monte depuis votre plantation d’en bas, et cette rangée apporte un ».
lesson-work-staff = Une plantation sans ouvrier ne produit rien. Envoyez des ouvriers en Colombie : tous ceux qui y ont une plantation inoccupée en reçoivent un, et comme vous aidez les autres, vous gagnez un ».
lesson-work-marker = Il vous reste un marqueur. Élever un âne en coûte deux. Essayez quand même et voyez ce que disent les règles.
lesson-work-coins = Pour un marqueur, vous pouvez toujours prendre 2 pièces, ou envoyer une civette à Sumatra, où elle trouvera du Kopi Luwak, le joker des cafés. À vous de choisir.
lesson-work-pass = De bons voisins : un ouvrier est venu aussi sur votre plantation d’Indonésie. Il ne vous reste que le marqueur de la réserve bonus ; gardez-le pour un coup dur et passez.
lesson-work-own = Phase 2 : affecter des ouvriers. Chaque plantation encore inoccupée ensuite coûte une pénalité. Placez un ouvrier de votre réserve sur une plantation du Brésil.
lesson-work-second = Et un sur l’autre plantation. Toutes les vôtres sont maintenant occupées.

lesson-trade = Commercer et récolter
lesson-trade-open = Phase 3 : commercer & construire. Ce sont surtout les négociants qui rapportent du café. Ouvrez la maison de négoce du Brésil pour 2 pièces : vous y avez la première place, et recevez en plus un compteur stock.
lesson-trade-join = Les autres pouvaient vous suivre gratuitement : une personne l’a fait, l’autre a préféré la pièce. Maintenant, l’Éthiopie vient d’ouvrir. Suivez, ou refusez et prenez la pièce. À vous de choisir.
lesson-trade-build = À vous de nouveau. Pour 2 pièces, un négociant peut aussi construire, comme entrepreneur. Construisez une station de production.
lesson-trade-site = Placez-la au Brésil, emplacement 1 : elle apporte un », tout de suite 2 cafés du Brésil, et augmente votre qualité là-bas.
lesson-trade-pass = Les autres auraient pu suivre en vous donnant un café, mais personne ne l’a fait. Quand tout le monde passe l’un après l’autre, la phase s’achève. Passez.
lesson-trade-harvest = La phase 4, la récolte, s’est faite toute seule : chaque plantation occupée donne 3 cafés, quel que soit son propriétaire. Les négociants de la maison se les partagent, le premier d’abord ; sans négociant, le café est perdu. Votre civette de Sumatra a trouvé du Kopi Luwak.

lesson-sell = Vendre
lesson-sell-short = Phase 5 : vendre. Vous avez six contrats, de plus en plus précieux vers le bas. Essayez le contrat B, bien qu’il vous manque du café.
lesson-sell-contract = Le contrat A demande 2 cafés du Brésil, 2 d’Indonésie et 1 d’Éthiopie. Il en manque un, mais le Kopi Luwak le remplace. Remplissez le contrat A.
lesson-sell-bonus = Il rapporte des pièces et un bonus. Voulez-vous une civette pour Sumatra ou un ouvrier pour votre réserve ? Vous recevez en outre un compteur Arabica avec son ».
lesson-sell-deliver = Les autres ont passé : ils joueront les premiers à la période suivante. Livrez un bar : à Melbourne, 5 cafés du Brésil valent 8 points.
lesson-sell-second = Une livraison peut être suivie d’une deuxième. Portez votre dernier café du Brésil à Rome, emplacement 1.
lesson-sell-pass = Un café de Colombie peut attendre dans votre entrepôt. Passez ; la phase 6, la réinitialisation, suit d’elle-même : négociants et marqueurs reviennent, le café sans place en entrepôt est perdu, et la période suivante commence.

lesson-ending = La fin
lesson-ending-last = La troisième période s’achève. Il vous reste deux Kopi Luwak, et Séoul ne prend rien d’autre : livrez-les sur l’emplacement 2.
lesson-ending-pass = Passez : avec la dernière réinitialisation, la partie est terminée et tout est compté.
lesson-ending-result = Vous gagnez avec 79 points : 11 de livraisons et 12 pour la première place dans trois bars, 36 de qualité dans les coopératives, où le premier rang vaut 16, le deuxième 8 et où les ex æquo partagent, 9 sur la piste Arabica, 7 de contrats et quelques-uns pour bâtiments, ânes et ouvriers.
lesson-ending-advice = Vous connaissez les grandes lignes. Occupez vos plantations, placez des négociants là où l’on récolte beaucoup, et visez tôt les contrats et la qualité dans deux ou trois coopératives. Tout ce qui est impossible vous dit pourquoi. Bonne première partie !
