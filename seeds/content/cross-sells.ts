import type { CrossSell } from '../types.ts';

/** Animal types: 1 = dog, 2 = cat (CAT-29). */
export const crossSells: CrossSell[] = [
  {
    key: 'cross_sell_produit_1',
    title: 'À glisser dans sa gamelle',
    mainProduct: 'PR000201',
    crossSell: ['PR000301', 'PR000501', 'PR000502', 'PR000703', 'PR000601', 'PR000702'],
  },
  {
    key: 'cross_sell_produit_2',
    title: 'À glisser dans sa gamelle',
    mainProduct: 'PR000123',
    crossSell: ['PR000403', 'PR000410', 'PR000553', 'PR000706', 'PR000708', 'PR000603'],
  },
  {
    key: 'cross_sell_divers',
    title: 'Les plus léchées',
    mainProduct: null,
    crossSell: ['PR000201', 'PR000123', 'PR000301', 'PR000410', 'PR000501', 'PR000701'],
  },
];
