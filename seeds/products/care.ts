import { goods } from './goods.ts';
import { BOTTLE_PACKAGING } from './label-texts.ts';
import { treat } from './treat.ts';

const SUPPLEMENT_STORAGE =
  'À conserver à l’abri de la lumière, flacon refermé. Après ouverture, au frais et sous trois mois. Date de durabilité minimale et numéro de lot : sur l’emballage.';

/** Complementary foods shelved with the care products. */
export const supplements = [
  treat({
    sku: 'PR000601',
    slug: 'huile-de-saumon-chien',
    name: 'Huile de saumon, chien',
    species: 'dog',
    protein: 'saumon',
    lifeStages: ['growth', 'adult', 'senior'],
    needs: ['peau-pelage'],
    packKind: 'bottle',
    shelf: 'care',
    short: 'Une pompe, et la gamelle sent le large.',
    description: [
      'Huile pressée à froid à partir de chutes de saumon, filtrée, sans arôme. Ses oméga 3 aident à garder une peau saine et un beau pelage.',
      'Elle est grasse : 9 kcal par gramme. Une pression de 2 ml vaut 17 kcal, à retirer de la ration.',
    ],
    composition: 'Huile de saumon 100 %.',
    additives: 'Additifs technologiques (par kg) : extraits de tocophérols 500 mg.',
    analysis: [0.1, 99.5, 0.1, 0.1, 0.2],
    energy: 880,
    instructions:
      'Aliment complémentaire : une pression (2 ml) par jour pour 10 kg, sur la nourriture, six au plus. Commencez par une demi-dose pendant une semaine.',
    storage: SUPPLEMENT_STORAGE,
    packaging: BOTTLE_PACKAGING,
    drawn: ['Saumon', 'Huile', 'Saumon', 'Huile'],
    pack: {
      eyebrow: 'Complément',
      recipe: 'Huile de saumon',
      claim: 'Peau et pelage',
      coat: 'chocolat',
      ears: 'tombantes',
    },
    crossSell: ['PR000243', 'PR000202', 'PR000602'],
    popularity: 57,
    pieces: [
      ['10060101', '250 ml', '250-ml', 230, 290, 1190, 140],
      ['10060102', '500 ml', '500-ml', 460, 540, 1990, 120],
      ['10060103', '1 L', '1-l', 920, 1020, 3290, 40],
    ],
  }),
  treat({
    sku: 'PR000603',
    slug: 'pate-au-malt-chat',
    name: 'Pâte au malt, chat',
    species: 'cat',
    protein: 'lait',
    lifeStages: ['adult', 'senior'],
    needs: ['boules-de-poils'],
    packKind: 'bottle',
    shelf: 'care',
    short: 'Un ruban de pâte à lécher, surtout en période de mue.',
    description: [
      'Extrait de malt, huile de poisson et fibre : la pâte glisse avec les poils avalés et aide à limiter les boules de poils.',
      'La plupart des chats la prennent au doigt. Pour les autres, déposez-en sur la patte : il la nettoiera.',
    ],
    composition:
      'Extrait de malt 44 %, huile de colza, sirop de glucose, huile de poisson 8 %, cellulose 4 %, levure de bière 2 %.',
    analysis: [4, 26, 4, 1.5, 20],
    energy: 400,
    instructions:
      'Aliment complémentaire : 3 cm par jour, 6 cm pendant la mue, au doigt ou sur la nourriture.',
    storage: SUPPLEMENT_STORAGE,
    packaging: BOTTLE_PACKAGING,
    drawn: ['Malt', 'Colza', 'Poisson', 'Levure'],
    pack: {
      eyebrow: 'Complément',
      recipe: 'Pâte au malt',
      claim: 'Boules de poils',
      coat: 'tigre',
    },
    crossSell: ['PR000554', 'PR000130', 'PR000606'],
    popularity: 40,
    pieces: [
      ['10060301', '50 g', '50-g', 50, 70, 690, 120],
      ['10060302', '100 g', '100-g', 100, 128, 1190, 55],
    ],
  }),
  treat({
    sku: 'PR000604',
    slug: 'poudre-d-algues-hygiene-dentaire-chien',
    name: 'Poudre d’algues, hygiène dentaire, chien',
    species: 'dog',
    protein: 'legumes',
    lifeStages: ['adult', 'senior'],
    needs: ['dentaire'],
    packKind: 'jar',
    shelf: 'care',
    short: 'Une mesure d’algues de Bretagne sur les croquettes.',
    description: [
      'Ascophyllum nodosum, récoltée à marée basse, séchée et moulue. Saupoudrée chaque jour, elle participe à l’hygiène bucco-dentaire ; comptez six semaines pour en juger.',
      'L’algue est riche en iode. Elle ne convient pas à un chien suivi pour la thyroïde : demandez à votre vétérinaire.',
    ],
    composition: 'Algues brunes séchées 100 % (Ascophyllum nodosum).',
    additives: 'Aucun additif.',
    analysis: [6, 3, 6, 24, 12],
    energy: 200,
    instructions:
      'Aliment complémentaire : une mesure rase (0,5 g) par jour pour 10 kg, sur la nourriture. Ne dépassez pas la dose.',
    storage: SUPPLEMENT_STORAGE,
    packaging: BOTTLE_PACKAGING,
    drawn: ['Algues', 'Bretagne', 'Algues', 'Bretagne'],
    pack: {
      eyebrow: 'Complément',
      recipe: 'Algues',
      claim: 'Hygiène dentaire',
      coat: 'gris',
      ears: 'bouton',
    },
    crossSell: ['PR000502', 'PR000605', 'PR000252'],
    popularity: 32,
    pieces: [
      ['10060401', '60 g', '60-g', 60, 110, 990, 80],
      ['10060402', '180 g', '180-g', 180, 250, 2290, 26],
    ],
  }),
];

