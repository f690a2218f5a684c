import { kibble } from './kibble.ts';

/** Older dogs. */
export const dogKibbleSenior = [
  kibble({
    sku: 'PR000251',
    slug: 'croquettes-chien-senior-poulet-articulations',
    name: 'Poulet et épeautre, chien senior',
    species: 'dog',
    protein: 'poulet',
    lifeStages: ['senior'],
    needs: ['articulations'],
    short: 'Pour les museaux blanchis : des protéines hautes, une énergie mesurée.',
    description: [
      'Un vieux chien ne doit pas manger moins de protéines, au contraire : ce sont ses muscles. Il doit manger moins d’énergie. Cette recette fait les deux, avec 29 % de protéines et 12 % de matières grasses.',
      'La glucosamine, la chondroïtine et la moule verte contribuent au confort des articulations. La croquette est plus aérée, facile à casser, et s’attendrit en cinq minutes dans l’eau tiède.',
      'Un amaigrissement, une soif nouvelle ou une raideur au lever se signalent au vétérinaire : ce n’est pas « juste l’âge ».',
    ],
    composition:
      'Poulet 54 % (poulet déshydraté 29 %, poulet frais 25 %), épeautre 12 %, riz, pulpe de betterave, hydrolysat de foie de poulet, graisse de poulet, huile de saumon 2 %, œuf entier séché, minéraux, fibre de chicorée 0,5 %, poudre de moule verte 0,4 %, glucosamine 0,12 %, chondroïtine 0,06 %.',
    analysis: [29, 12, 3, 6.6, 8.5, 1.1, 0.8, 0.9, 2.3],
    mm: 11,
    drawn: ['Poulet', 'Épeautre', 'Moule verte', 'Œuf'],
    pack: {
      eyebrow: 'Chien senior',
      recipe: 'Poulet & épeautre',
      claim: 'Articulations',
      coat: 'gris',
      ears: 'tombantes',
    },
    crossSell: ['PR000306', 'PR000601', 'PR000712'],
    popularity: 67,
    bags: [
      ['10025101', 1.5, 1490, 80],
      ['10025102', 4, 3190, 120],
      ['10025103', 12, 7190, 96],
    ],
  }),
  kibble({
    sku: 'PR000252',
    slug: 'croquettes-petit-chien-senior-poisson',
    name: 'Poisson blanc et riz, petit chien senior',
    species: 'dog',
    protein: 'poisson',
    lifeStages: ['senior'],
    sizes: ['petit'],
    needs: ['dentaire'],
    short: 'Une petite croquette tendre pour les vieilles mâchoires.',
    description: [
      'Les petits chiens vieillissent tard et perdent des dents tôt. La croquette de 7 mm est soufflée : elle cède sous une pression légère, et fond si on l’humidifie.',
      'Le colin est doux pour l’estomac. Le phosphore reste modéré, les protéines à 28 %.',
    ],
    composition:
      'Poisson blanc 48 % (colin déshydraté 26 %, colin frais 22 %), riz 22 %, graisse de volaille, pulpe de betterave, hydrolysat de poisson, huile de saumon 1,5 %, œuf entier séché 1 %, minéraux, algues séchées 0,5 %, fibre de chicorée 0,5 %.',
    analysis: [28, 14, 2.4, 6.6, 8, 1, 0.75, 1, 2.1],
    mm: 7,
    drawn: ['Colin', 'Riz', 'Œuf', 'Algues'],
    pack: {
      eyebrow: 'Petit chien senior',
      recipe: 'Poisson blanc & riz',
      claim: 'Croquette tendre',
      coat: 'blanc-tache',
      ears: 'dressees',
    },
    crossSell: ['PR000308', 'PR000502', 'PR000712'],
    popularity: 45,
    bags: [
      ['10025201', 1.5, 1590, 66],
      ['10025202', 4, 3390, 48],
    ],
  }),
  kibble({
    sku: 'PR000253',
    slug: 'croquettes-grand-chien-senior-agneau',
    name: 'Agneau et riz, grand chien senior',
    species: 'dog',
    protein: 'agneau',
    lifeStages: ['senior'],
    sizes: ['grand', 'geant'],
    needs: ['articulations'],
    short: 'Dès cinq ou six ans, quand les grands chiens prennent leur temps.',
    description: [
      'Un grand chien est senior vers six ans, un géant dès cinq. Cette recette réduit l’énergie, garde les protéines et porte la glucosamine à 0,15 %, pour contribuer au confort d’articulations qui ont beaucoup porté.',
      'L’agneau et le riz restent faciles à digérer. La croquette fait 15 mm mais s’écrase sans effort.',
    ],
    composition:
      'Agneau 48 % (agneau déshydraté 27 %, agneau frais 21 %), riz 24 %, pulpe de betterave, graisse d’agneau, hydrolysat de foie d’agneau, huile de saumon 2 %, minéraux, psyllium 0,5 %, fibre de chicorée 0,5 %, poudre de moule verte 0,4 %, glucosamine 0,15 %, chondroïtine 0,08 %.',
    analysis: [27, 12, 2.8, 6.8, 8.5, 1.1, 0.8, 0.9, 1.7],
    mm: 15,
    drawn: ['Agneau', 'Riz', 'Moule verte', 'Psyllium'],
    pack: {
      eyebrow: 'Grand chien senior',
      recipe: 'Agneau & riz',
      claim: 'Articulations',
      coat: 'noir-feu',
      ears: 'tombantes',
    },
    crossSell: ['PR000306', 'PR000704', 'PR000712'],
    popularity: 42,
    bags: [
      ['10025301', 4, 3290, 52],
      ['10025302', 12, 7390, 84],
    ],
  }),
];

