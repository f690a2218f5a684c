import type { ReviewText } from './review-text.ts';

export const catKibbleTexts: ReviewText[] = [
  [
    5,
    'Difficile, et pourtant',
    '{nom} a boudé six marques. Celle-ci a été goûtée, approuvée et terminée le premier soir. Je n’y croyais plus.',
  ],
  [
    5,
    'Il a retrouvé sa taille',
    'Avec la balance et la ration du guide, 500 g de moins en quatre mois, sans miaulements devant le placard.',
    null,
    ['adult', 'senior'],
  ],
  [
    5,
    'Un poil superbe',
    'On me demande ce que je lui donne. La mue est moins longue et il y en a moins sur les fauteuils.',
  ],
  [
    5,
    'Litière plus discrète',
    'Moins d’odeur, des selles moulées. Pour un appartement, c’est un vrai changement.',
  ],
  [
    5,
    'Deux chats, un seul sac',
    'L’une chasse, l’autre dort, les deux en mangent. J’ajuste seulement la quantité.',
  ],
  [
    5,
    'Croquettes à la bonne taille',
    'Ni poussière ni miettes au fond du sac. {nom} les croque une par une, avec un bruit très satisfaisant.',
  ],
  [
    5,
    'Plus de vomissements',
    'Des repas trop rapides, souvent rendus. Petites portions et cette recette : presque plus rien depuis deux mois.',
  ],
  [
    5,
    'Composition transparente',
    'J’ai comparé les étiquettes avec une amie vétérinaire. C’est la seule où elle n’a pas levé un sourcil.',
  ],
  [
    5,
    'Abonnement sans piège',
    'J’ai mis en pause pendant un déménagement puis repris. Aucun appel à passer, aucun débit surprise.',
  ],
  [
    5,
    'Il boit mieux avec la pâtée',
    'Sur le conseil du menu, trois sachets par semaine et ces croquettes le reste du temps. Équilibre trouvé.',
  ],
  [
    5,
    'Reconnu à l’odeur',
    '{nom} arrive du bout du couloir quand j’ouvre le sac. Avant, il fallait l’appeler.',
  ],
  [
    5,
    'Vieux chat, bon appétit',
    'Quatorze ans et il réclame de nouveau. La croquette cède facilement, même avec trois dents en moins.',
    null,
    ['senior'],
  ],
  [
    5,
    'Chaton en pleine forme',
    'Poids suivi chaque semaine, courbe parfaite. Le vétérinaire m’a dit de ne rien changer.',
    null,
    ['growth'],
  ],
  [
    5,
    'Très bien pensé',
    'La fiche indique la ration, l’énergie et la taille de la croquette. On n’a rien à deviner.',
  ],
  [
    5,
    'Prix raisonnable',
    'Le grand sac au prix abonné revient au prix d’une marque de supermarché, en bien mieux.',
  ],
  [
    5,
    'Fini les boules de poils',
    'Ou presque : une en deux mois au lieu d’une par semaine. Le brossage aide aussi, soyons justes.',
  ],
  [
    5,
    'Livraison impeccable',
    'Déposé au troisième étage avec le sourire. Le sac était intact et la date très loin.',
  ],
  [
    5,
    'Transition facile',
    'Chat méfiant, j’ai doublé la durée conseillée. Tout est passé sans une gamelle refusée.',
  ],
  [
    5,
    'Calme après le repas',
    'Plus de cavalcade à trois heures du matin pour réclamer. La ration du soir tient jusqu’au matin.',
  ],
  [
    5,
    'Nous y revenons',
    'Une infidélité de deux mois ailleurs, et retour ici. {nom} a fait une fête à la gamelle.',
  ],
  [
    5,
    'Parfait en appartement',
    'Un chat qui sort peu et qui garde sa ligne. Je pèse tous les matins, cela prend dix secondes.',
  ],
  [5, 'Rien à redire', 'Produit, emballage, délai, réponse au téléphone : tout est net.'],
  [
    5,
    'Le pelage et l’humeur',
    'Poil brillant, chat joueur. Je ne sais pas si tout vient des croquettes, mais nous continuons.',
  ],
  [
    5,
    'Bonne surprise',
    'Pris pour dépanner, gardé depuis un an. Le format moyen se conserve bien, refermé.',
  ],
  [
    4,
    'Presque parfait',
    'Il trie encore un peu, mais c’est son caractère. La qualité ne fait pas de doute.',
  ],
  [
    4,
    'Bon produit',
    'Le goût plaît, la digestion suit. Je trouve seulement que le sac pourrait se refermer plus facilement avec une main.',
  ],
  [
    4,
    'Bonne trouvaille',
    'Quatre étoiles, car il m’a fallu trois essais pour trouver la bonne recette. Les échantillons ont aidé.',
  ],
  [4, 'Odeur un peu forte', 'C’est bon signe, paraît-il. {nom} adore, mon placard un peu moins.'],
  [
    4,
    'Bien, à confirmer',
    'Deux mois de recul seulement. Selles et poil sont mieux, le poids est stable.',
  ],
  [
    4,
    'Petit retard',
    'Un jour de plus que prévu, avec un e-mail pour prévenir. Le produit mérite cinq étoiles.',
  ],
  [
    4,
    'Très correct',
    'Mes trois chats en mangent, l’un avec enthousiasme, les autres avec politesse.',
  ],
  [
    4,
    'Bonne tolérance',
    'Aucun souci de digestion chez un chat fragile. Le prix du petit sac m’a fait hésiter.',
  ],
  [
    3,
    'Goût moyen',
    'Il en mange, sans plus. Avec un peu de bouillon dessus, cela passe mieux.',
    'Merci pour l’astuce, elle marche souvent. Si l’enthousiasme ne vient pas, l’échantillon de la recette Canard et foie a décidé plus d’un hésitant. L’équipe Gamelle',
  ],
  [
    3,
    'Pas mal',
    'Bonne composition, mais mon chat a pris 200 g. J’ai sans doute eu la main lourde.',
    'La main est souvent plus lourde que la balance ! Le guide peut recalculer sa ration avec son poids d’aujourd’hui. L’équipe Gamelle',
  ],
  [
    2,
    'Refus complet',
    '{nom} n’y a pas touché en trois jours. Retour à l’ancienne recette. Dommage.',
    'Merci de nous le dire. Un chat qui ne mange pas plus d’une journée ne doit pas attendre : vous avez bien fait. Un échantillon évite cette déception, nous vous en proposons un d’une autre recette. L’équipe Gamelle',
  ],
  [
    1,
    'Erreur de recette',
    'J’ai reçu le mauvais parfum et mon chat ne le tolère pas. L’échange a pris une semaine.',
    'C’est notre faute et nous nous en excusons. L’échange a été remboursé en plus du renvoi, et un second contrôle est fait depuis sur cette ligne de préparation. L’équipe Gamelle',
  ],
];
