import type { ReviewText } from './review-text.ts';

export const wetTexts: ReviewText[] = [
  [
    5,
    'De vrais morceaux',
    'On reconnaît ce qu’il y a dedans, ce qui change des pâtées sans forme. {nom} lèche l’assiette jusqu’à la faire reculer.',
  ],
  [
    5,
    'Parfait en complément',
    'Une portion trois fois par semaine, croquettes réduites comme indiqué. Le poids n’a pas bougé.',
  ],
  [
    5,
    'Appétit revenu',
    'Après une opération, plus rien ne lui disait. Cette pâtée, tiédie, a fait redémarrer les repas.',
  ],
  [
    5,
    'Boit plus sans le savoir',
    'Le bol d’eau restait plein. Avec la pâtée, je suis plus tranquille.',
  ],
  [
    5,
    'Peu de sauce, beaucoup de viande',
    'Le jus est un vrai bouillon. Rien à voir avec les sauces épaisses d’avant.',
  ],
  [
    5,
    'Bonne tenue au réfrigérateur',
    'Couverte, elle reste bonne deux jours. Je la sors un quart d’heure avant, et tout part.',
  ],
  [
    5,
    'Le lot est avantageux',
    'Le grand lot baisse nettement le prix de la portion. Il faut juste un placard.',
  ],
  [
    5,
    'Digestion parfaite',
    'Estomac sensible, aucun souci. La liste courte d’ingrédients y est sûrement pour quelque chose.',
  ],
  [
    5,
    'Approuvée par une troupe',
    'Quatre animaux, quatre assiettes propres. Même la doyenne s’est levée.',
  ],
  [
    5,
    'Facile à ouvrir',
    'Pas de doigts coupés ni de jus sur le plan de travail. On y pense peu, mais c’est agréable.',
  ],
  [
    5,
    'Odeur de cuisine',
    'J’ai failli goûter. {nom} m’a fait comprendre que ce n’était pas la peine.',
  ],
  [
    5,
    'Bon conseil de dosage',
    'Le calcul entre sec et humide est fait sur le site. Cela m’évite la calculette.',
  ],
  [5, 'Toujours la même', 'Dix lots achetés, dix fois la même texture. C’est ce que je demande.'],
  [
    5,
    'Fondante',
    'Idéale pour des dents fatiguées. J’écrase un peu à la fourchette et tout est mangé.',
    null,
    ['senior'],
  ],
  [4, 'Très bonne', 'Un peu chère à l’unité, raisonnable par lot. La qualité suit.'],
  [4, 'Bien acceptée', 'Il a fallu deux essais. Maintenant c’est la fête trois soirs par semaine.'],
  [4, 'Bon produit', 'Les morceaux sont un peu gros pour le mien, je les recoupe. Le goût plaît.'],
  [4, 'Bien emballée', 'Une boîte cabossée dans le lot, remboursée sur simple photo.'],
  [
    4,
    'Portion pratique',
    'Juste ce qu’il faut pour un repas. J’aimerais davantage de recettes au poisson.',
  ],
  [
    3,
    'Trop liquide à mon goût',
    'Le jus va bien à l’un, moins à l’autre. Question d’habitude.',
    'Le jus est du bouillon, sans épaississant. Une cuillerée de croquettes écrasées dedans l’épaissit tout de suite. L’équipe Gamelle',
  ],
  [
    2,
    'Pas touché',
    'Aucun succès ici, alors que la composition est bonne. Tant pis pour moi, j’avais pris le grand lot.',
    'Nous comprenons la déception. Les portions scellées peuvent être rendues sous 14 jours ; le panaché permet d’essayer quatre recettes d’un coup. L’équipe Gamelle',
  ],
  [
    1,
    'Trois portions gonflées',
    'Je n’ai pas osé les donner. Remboursé rapidement, mais cela fait peur.',
    'Vous avez bien fait de ne pas les donner. Le lot a été retiré et analysé : un défaut de scellage sur quelques pièces, corrigé. Merci de nous avoir prévenus. L’équipe Gamelle',
  ],
];
