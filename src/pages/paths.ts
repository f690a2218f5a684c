import { withQuery } from '#kit/with-query.ts';
import * as pages from './list.ts';
import { to } from './to.ts';

/** Every link of the storefront, to the pages of `pages/list.ts`. */
export const paths = {
  home: () => to(pages.home),
  page: (slug: string) => to(pages.page, { page: slug }),
  search: (query?: string) => withQuery(to(pages.search), { q: query }),
  /** What a search field suggests, for programs. */
  suggestions: (query: string) => withQuery(to(pages.suggestions), { q: query }),
  contact: () => to(pages.contact),
  /** Terminating a subscription; a link may name it. */
  terminate: (contract?: string) => withQuery(to(pages.termination), { contrat: contract }),
  withdraw: (order?: string) => withQuery(to(pages.withdrawal), { commande: order }),
  landing: (slug: string) => to(pages.landing, { landing: slug }),
  shops: () => to(pages.shops),
  shop: (slug: string) => to(pages.shop, { shop: slug }),
  maintenance: () => to(pages.maintenance),
  /** Goes on reading in another language; `back` is the page, as French names it. */
  language: (code: string, back: string) =>
    withQuery(to(pages.language, { language: code }), { retour: back }),
  sitemap: () => to(pages.sitemap),
  webViewDemo: () => to(pages.webViewDemo),
  deliveryEstimate: () => to(pages.deliveryEstimate),
  faq: (query?: string) =>
    to(pages.faq, { faqQuery: query ? encodeURIComponent(query) : undefined }),
  cart: () => to(pages.cart),
  /** The cart, with a promotion code that enters it as soon as it can. */
  cartWithCode: (code: string) => withQuery(to(pages.cart), { code }),
  product: (slug: string, format?: string) =>
    to(pages.product, { product: slug, format: format || undefined }),
  sample: (slug: string) => to(pages.sample, { sample: slug }),
  dog: () => '/chien/',
  cat: () => '/chat/',
  /** `slug` may hold several segments: `chien/croquettes`. */
  category: (slug: string) => `/${slug}/`,
  guide: () => to(pages.guide),
  newGuide: (step?: GuideStep) =>
    withQuery(to(pages.newGuide), { etape: step && guideStepNames[step] }),
  guideResult: () => to(pages.guideResult),
  /** Where the mixed menu of a cat begins, whole or short (RTE-52, RTE-53). */
  menuEntry: (kind: MenuKind) => to(menuPages[kind].entry),
  /** Its steps, for an animal by its id or a cat that is new here. */
  mixedMenu: (kind: MenuKind, animal: number | string, step?: MenuStep) =>
    withQuery(to(menuPages[kind].guide, { animal }), { etape: step && menuStepNames[step] }),
  mixedResult: (kind: MenuKind, animal: number | string) => to(menuPages[kind].result, { animal }),
  checkout: (order: string, step?: CheckoutStep) =>
    withQuery(to(pages.checkout, { order }), { etape: step && stepNames[step] }),
  /** Relay points for an order; the page adds where they are searched. */
  relays: (order: string) => to(pages.relays, { order }),
  /** How an order stands, for a page that shows it already. */
  orderState: (order: string) => to(pages.orderState, { order }),
  cities: (country: string, postcode: string) =>
    withQuery(to(pages.cities), { pays: country, code: postcode }),
  confirmation: (order: string) => to(pages.confirmation, { order }),
  /** The funnel without an account, its relay points, its state and its confirmation. */
  guestCheckout: (order: string, step?: CheckoutStep) =>
    withQuery(to(pages.guestCheckout, { order }), { etape: step && stepNames[step] }),
  guestRelays: (order: string) => to(pages.guestRelays, { order }),
  guestOrderState: (order: string) => to(pages.guestOrderState, { order }),
  guestConfirmation: (order: string) => to(pages.guestConfirmation, { order }),
  /** Of an order without an account, by its token: what its mails link to. */
  tracking: (order: string) => to(pages.tracking, { order }),
  /** An invoice or a credit note of such an order, as a file. */
  trackedInvoice: (order: string, number: string) => to(pages.trackedInvoice, { order, number }),
  signIn: (query?: { token?: string }) => withQuery(to(pages.signIn), { ...query }),
  /** Leaves for an identity provider; `back` is gone on to, `proof` shows once more who is signed in. */
  socialSignIn: (provider: string, visit: { back?: string; proof?: true } = {}) =>
    withQuery(to(pages.socialSignIn, { provider }), {
      retour: visit.back,
      preuve: visit.proof && '1',
    }),
  passwordAdvice: () => to(pages.passwordAdvice),
  consent: () => to(pages.consent),
  signOut: () => to(pages.signOut),
  /** Asks for the letter; what the footer posts to without scripts. */
  newsletter: () => to(pages.newsletter),
  /** What the form of a product that is out of stock posts to. */
  stockAlert: () => to(pages.stockAlert),
  /** Asks for a mail when a format costs less than today. */
  priceAlert: (code: string) => to(pages.priceAlert, { code }),
  account: () => to(pages.account),
  welcome: () => to(pages.welcome),
  personalData: () => to(pages.personalData),
  myData: () => to(pages.myData),
  dataArchive: (id: number) => to(pages.dataArchive, { copy: id }),
  deleteAccount: () => to(pages.deleteAccount),
  addresses: (step?: AddressStep) =>
    withQuery(to(pages.addresses), {
      ajouter: step?.add && '1',
      modifier: step?.edit?.toString(),
      supprimer: step?.remove?.toString(),
      fait: step?.done,
    }),
  subscriptions: () => to(pages.subscriptions),
  credit: (done?: string) => withQuery(to(pages.credit), { fait: done }),
  cards: (step?: CardStep) =>
    withQuery(to(pages.cards), {
      saisie: step?.typing,
      supprimer: step?.remove?.toString(),
      fait: step?.done,
    }),
  sponsorships: (shown?: { page?: number; done?: string }) =>
    withQuery(to(pages.sponsorships), {
      page: shown?.page?.toString(),
      fait: shown?.done,
    }),
  /** What a customer shares; it says what their code gives. */
  sponsorLink: (code: string) => to(pages.sponsorLink, { code: encodeURIComponent(code) }),
  signIns: (done?: string) => withQuery(to(pages.signIns), { fait: done }),
  animals: (done?: string) => withQuery(to(pages.animals), { fait: done }),
  newAnimal: (step?: AnimalStep) =>
    withQuery(to(pages.newAnimal), { etape: step && animalStepNames[step] }),
  /** By its id; photo and deletion have an address each, so that they need no script. */
  animal: (id: number | string, dialog?: 'photo' | 'supprimer') =>
    withQuery(to(pages.animal, { animal: id }), dialog ? { [dialog]: '1' } : {}),
  /** The menu the guide finds for an animal that is known, and the guide with its answers. */
  animalGuide: (id: number | string, step?: GuideStep) =>
    withQuery(to(pages.animalGuide, { animal: id }), { etape: step && guideStepNames[step] }),
  animalMenu: (id: number | string) => to(pages.animalMenu, { animal: id }),
  editAnimal: (id: number | string) => to(pages.editAnimal, { animal: id }),
  orders: (page?: number) => withQuery(to(pages.orders), { page: page?.toString() }),
  /** By its number. */
  order: (number: string) => to(pages.order, { order: number }),
  /** An invoice or a credit note of an order, by its number, as a file. */
  invoice: (order: string, number: string) => to(pages.invoice, { order, number }),
} as const;