/** Recipes one can no longer buy: an old link still explains what became of them. */
export const dogKibbleFormer = [
  kibble({
    sku: 'PR000261',
    slug: 'croquettes-chien-adulte-poulet-riz-ancienne-recette',
    name: 'Poulet et riz, chien adulte (ancienne recette)',
    species: 'dog',
    protein: 'poulet',
    lifeStages: ['adult'],
    short: 'Remplacée par Poulet et patate douce, avec davantage de poulet.',
    description: [
      'Cette recette a nourri les chiens de la maison pendant six ans. Elle a laissé la place à Poulet et patate douce, qui contient 62 % de poulet au lieu de 48 %.',
      'Pour passer de l’une à l’autre, faites une transition de dix jours : les deux recettes ont la même énergie, à 2 % près.',
    ],
    composition:
      'Poulet 48 % (poulet déshydraté 26 %, poulet frais 22 %), riz 28 %, graisse de poulet, pulpe de betterave, hydrolysat de foie de poulet, minéraux, huile de saumon 1 %, fibre de chicorée 0,5 %.',
    analysis: [26, 15, 2.5, 7, 8.5, 1.3, 0.95, 0.5, 2.6],
    mm: 12,
    drawn: ['Poulet', 'Riz', 'Chicorée', 'Saumon'],
    pack: {
      eyebrow: 'Chien adulte',
      recipe: 'Poulet & riz',
      claim: 'Ancienne recette',
      coat: 'fauve',
      ears: 'tombantes',
    },
    crossSell: ['PR000201', 'PR000221', 'PR000231'],
    status: 'replaced',
    replacedBy: 'PR000201',
    bags: [
      ['10026101', 4, 2690, 0, { visible: false }],
      ['10026102', 12, 5990, 0, { visible: false }],
    ],
  }),
  kibble({
    sku: 'PR000262',
    slug: 'croquettes-chien-adulte-boeuf-mais',
    name: 'Bœuf et maïs, chien adulte',
    species: 'dog',
    protein: 'boeuf',
    lifeStages: ['adult'],
    short: 'Une recette que nous ne fabriquons plus.',
    description: [
      'Nous avons arrêté cette recette au printemps 2026 : le maïs avait ses défenseurs, mais trop peu pour en cuire chaque semaine.',
      'Les chiens actifs trouveront le bœuf dans la recette Bœuf et avoine, les grands gabarits dans Bœuf et patate douce.',
    ],
    composition:
      'Bœuf 42 % (bœuf déshydraté 24 %, bœuf frais 18 %), maïs 26 %, graisse de bœuf, pulpe de betterave, hydrolysat de foie de bœuf, minéraux, huile de colza, fibre de chicorée 0,3 %.',
    analysis: [25, 14, 2.8, 7.2, 8.5, 1.4, 1, 0.4, 2],
    mm: 13,
    drawn: ['Bœuf', 'Maïs', 'Chicorée', 'Colza'],
    pack: {
      eyebrow: 'Chien adulte',
      recipe: 'Bœuf & maïs',
      claim: 'Recette arrêtée',
      coat: 'chocolat',
      ears: 'bouton',
    },
    crossSell: ['PR000206', 'PR000232', 'PR000302'],
    status: 'stopped',
    bags: [
      ['10026201', 4, 2590, 0],
      ['10026202', 12, 5790, 0],
    ],
  }),
];
