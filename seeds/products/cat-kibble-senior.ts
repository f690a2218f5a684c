import { kibble } from './kibble.ts';

export const catKibbleSenior = [
  kibble({
    sku: 'PR000135',
    slug: 'croquettes-chat-senior-poulet',
    name: 'Poulet et courge, chat senior',
    species: 'cat',
    protein: 'poulet',
    lifeStages: ['senior'],
    needs: ['petit-appetit'],
    short: 'Dès sept ans : tendre, appétente, avec un phosphore mesuré.',
    description: [
      'Le vieux chat sent moins, mâche moins, et perd du muscle. Cette recette répond par une croquette soufflée, un enrobage de foie et 36 % de protéines de qualité.',
      'Le phosphore est tenu à 0,75 %, par prudence à cet âge. La courge et la chicorée régulent un transit qui se ralentit.',
      'Une visite par an chez le vétérinaire, avec une pesée tous les mois à la maison, reste le meilleur suivi.',
    ],
    composition:
      'Poulet 58 % (poulet frais 28 %, poulet déshydraté 25 %, graisse de poulet 5 %), riz 15 %, protéine de pois, hydrolysat de foie de poulet 4 %, œuf entier séché 3 %, pulpe de betterave, courge séchée 2 %, huile de saumon 2 %, minéraux, levure de bière, fibre de chicorée 0,5 %.',
    analysis: [36, 16, 2.6, 6.4, 7.5, 1, 0.75, 1, 2.8],
    mm: 8,
    drawn: ['Poulet', 'Courge', 'Œuf', 'Saumon'],
    pack: {
      eyebrow: 'Chat senior',
      recipe: 'Poulet & courge',
      claim: 'Croquette tendre',
      coat: 'chartreux',
    },
    crossSell: ['PR000409', 'PR000553', 'PR000706'],
    popularity: 59,
    bags: [
      ['10013501', 1.5, 1850, 90],
      ['10013502', 4, 3990, 96],
    ],
  }),
  kibble({
    sku: 'PR000136',
    slug: 'croquettes-chat-senior-sterilise-poisson',
    name: 'Poisson blanc et haricot vert, chat senior stérilisé',
    species: 'cat',
    protein: 'poisson',
    lifeStages: ['senior'],
    needs: ['sterilise', 'controle-poids'],
    short: 'Pour les seniors d’appartement qui ont gardé bon appétit.',
    description: [
      'Entre sept et douze ans, beaucoup de chats stérilisés sont trop ronds ; ensuite, ils maigrissent. Cette recette accompagne la première période : du colin maigre, des fibres de haricot vert, 12 % de matières grasses.',
      'Le jour où votre chat perd du poids sans raison, revenez à la recette Poulet et courge et prenez rendez-vous chez le vétérinaire.',
    ],
    composition:
      'Poisson blanc 54 % (colin déshydraté 30 %, colin frais 24 %), riz, protéine de pois, fibre de pois 4 %, graisse de volaille 3 %, hydrolysat de poisson, haricot vert séché 2 %, pulpe de betterave, huile de saumon 1,5 %, minéraux, levure de bière, fibre de chicorée 0,5 %.',
    analysis: [36, 12, 5, 6.8, 7.5, 1, 0.8, 1.1, 1.9],
    mm: 8,
    drawn: ['Colin', 'Haricot vert', 'Riz', 'Pois'],
    pack: {
      eyebrow: 'Chat senior',
      recipe: 'Poisson blanc & haricot vert',
      claim: 'Stérilisé',
      coat: 'noir',
    },
    crossSell: ['PR000403', 'PR000707', 'PR000556'],
    popularity: 39,
    bags: [
      ['10013601', 1.5, 1890, 58],
      ['10013602', 4, 4090, 44],
    ],
  }),
];

/** Not on the shelves: still in preparation, or gone. */
export const catKibbleOffShelf = [
  kibble({
    sku: 'PR000137',
    slug: 'croquettes-grand-chat-boeuf',
    name: 'Bœuf et potiron, chat de grand gabarit',
    species: 'cat',
    protein: 'boeuf',
    lifeStages: ['adult'],
    needs: ['peau-pelage'],
    short: 'En préparation, pour les chats de plus de six kilos.',
    description: [
      'Une croquette de 14 mm pour les mâchoires des grands chats, maine coon et norvégien en tête. La recette est en cours d’essai.',
      'Elle paraîtra quand les mesures d’énergie et de pH urinaire seront terminées.',
    ],
    composition:
      'Bœuf 56 % (bœuf déshydraté 32 %, bœuf frais 24 %), riz complet, protéine de pois, graisse de bœuf, potiron séché 3 %, hydrolysat de foie de bœuf, pulpe de betterave, huile de saumon 2 %, minéraux, levure de bière, fibre de chicorée 0,5 %.',
    analysis: [36, 17, 2.8, 7.6, 7.5, 1.3, 1.05, 0.9, 1.9],
    mm: 14,
    drawn: ['Bœuf', 'Potiron', 'Riz', 'Saumon'],
    pack: {
      eyebrow: 'Grand chat',
      recipe: 'Bœuf & potiron',
      claim: 'Croquette 14 mm',
      coat: 'tigre',
    },
    crossSell: ['PR000128', 'PR000406', 'PR000606'],
    status: 'hidden',
    bags: [
      ['10013701', 4, 4390, 0, { visible: false }],
      ['10013702', 8, 7990, 0, { visible: false }],
    ],
  }),
  kibble({
    sku: 'PR000138',
    slug: 'croquettes-chat-sterilise-poisson-ancienne-recette',
    name: 'Poisson de mer, chat stérilisé (ancienne recette)',
    species: 'cat',
    protein: 'poisson',
    lifeStages: ['adult'],
    needs: ['sterilise'],
    short: 'Remplacée par Saumon et courgette, plus riche en poisson.',
    description: [
      'Cette recette mêlait quatre poissons, selon l’arrivage. Nous lui avons préféré Saumon et courgette, dont la composition ne varie pas d’un lot à l’autre.',
      'Les deux recettes ont presque la même énergie : gardez la ration et faites la transition en dix jours.',
    ],
    composition:
      'Poissons de mer 44 % (déshydratés 28 %, frais 16 %), riz, protéine de pois, fibre de pois 4 %, graisse de volaille, hydrolysat de poisson, pulpe de betterave, minéraux, huile de poisson 1 %, fibre de chicorée 0,5 %.',
    analysis: [34, 12, 5, 7.8, 7.5, 1.3, 1.05, 1, 1.8],
    mm: 9,
    drawn: ['Poisson', 'Riz', 'Pois', 'Chicorée'],
    pack: {
      eyebrow: 'Chat stérilisé',
      recipe: 'Poisson de mer',
      claim: 'Ancienne recette',
      coat: 'noir',
    },
    crossSell: ['PR000123', 'PR000129', 'PR000403'],
    status: 'replaced',
    replacedBy: 'PR000123',
    bags: [
      ['10013801', 1.5, 1690, 0, { visible: false }],
      ['10013802', 4, 3690, 0, { visible: false }],
    ],
  }),
];
