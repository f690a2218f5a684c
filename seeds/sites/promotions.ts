import type { DemoPromotion } from '../types.ts';

const always = {
  sites: [],
  startsOn: null,
  endsOn: null,
  firstOrderOnly: false,
  categories: [],
  countries: [],
  usesPerCustomer: null,
};

/** PRI-04: whatever is given on feed stays under 34 % of its price. */
export const promotions: DemoPromotion[] = [
  {
    ...always,
    code: 'bienvenue',
    name: 'Bienvenue : 5 € sur votre première commande',
    coupons: ['BIENVENUE5'],
    firstOrderOnly: true,
    usesPerCustomer: 1,
    minimumCents: 2500,
    reward: { kind: 'amount', amountCents: 500 },
  },
  {
    ...always,
    code: 'trois-livraisons',
    name: '−20 % sur vos 3 premières livraisons',
    coupons: ['TROIS20'],
    deliveries: { count: 3, from: 'order' },
    usesPerCustomer: 1,
    minimumCents: null,
    reward: { kind: 'percent', basisPoints: 2000 },
  },
  {
    ...always,
    code: 'parrainage-filleul',
    name: 'Parrainage : 5 € sur votre première commande',
    coupons: [],
    isPersonal: true,
    isExclusive: true,
    firstOrderOnly: true,
    usesPerCustomer: 1,
    minimumCents: 2500,
    reward: { kind: 'amount', amountCents: 500 },
  },
  {
    ...always,
    code: 'parrainage',
    name: 'Merci d’avoir parrainé',
    coupons: [],
    isPersonal: true,
    minimumCents: 3500,
    reward: { kind: 'amount', amountCents: 1000 },
  },
  {
    ...always,
    code: 'port-offert',
    name: 'Livraison offerte',
    coupons: ['PORTOFFERT'],
    minimumCents: 2500,
    reward: { kind: 'free_shipping' },
  },
  {
    ...always,
    code: 'echantillon-chien',
    name: 'Un échantillon offert dès 60 € pour votre chien adulte',
    coupons: [],
    minimumCents: 6000,
    // The sample is food for adults: the cart of a puppy does not get it.
    categories: ['chien/par-age/adulte'],
    reward: { kind: 'free_product', variantCode: '10080201', quantity: 1, valueCents: 190 },
  },
];
