import { wet } from './wet.ts';

/** Pouches of 100 g, a small dog's meal. */
export const dogPouches = [
  wet({
    sku: 'PR000307',
    slug: 'sachet-petit-chien-canard-petits-pois',
    name: 'Sachet canard et petits pois, petit chien',
    species: 'dog',
    protein: 'canard',
    lifeStages: ['adult'],
    sizes: ['petit'],
    container: 'pouch',
    short: 'Un sachet, un repas : 100 g de canard en sauce.',
    description: [
      'La boîte de 400 g est trop grande pour un chihuahua. Ce sachet fait un repas entier jusqu’à 5 kg, sans reste au réfrigérateur.',
      'Le canard est coupé menu, la sauce courte. Un bon allié pour les petits chiens qui trient leurs croquettes.',
    ],
    composition:
      'Canard 52 % (chair, foie), bouillon de canard 34 %, petits pois 8 %, amidon de pois 2 %, minéraux, huile de lin 0,5 %.',
    analysis: [9.6, 5.8, 0.6, 2, 78, 0.27, 0.21],
    drawn: ['Canard', 'Petits pois', 'Lin', 'Bouillon'],
    pack: {
      eyebrow: 'Petit chien',
      recipe: 'Canard & petits pois',
      claim: 'Un repas',
      coat: 'blanc-tache',
      ears: 'dressees',
    },
    crossSell: ['PR000222', 'PR000308', 'PR000502'],
    popularity: 36,
    units: [
      ['10030701', 1, 100, 175, 300],
      ['10030702', 12, 100, 1990, 110],
      ['10030703', 24, 100, 3790, 40],
    ],
  }),
  wet({
    sku: 'PR000308',
    slug: 'sachet-petit-chien-sterilise-dinde-carotte',
    name: 'Sachet dinde et carotte, petit chien stérilisé',
    species: 'dog',
    protein: 'dinde',
    lifeStages: ['adult', 'senior'],
    sizes: ['petit'],
    needs: ['sterilise', 'controle-poids'],
    container: 'pouch',
    short: 'La dinde maigre et la carotte pour les petits gabarits vite ronds.',
    description: [
      'Chez un chien de 4 kg, un sucre de trop compte. Cette recette tient à 80 kcal le sachet et reste pleine de goût.',
      'À servir seule ou pour moitié avec les croquettes stérilisé petite taille. Les portions du jour sont calculées ensemble par notre guide.',
    ],
    composition:
      'Dinde 50 % (chair, cœur), bouillon de dinde 35 %, carotte 9 %, fibre de pois 1 %, amidon de pois 1 %, minéraux, huile de saumon 0,3 %.',
    analysis: [9.5, 3.2, 0.9, 1.9, 80, 0.25, 0.19],
    drawn: ['Dinde', 'Carotte', 'Pois', 'Bouillon'],
    pack: {
      eyebrow: 'Petit chien',
      recipe: 'Dinde & carotte',
      claim: 'Stérilisé',
      coat: 'fauve',
      ears: 'dressees',
    },
    crossSell: ['PR000223', 'PR000307', 'PR000502'],
    popularity: 27,
    units: [
      ['10030801', 1, 100, 175, 240],
      ['10030802', 12, 100, 1990, 88],
      ['10030803', 24, 100, 3790, 22],
    ],
  }),
  wet({
    sku: 'PR000309',
    slug: 'sachets-petit-chien-panache-quatre-recettes',
    name: 'Sachets panachés, quatre recettes, petit chien',
    species: 'dog',
    protein: 'poulet',
    lifeStages: ['adult'],
    sizes: ['petit'],
    container: 'multipack',
    short: 'Poulet, bœuf, canard et agneau : trois sachets de chaque.',
    description: [
      'Quatre recettes en sauce dans une seule boîte, pour varier sans changer d’équilibre : elles partagent les mêmes constituants analytiques, à un point près.',
      'Utile pour connaître les goûts d’un nouveau venu avant d’acheter par douze.',
    ],
    composition:
      'Poulet et carotte : poulet 52 %, bouillon 35 %, carotte 8 %, minéraux. Bœuf et courge : bœuf 52 %, bouillon 35 %, courge 8 %, minéraux. Canard et petits pois : canard 52 %, bouillon 34 %, petits pois 8 %, minéraux. Agneau et riz : agneau 50 %, bouillon 36 %, riz 8 %, minéraux.',
    analysis: [9.6, 5.5, 0.5, 2, 78, 0.27, 0.21],
    drawn: ['Poulet', 'Bœuf', 'Canard', 'Agneau'],
    pack: {
      eyebrow: 'Petit chien',
      recipe: 'Panaché',
      claim: 'Quatre recettes',
      coat: 'chocolat',
      ears: 'tombantes',
    },
    crossSell: ['PR000221', 'PR000307', 'PR000501'],
    popularity: 40,
    units: [
      ['10030901', 12, 100, 2090, 130],
      ['10030902', 48, 100, 7490, 26],
    ],
  }),
];
