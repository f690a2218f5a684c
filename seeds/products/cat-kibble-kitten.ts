import { kibble } from './kibble.ts';

export const catKibbleKitten = [
  kibble({
    sku: 'PR000121',
    slug: 'croquettes-chaton-poulet',
    name: 'Poulet et œuf, chaton',
    species: 'cat',
    protein: 'poulet',
    lifeStages: ['growth'],
    short: 'De deux à douze mois : 40 % de protéines dans une croquette de 6 mm.',
    description: [
      'Un chaton double son poids en un mois et fait une quinzaine de petits repas par jour. La croquette est minuscule, très riche, et s’humidifie bien pour le sevrage.',
      'Poulet et œuf fournissent 40 % de protéines ; l’huile de saumon apporte du DHA. La taurine, indispensable au chat, est complétée.',
      'Gardez cette recette jusqu’à douze mois, même après la stérilisation : réduisez seulement la ration si le chaton s’arrondit.',
    ],
    composition:
      'Poulet 64 % (poulet déshydraté 34 %, poulet frais 22 %, graisse de poulet 8 %), riz 14 %, œuf entier séché 4 %, hydrolysat de foie de poulet, protéine de pois, huile de saumon 2 %, pulpe de betterave, minéraux, levure de bière 1 %, fibre de chicorée 0,5 %.',
    analysis: [40, 20, 1.8, 7.8, 7.5, 1.3, 1.1, 0.9, 3.4],
    mm: 6,
    drawn: ['Poulet', 'Œuf', 'Riz', 'Saumon'],
    pack: { eyebrow: 'Chaton', recipe: 'Poulet & œuf', claim: 'Croissance', coat: 'roux' },
    crossSell: ['PR000407', 'PR000555', 'PR000710'],
    popularity: 75,
    bags: [
      ['10012101', 0.4, 690, 130],
      ['10012102', 1.5, 1890, 640],
      ['10012103', 4, 4090, 95],
    ],
  }),
  kibble({
    sku: 'PR000122',
    slug: 'croquettes-chaton-saumon-sans-cereales',
    name: 'Saumon et pois sans céréales, chaton',
    species: 'cat',
    protein: 'saumon',
    lifeStages: ['growth'],
    needs: ['sans-cereales', 'peau-pelage'],
    short: 'Le saumon pour grandir, les pois à la place du riz.',
    description: [
      'Une croissance au poisson, pour les chatons qui tournent le dos à la volaille. Le saumon contient naturellement du DHA, et son huile porte les oméga 3 à 2 %.',
      'Sans céréales ni maïs. La croquette de 6 mm convient dès huit semaines, humidifiée les premiers jours.',
    ],
    composition:
      'Saumon 60 % (saumon déshydraté 34 %, saumon frais 23 %, huile de saumon 3 %), protéine de pois, pois 10 %, pomme de terre, graisse de volaille, hydrolysat de poisson, œuf entier séché 2 %, pulpe de betterave, minéraux, levure de bière, myrtille séchée 0,5 %, fibre de chicorée 0,5 %.',
    analysis: [39, 19, 2.2, 8.2, 7.5, 1.4, 1.15, 2, 2.6],
    mm: 6,
    drawn: ['Saumon', 'Pois', 'Œuf', 'Myrtille'],
    pack: { eyebrow: 'Chaton', recipe: 'Saumon & pois', claim: 'Sans céréales', coat: 'siamois' },
    crossSell: ['PR000408', 'PR000555', 'PR000701'],
    popularity: 48,
    bags: [
      ['10012201', 0.4, 750, 85],
      ['10012202', 1.5, 2090, 90],
      ['10012203', 4, 4490, 40],
    ],
  }),
];
