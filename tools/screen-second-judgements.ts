/**
 * What of the 40 points of the design brief is seen to be lost in each picture of docs/images/screens: judged
 * independently of the first (`screen-judgements.ts`) on 26 November 2026 by somebody who built none of it and had
 * read no code of it, as a shopper meets the first window. A form counts as a main action once its first field is in view;
 * the order of day and month in date fields is the drawing browser's, and was not held against the shop.
 */
export const secondJudgements: Readonly<
  Record<string, { telephone?: readonly string[]; desk?: readonly string[] }>
> = {
  home: { telephone: [], desk: [] },
  category: { telephone: [], desk: [] },
  shelf: { telephone: [], desk: [] },
  search: { telephone: [], desk: [] },
  'search-empty': { telephone: [], desk: [] },
  product: { telephone: [], desk: [] },
  tin: { telephone: [], desk: [] },
  guide: { telephone: [], desk: [] },
  'cart-empty': { telephone: [], desk: [] },
  cart: { telephone: [], desk: [] },
  'checkout-sign-in': { telephone: [], desk: [] },
  'sign-in': { telephone: [], desk: [] },
  faq: { telephone: [], desk: [] },
  shops: { telephone: [], desk: [] },
  shop: { telephone: [], desk: [] },
  contact: { telephone: [], desk: [] },
  delivery: { telephone: [], desk: [] },
  terms: { telephone: [], desk: [] },
  withdrawal: { telephone: [], desk: [] },
  termination: { telephone: [], desk: [] },
  recalls: { telephone: [], desk: [] },
  'not-found': { telephone: [], desk: [] },
  order: { telephone: [], desk: [] },
  subscription: { telephone: [], desk: [] },
  skip: { telephone: [], desk: [] },
  swap: { telephone: [], desk: [] },
  'plan-b': { telephone: [], desk: [] },
  'swap-confirmed': { telephone: [], desk: [] },
  date: { telephone: [], desk: [] },
  frequency: { telephone: [], desk: [] },
  pause: { telephone: [], desk: [] },
  'ship-now': { telephone: [], desk: [] },
  end: { telephone: [], desk: [] },
  add: { telephone: [], desk: [] },
  farewell: { telephone: [], desk: [] },
  'vet-sheet': { telephone: [], desk: [] },
  animal: {
    telephone: [],
    desk: ['2 big butter panel below competes with the large dog portrait and heading'],
  },
  'guide-end': {
    telephone: [
      '21 pack floats low in a tall grey panel left of the recipe and fills only half its height',
    ],
    desk: [
      '37 unclear wording « six jours après sa commande au plus tard » in the subscription tile',
    ],
  },
  household: { telephone: [], desk: [] },
  account: { telephone: [], desk: [] },
  orders: { telephone: [], desk: [] },
  subscriptions: { telephone: [], desk: [] },
  animals: { telephone: [], desk: [] },
  addresses: { telephone: [], desk: [] },
  'personal-data': { telephone: [], desk: [] },
  'sign-ins': { telephone: [], desk: [] },
  sponsorship: { telephone: [], desk: [] },
};

/** The same of the back office, as a colleague meets it on the first day. */
export const officeSecondJudgements: Readonly<
  Record<string, { telephone?: readonly string[]; desk?: readonly string[] }>
> = {};