/** What is being done with an address of the book, by its id, or has just been done. */
interface AddressStep {
  add?: true;
  edit?: number;
  remove?: number;
  done?: string;
}

/** A card being typed, by the name of its setup; one being deleted, by its id; what was done. */
interface CardStep {
  typing?: string;
  remove?: number;
  done?: string;
}

/** What a form that adds to the cart does next: it orders, without a look at the cart. */
export const THEN = 'then';
export const ORDER = 'order';

/** Who orders: a customer who is signed in, or a guest, who has no account. */
export type Buyer = 'customer' | 'guest';

/** The addresses of the funnel, for each of them (RTE-25, RTE-26). */
export const funnelPaths = {
  customer: {
    step: paths.checkout,
    confirmation: paths.confirmation,
    relays: paths.relays,
    state: paths.orderState,
  },
  guest: {
    step: paths.guestCheckout,
    confirmation: paths.guestConfirmation,
    relays: paths.guestRelays,
    state: paths.guestOrderState,
  },
} as const;

export type FunnelPaths = (typeof funnelPaths)[Buyer];

/** Of the two funnels, the one a path belongs to. */
export const buyerAt = (pathname: string): Buyer =>
  pathname.split('/')[1] === pages.guestCheckout.address.split('/')[0] ? 'guest' : 'customer';

