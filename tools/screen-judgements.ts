/** Points of the design brief a screen loses at a width, each as its number and why. */
interface Judgement {
  telephone?: readonly string[];
  desk?: readonly string[];
}

const TOP_BAR = '8 the top bar takes two lines';
const BY_LINE = '8 « e-mail » may break after its hyphen';

/**
 * By somebody looking at the pictures, once, on 25 November 2026; to be judged again after a visible
 * change. Only what a picture of the first window shows is judged: keyboard, zoom, states under way and
 * what stands further down are held by tests, or not judged here.
 */
export const judgements: Readonly<Record<string, Judgement>> = {
  home: { telephone: [TOP_BAR], desk: [] },
  category: { telephone: [TOP_BAR, '5 the facets are cut at the edge'], desk: [] },
  shelf: { telephone: [TOP_BAR, '5 the facets are cut at the edge'], desk: [] },
  search: {
    telephone: [TOP_BAR, '5 the facets are cut at the edge'],
    desk: ['24 prices begin below the window'],
  },
  'search-empty': { telephone: [TOP_BAR], desk: [] },
  product: {
    telephone: [TOP_BAR, '24 no price per kilo beside the price of the bar'],
    desk: [],
  },
  tin: { telephone: [TOP_BAR, '24 no price per kilo beside the price of the bar'], desk: [] },
  guide: { telephone: [], desk: [] },
  'cart-empty': { telephone: [TOP_BAR], desk: [] },
  cart: {
    telephone: [TOP_BAR, '26 delivery and date are below the window'],
    desk: ['26 no date of delivery beside its price'],
  },
  'checkout-sign-in': {
    telephone: ['2 « Commander sans compte » and « Continuer » compete'],
    desk: [],
  },
  'sign-in': { telephone: [], desk: [] },
  faq: { telephone: [TOP_BAR], desk: [] },
  shops: { telephone: [TOP_BAR], desk: ['6 no map beside the list (L-17)'] },
  shop: { telephone: [TOP_BAR], desk: ['14 the left column ends long before the right one'] },
  contact: { telephone: [TOP_BAR], desk: [] },
  delivery: { telephone: [TOP_BAR], desk: ['6 the right half is empty'] },
  terms: { telephone: [TOP_BAR], desk: ['6 the notice is wider than the text below it'] },
  withdrawal: { telephone: [TOP_BAR], desk: [] },
  termination: { telephone: [TOP_BAR], desk: [] },
  account: { telephone: [TOP_BAR], desk: [] },
  orders: { telephone: [TOP_BAR], desk: [] },
  subscriptions: { telephone: [TOP_BAR], desk: ['2 each subscription is a loud ground'] },
  pets: { telephone: [TOP_BAR], desk: [] },
  addresses: { telephone: [TOP_BAR], desk: [] },
  'personal-data': { telephone: [TOP_BAR], desk: [] },
  'sign-ins': {
    telephone: [TOP_BAR, BY_LINE, '15 passkeys begin below the window'],
    desk: ['6 no entry of the menu is marked'],
  },
  sponsorship: {
    telephone: [TOP_BAR, '11 « 5,00 € » for whole euros (L-36)', '8 the link breaks inside a word'],
    desk: ['11 « 5,00 € » for whole euros (L-36)'],
  },
};
