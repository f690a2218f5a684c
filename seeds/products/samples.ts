import type { Product } from '../types.ts';
import { type SampleData, sample } from './sample.ts';

/** The sample of each tasted recipe, by the recipe's sku. */
const TASTED: Record<string, SampleData> = {
  PR000201: {
    sku: 'PR000801',
    slug: 'echantillon-chien-adulte-poulet-patate-douce',
    name: 'Échantillon Poulet et patate douce, chien adulte',
    short: '150 g, un à trois repas selon le chien.',
    description: [
      'Le même lot et la même recette que le grand sac. De quoi voir si votre chien la finit, et la mêler à son aliment habituel pendant deux jours.',
      'Un échantillon ne remplace pas une transition : il dit si le goût plaît, pas encore si la digestion suit.',
    ],
    code: '10080101',
    weight: 0.15,
    priceCents: 190,
    stock: 400,
  },
  PR000202: {
    sku: 'PR000802',
    slug: 'echantillon-chien-adulte-saumon-petits-pois',
    name: 'Échantillon Saumon et petits pois, chien adulte',
    short: '150 g de poisson, pour les nez fins.',
    description: [
      'Certains chiens changent de tête devant le saumon, d’autres non. Ce sachet tranche en un repas.',
      'Même recette que le grand sac, sans céréales.',
    ],
    code: '10080201',
    weight: 0.15,
    priceCents: 190,
    stock: 320,
  },
  PR000221: {
    sku: 'PR000803',
    slug: 'echantillon-petit-chien-poulet-carotte',
    name: 'Échantillon Poulet et carotte, petit chien',
    short: '100 g, un bon jour de croquettes pour un chien de 5 kg.',
    description: [
      'La croquette de 7 mm, à essayer sous la dent avant de choisir un sac.',
      'Un petit chien difficile se décide en deux repas : gardez la moitié pour le lendemain.',
    ],
    code: '10080301',
    weight: 0.1,
    priceCents: 150,
    stock: 280,
  },
  PR000211: {
    sku: 'PR000804',
    slug: 'echantillon-chiot-poulet-riz',
    name: 'Échantillon Poulet et riz, chiot',
    short: '150 g, à humidifier la première fois.',
    description: [
      'Pour un chiot qui vient d’arriver, gardez d’abord l’aliment de l’éleveur une semaine. Ce sachet sert à préparer la suite.',
      'Humidifiez les croquettes à l’eau tiède, cinq minutes.',
    ],
    code: '10080401',
    weight: 0.15,
    priceCents: 190,
    stock: 240,
  },
  PR000251: {
    sku: 'PR000805',
    slug: 'echantillon-chien-senior-poulet-epeautre',
    name: 'Échantillon Poulet et épeautre, chien senior',
    short: '150 g de croquettes tendres.',
    description: [
      'Pour vérifier que la croquette cède bien sous des dents fatiguées.',
      'Elle s’attendrit en cinq minutes dans un fond d’eau tiède.',
    ],
    code: '10080501',
    weight: 0.15,
    priceCents: 190,
    stock: 160,
  },
  PR000123: {
    sku: 'PR000806',
    slug: 'echantillon-chat-sterilise-saumon',
    name: 'Échantillon Saumon et courgette, chat stérilisé',
    short: '100 g, deux jours de croquettes pour un chat de 4 kg.',
    description: [
      'Un chat juge d’abord à l’odeur, puis à la forme. Laissez-lui la soirée : un refus le premier soir n’est pas un verdict.',
      'Même recette que le grand sac.',
    ],
    code: '10080601',
    weight: 0.1,
    priceCents: 150,
    stock: 420,
  },
  PR000121: {
    sku: 'PR000807',
    slug: 'echantillon-chaton-poulet-oeuf',
    name: 'Échantillon Poulet et œuf, chaton',
    short: '100 g de croquettes de 6 mm.',
    description: [
      'Pour un chaton qui découvre le solide, ou qui change de maison.',
      'Mêlez-les à son aliment habituel, un quart le premier jour.',
    ],
    code: '10080701',
    weight: 0.1,
    priceCents: 150,
    stock: 260,
  },
  PR000127: {
    sku: 'PR000808',
    slug: 'echantillon-chat-adulte-canard-foie',
    name: 'Échantillon Canard et foie, chat au petit appétit',
    short: '100 g pour les chats qui boudent.',
    description: [
      'Si celle-ci ne lui plaît pas, ce n’est peut-être pas une question de goût : parlez-en à votre vétérinaire.',
      'À proposer en petites quantités fraîches, jamais en bol plein.',
    ],
    code: '10080801',
    weight: 0.1,
    priceCents: 150,
    stock: 0,
  },
};

export function samplesOf(products: Product[]): Product[] {
  return products.flatMap((product) => {
    const data = TASTED[product.sku];
    return data ? [sample(product, data)] : [];
  });
}