export type CheckoutStep = 'cart' | 'billing' | 'shipping' | 'payment' | 'summary';

/** The funnel's steps in order, with the name each has in the address (`?etape=`). */
export const stepNames: Readonly<Record<CheckoutStep, string>> = {
  cart: 'panier',
  billing: 'facturation',
  shipping: 'livraison',
  payment: 'paiement',
  summary: 'recapitulatif',
};

export type AnimalStep = 'profile' | 'shape' | 'diet' | 'life' | 'food';

/** The steps of a new animal, with the name each has in the address; a cat has the last two (PET-20). */
export const animalStepNames: Readonly<Record<AnimalStep, string>> = {
  profile: 'profil',
  shape: 'silhouette',
  diet: 'regime',
  life: 'mode-de-vie',
  food: 'gamelle',
};

export type GuideStep = 'profile' | 'shape' | 'diet';

/** The questions of the kibble guide in order, with the name each has in the address. */
export const guideStepNames: Readonly<Record<GuideStep, string>> = {
  profile: 'profil',
  shape: 'silhouette',
  diet: 'regime',
};

/** The guide to kibble and wet food together: five steps, or four (GDE-04, GDE-05). */
export type MenuKind = 'full' | 'short';

const menuPages = {
  full: { entry: pages.fullMenuEntry, guide: pages.fullMenu, result: pages.fullMenuResult },
  short: { entry: pages.shortMenuEntry, guide: pages.shortMenu, result: pages.shortMenuResult },
} as const;

/** Of the two guides, the one a path belongs to. */
export const menuKindOf = (pathname: string): MenuKind =>
  pathname.split('/')[1] === pages.shortMenu.address.split('/')[0] ? 'short' : 'full';

export type MenuStep = 'profile' | 'habits' | 'selection' | 'ration';

/** What it asks, in order, with the name each step has in the address. */
export const menuStepNames: Readonly<Record<MenuStep, string>> = {
  profile: 'profil',
  habits: 'mode-de-vie',
  selection: 'selection',
  ration: 'ration',
};

/** A cat that is no animal of the account yet, in the place of an id (PET-14). */
export const NEW_ANIMAL = 'nouveau';

/** Anchors that texts may link to (RTE-23, RTE-24). */
export const anchors = {
  deliveryAddress: 'adresse-de-livraison',
  paymentMethod: 'methode-de-paiement',
} as const;

/** Pages with a fixed role; their content comes from the content system. */
export const pageSlugs = {
  terms: 'conditions-utilisation',
  sales: 'conditions-generales-de-vente',
  privacy: 'donnees-personnelles',
  onePercent: '1-pourcent-pour-les-animaux',
  subscription: 'abonnement',
  accessibility: 'accessibilite',
  delivery: 'livraison',
  reviews: 'avis',
  withdrawal: 'retractation',
} as const;

/** Articles and guides: apart as well. */
export const articlePaths = {
  /** Those about an animal, or all. */
  all: (animal?: 'chien' | 'chat', page = 1) =>
    withQuery(to(pages.articles), { espece: animal, page: page > 1 ? String(page) : undefined }),
  one: (slug: string) => to(pages.article, { article: slug }),
  feed: () => to(pages.articleFeed),
};

/** Products that are called back: apart, so that no page's scripts carry what only the server links to. */
export const recallPaths = {
  all: () => to(pages.recalls),
  one: (id: number) => to(pages.recall, { recall: id }),
  feed: () => to(pages.recallFeed),
};