/** Cosmetic care. */
export const careGoods = [
  goods({
    sku: 'PR000602',
    slug: 'shampooing-doux-avoine-chien',
    name: 'Shampooing doux à l’avoine, chien',
    species: 'dog',
    kind: 'care',
    needs: ['peau-pelage'],
    short: 'Peu de mousse, pas de parfum, une eau de rinçage claire.',
    description: [
      'Une base lavante douce, du lait d’avoine, un pH de 7 adapté à la peau du chien. Il mousse peu : c’est normal, et plus vite rincé.',
      'Un bain par mois suffit à la plupart des chiens. Mouillez à l’eau tiède, massez deux minutes, rincez longtemps.',
    ],
    warnings:
      'Usage externe. Évitez les yeux et les oreilles. Ne convient pas aux chiots de moins de trois mois. Tenir hors de portée des enfants.',
    packaging: BOTTLE_PACKAGING,
    pack: {
      kind: 'bottle',
      range: 'legumes',
      eyebrow: 'Soin',
      recipe: 'Shampooing',
      claim: 'À l’avoine',
      coat: 'blanc-tache',
      ears: 'tombantes',
    },
    crossSell: ['PR000606', 'PR000601', 'PR000243'],
    popularity: 35,
    pieces: [
      ['10060201', '250 ml', '250-ml', 250, 295, 890, 110],
      ['10060202', '1 L', '1-l', 1000, 1090, 2490, 32],
    ],
  }),
  goods({
    sku: 'PR000605',
    slug: 'lotion-nettoyante-oreilles-chien-chat',
    name: 'Lotion nettoyante pour les oreilles, chien et chat',
    species: 'both',
    kind: 'care',
    short: 'Pour l’entretien, une fois par semaine, avec un coton.',
    description: [
      'Une lotion d’hygiène, sans alcool, qui ramollit le cérumen. Versez, massez la base de l’oreille, laissez l’animal secouer la tête, essuyez ce qui remonte.',
      'Une oreille rouge, malodorante ou douloureuse n’a pas besoin d’un nettoyage mais d’un vétérinaire.',
    ],
    warnings:
      'Usage externe, sur une oreille saine. Ne pas utiliser si le tympan est abîmé. Tenir hors de portée des enfants.',
    packaging: BOTTLE_PACKAGING,
    pack: {
      kind: 'bottle',
      range: 'poisson',
      eyebrow: 'Soin',
      recipe: 'Oreilles',
      claim: 'Sans alcool',
      coat: 'fauve',
      ears: 'tombantes',
    },
    crossSell: ['PR000602', 'PR000606', 'PR000604'],
    popularity: 28,
    pieces: [['10060501', '125 ml', '125-ml', 125, 160, 950, 75]],
  }),
  goods({
    sku: 'PR000606',
    slug: 'brosse-demelante-chien-chat',
    name: 'Brosse démêlante, chien et chat',
    species: 'both',
    kind: 'care',
    needs: ['peau-pelage', 'boules-de-poils'],
    short: 'Des pointes arrondies qui rentrent d’une pression.',
    description: [
      'Les pointes fines attrapent le sous-poil sans griffer ; un bouton les rétracte et le poil se retire d’un bloc.',
      'Cinq minutes, deux fois par semaine à la mue : autant de poils en moins sur le canapé, et dans l’estomac du chat.',
    ],
    warnings: 'Ne brossez pas une peau blessée. Ce n’est pas un jouet.',
    pack: {
      kind: 'object',
      range: 'canard',
      object: 'brush',
      animal: 'cat',
      eyebrow: 'Soin',
      recipe: 'Brosse',
      claim: 'Pointes arrondies',
      coat: 'chartreux',
    },
    crossSell: ['PR000603', 'PR000602', 'PR000130'],
    popularity: 42,
    pieces: [
      ['10060601', 'Petite', 'petite', 120, 150, 1290, 90],
      ['10060602', 'Grande', 'grande', 180, 220, 1590, 64],
    ],
  }),
];
