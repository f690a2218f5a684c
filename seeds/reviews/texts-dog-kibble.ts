import type { ReviewText } from './review-text.ts';

/** `{nom}` is the animal's name. */
export const dogKibbleTexts: ReviewText[] = [
  [
    5,
    'Gamelle vide en deux minutes',
    'Premier sac fini, deuxième commandé. {nom} attend devant le placard à l’heure du repas, ce qui n’était jamais arrivé avec l’ancienne marque.',
  ],
  [
    5,
    'Enfin une étiquette lisible',
    'Je sais ce que je donne, avec des pourcentages qui s’additionnent. Le poil est plus brillant depuis deux mois, mais c’est surtout la clarté qui a emporté la décision.',
  ],
  [
    5,
    'Selles bien formées',
    'Sujet peu glamour, mais c’est le premier changement que nous avons vu. Transition en dix jours comme conseillé, aucun souci.',
  ],
  [
    5,
    'La ration du guide était juste',
    'Nous donnions 60 g de trop chaque jour sans le savoir. {nom} a perdu 1,4 kg en trois mois et court de nouveau avec nous.',
    null,
    ['adult', 'senior'],
  ],
  [
    5,
    'Adopté par deux chiens',
    'Deux caractères opposés, une seule gamelle finie à chaque fois. Le grand sac dure six semaines chez nous.',
  ],
  [
    5,
    'Livré quand il fallait',
    'L’abonnement tombe pile au moment où le sac se vide. J’ai décalé un envoi pendant les vacances, en trois clics.',
  ],
  [
    5,
    'Odeur agréable',
    'Cela sent la nourriture, pas l’arôme. Les croquettes ne sont pas grasses au toucher et le sac ferme bien.',
  ],
  [
    5,
    'Pour un estomac difficile',
    'Nous avions essayé quatre marques. Ici, plus de gargouillis la nuit. Je croise les doigts pour que la recette ne change pas.',
  ],
  [
    5,
    'Le chien de mes parents aussi',
    'J’en ai laissé un bocal chez mes parents, ils ont passé commande la semaine suivante. C’est dire.',
  ],
  [
    5,
    'Très bon rapport qualité-prix',
    'Au kilo, le grand format revient moins cher que ce que j’achetais en animalerie, pour une composition bien meilleure.',
  ],
  [
    5,
    'Il mâche enfin',
    '{nom} avalait tout rond. La taille de la croquette l’oblige à croquer, et le repas dure deux fois plus longtemps.',
  ],
  [
    5,
    'Poil plus doux',
    'Au bout de sept semaines, la différence se sent sous la main. La toiletteuse l’a remarqué sans que je dise rien.',
  ],
  [
    5,
    'Sérieux',
    'Numéro de lot, date lointaine, sac intact. Le service clients m’a donné la teneur en magnésium par e-mail dans la journée.',
  ],
  [
    5,
    'Transition sans accroc',
    'J’avais peur du changement. Un quart, la moitié, trois quarts : rien à signaler, à part un appétit retrouvé.',
  ],
  [
    5,
    'Recommandé à l’élevage',
    'Nous élevons en famille. Trois adultes nourris avec depuis un an, bon état, bonnes dents, bonnes prises de sang.',
  ],
  [
    5,
    'Moins de gaz',
    'Mon salon vous remercie. {nom} dort toujours sur le canapé, mais on peut rester à côté.',
  ],
  [
    5,
    'Une énergie régulière',
    'Longues marches le week-end, semaine calme. Avec la ration ajustée selon les jours, le poids ne bouge plus.',
  ],
  [
    5,
    'Bien mieux que prévu',
    'J’ai commandé l’échantillon par curiosité. Le lendemain, {nom} a refusé ses anciennes croquettes. Le choix était fait.',
  ],
  [
    5,
    'Sac pratique',
    'La glissière tient jusqu’à la dernière croquette et le sac entre dans le conteneur. Petit détail, grande différence.',
  ],
  [
    5,
    'Fidèles depuis trois ans',
    'Nous avons suivi toute la gamme, de la croissance à l’âge adulte. Jamais un lot décevant.',
  ],
  [
    5,
    'Digestion au point',
    'Deux selles par jour au lieu de quatre, et bien moulées. On ramasse moins, c’est toujours cela.',
  ],
  [
    5,
    'Un chien en forme',
    'Le vétérinaire l’a trouvé parfait à la visite annuelle : poids stable, muscles, gencives roses.',
  ],
  [
    5,
    'Explications claires',
    'J’ai enfin compris la différence entre cendres et minéraux. La fiche vaut un cours.',
  ],
  [
    5,
    'Conseil honnête',
    'Au téléphone, on m’a conseillé une recette moins chère que celle que je voulais. Rare.',
  ],
  [
    4,
    'Très bien, un peu cher en petit format',
    'La qualité est là. Le petit sac revient cher au kilo ; il faut avoir la place de stocker le grand.',
  ],
  [
    4,
    'Bonnes croquettes',
    '{nom} les mange sans se presser, mais les finit. Quatre étoiles parce que le premier colis a eu un jour de retard.',
  ],
  [
    4,
    'Bonne impression',
    'Composition au-dessus de ce que je trouvais. J’aimerais un format intermédiaire entre le moyen et le grand sac.',
  ],
  [
    4,
    'Bien toléré',
    'Pas de souci digestif. La croquette me semble un peu dure pour un chien qui n’a plus toutes ses dents, je l’humidifie.',
    null,
    ['senior'],
  ],
  [
    4,
    'Bon produit, carton cabossé',
    'Le sac n’avait rien, heureusement. Le carton avait visiblement voyagé sous quelque chose de lourd.',
  ],
  [
    4,
    'Appétence correcte',
    'Il a fallu quatre jours pour qu’il s’y mette. Depuis, plus de problème.',
  ],
  [
    4,
    'Bon bilan',
    'Le poil est plus beau, le transit régulier. J’attends de voir sur une année entière avant la cinquième étoile.',
  ],
  [
    4,
    'Pratique avec l’abonnement',
    'Tout est clair, sauf que j’ai cherché un moment où changer la fréquence. C’est dans le second onglet.',
  ],
  [
    3,
    'Correct',
    'Rien à reprocher à la composition, mais {nom} préférait l’autre recette. Je reviendrai à celle-là.',
    'Merci de l’avoir essayée. Les goûts se discutent rarement avec un chien : vous pouvez changer de recette dans votre abonnement jusqu’à quatre jours avant l’envoi. L’équipe Gamelle',
  ],
  [
    3,
    'Bof sur l’appétence',
    'Mange s’il n’y a rien d’autre. Il faut dire que c’est un difficile.',
    'Essayez d’humidifier les croquettes à l’eau tiède dix minutes, l’odeur change beaucoup. Et un échantillon permet de tester une autre recette avant de racheter. L’équipe Gamelle',
  ],
  [
    2,
    'N’a pas convenu à mon chien',
    'Selles molles pendant deux semaines malgré la transition. J’ai arrêté. Le service clients a été correct.',
    'Nous sommes désolés que la recette ne lui ait pas convenu. Une recette à une seule viande serait peut-être mieux tolérée ; si cela continue, parlez-en à votre vétérinaire. L’équipe Gamelle',
  ],
  [
    1,
    'Sac percé à l’arrivée',
    'La moitié des croquettes dans le carton. Remplacé, mais j’ai dû attendre trois jours avec un chien à nourrir.',
    'Toutes nos excuses. Le sac a été renvoyé en express le jour de votre message, et l’emballage de ce transporteur a été renforcé depuis. L’équipe Gamelle',
  ],
];
