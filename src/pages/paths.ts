import { withQuery } from '#kit/with-query.ts';
import * as pages from './list.ts';
import { to } from './to.ts';

/** Every link of the storefront, to the pages of `pages/list.ts`. */
export const paths = {
  home: () => to(pages.home),
  page: (slug: string) => to(pages.page, { page: slug }),
  search: (query?: string) => withQuery(to(pages.search), { q: query }),
  /** Search suggestions, as JSON. */
  suggestions: (query: string) => withQuery(to(pages.suggestions), { q: query }),
  contact: () => to(pages.contact),
  /** Terminating a subscription; the link may contain its code. */
  terminate: (contract?: string) => withQuery(to(pages.termination), { contrat: contract }),
  /** `tracking` is the token of a tracking link, which proves access to the order. */
  withdraw: (order?: string, tracking?: string) =>
    withQuery(to(pages.withdrawal), { commande: order, suivi: tracking }),
  landing: (slug: string) => to(pages.landing, { landing: slug }),
  shops: () => to(pages.shops),
  shop: (slug: string) => to(pages.shop, { shop: slug }),
  maintenance: () => to(pages.maintenance),
  /** Switches the language; `back` is the current page as a French address. */
  language: (code: string, back: string) =>
    withQuery(to(pages.language, { language: code }), { retour: back }),
  sitemap: () => to(pages.sitemap),
  webViewDemo: () => to(pages.webViewDemo),
  deliveryEstimate: () => to(pages.deliveryEstimate),
  faq: (query?: string) =>
    to(pages.faq, { faqQuery: query ? encodeURIComponent(query) : undefined }),
  cart: () => to(pages.cart),
  /** The cart, with a promotion code that is applied as soon as possible. */
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
  /** First page of the mixed menu guide for a cat, full or short (RTE-52, RTE-53). */
  menuEntry: (kind: MenuKind) => to(menuPages[kind].entry),
  /** Its steps, for an animal by id or for a cat without a profile. */
  mixedMenu: (kind: MenuKind, animal: number | string, step?: MenuStep) =>
    withQuery(to(menuPages[kind].guide, { animal }), { etape: step && menuStepNames[step] }),
  mixedResult: (kind: MenuKind, animal: number | string) => to(menuPages[kind].result, { animal }),
  checkout: (order: string, step?: CheckoutStep) =>
    withQuery(to(pages.checkout, { order }), { etape: step && stepNames[step] }),
  /** Pickup points for an order; the page adds the search location. */
  relays: (order: string) => to(pages.relays, { order }),
  /** The status of an order, polled by a page that shows the order. */
  orderState: (order: string) => to(pages.orderState, { order }),
  cities: (country: string, postcode: string) =>
    withQuery(to(pages.cities), { pays: country, code: postcode }),
  confirmation: (order: string) => to(pages.confirmation, { order }),
  /** The checkout without an account, with its pickup points, status and confirmation. */
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
  /**
   * Redirects to an identity provider. `back` is where to continue, `proof` asks for a fresh
   * sign-in of the current user.
   */
  socialSignIn: (provider: string, visit: { back?: string; proof?: true } = {}) =>
    withQuery(to(pages.socialSignIn, { provider }), {
      retour: visit.back,
      preuve: visit.proof && '1',
    }),
  passwordAdvice: () => to(pages.passwordAdvice),
  consent: () => to(pages.consent),
  signOut: () => to(pages.signOut),
  /** Newsletter sign-up; the footer form posts to it without scripts. */
  newsletter: () => to(pages.newsletter),
  /** The back-in-stock form of a product posts to it. */
  stockAlert: () => to(pages.stockAlert),
  /** Sign-up for a mail when a format becomes cheaper than today. */
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
  /** A customer's referral link, with a page about the benefit of their code. */
  sponsorLink: (code: string) => to(pages.sponsorLink, { code: encodeURIComponent(code) }),
  signIns: (done?: string) => withQuery(to(pages.signIns), { fait: done }),
  animals: (done?: string) => withQuery(to(pages.animals), { fait: done }),
  newAnimal: (step?: AnimalStep) =>
    withQuery(to(pages.newAnimal), { etape: step && animalStepNames[step] }),
  /**
   * An animal by its id; photo and deletion have their own addresses, so that they work without
   * scripts.
   */
  animal: (id: number | string, dialog?: 'photo' | 'supprimer') =>
    withQuery(to(pages.animal, { animal: id }), dialog ? { [dialog]: '1' } : {}),
  /** The menu guide for a saved animal, and the guide with its answers. */
  animalGuide: (id: number | string, step?: GuideStep) =>
    withQuery(to(pages.animalGuide, { animal: id }), { etape: step && guideStepNames[step] }),
  animalMenu: (id: number | string) => to(pages.animalMenu, { animal: id }),
  editAnimal: (id: number | string) => to(pages.editAnimal, { animal: id }),
  orders: (page?: number) => withQuery(to(pages.orders), { page: page?.toString() }),
  /** An order by its number. */
  order: (number: string) => to(pages.order, { order: number }),
  /** An invoice or a credit note of an order, by its number, as a file. */
  invoice: (order: string, number: string) => to(pages.invoice, { order, number }),
} as const;

/** The open dialogue of the address book, with the address's id, or what was just done. */
interface AddressStep {
  add?: true;
  edit?: number;
  remove?: number;
  done?: string;
}

/**
 * The card being entered, by the hash of its setup; the card being deleted, by its id; what was
 * just done.
 */
interface CardStep {
  typing?: string;
  remove?: number;
  done?: string;
}

/** What follows after adding to the cart: straight to the checkout, skipping the cart page. */
export const THEN = 'then';
export const ORDER = 'order';

/** Type of buyer: a signed-in customer, or a guest without an account. */
export type Buyer = 'customer' | 'guest';

/** The checkout addresses for each type of buyer (RTE-25, RTE-26). */
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

/** The type of buyer whose checkout a path belongs to. */
export const buyerAt = (pathname: string): Buyer =>
  pathname.split('/')[1] === pages.guestCheckout.address.split('/')[0] ? 'guest' : 'customer';

export type CheckoutStep = 'cart' | 'billing' | 'shipping' | 'payment' | 'summary';

/** The checkout steps in order, with their names in the address (`?etape=`). */
export const stepNames: Readonly<Record<CheckoutStep, string>> = {
  cart: 'panier',
  billing: 'facturation',
  shipping: 'livraison',
  payment: 'paiement',
  summary: 'recapitulatif',
};

export type AnimalStep = 'profile' | 'shape' | 'diet' | 'life' | 'food';

/**
 * The steps of adding an animal, with their names in the address; the last two are for cats only
 * (PET-20).
 */
export const animalStepNames: Readonly<Record<AnimalStep, string>> = {
  profile: 'profil',
  shape: 'silhouette',
  diet: 'regime',
  life: 'mode-de-vie',
  food: 'gamelle',
};

export type GuideStep = 'profile' | 'shape' | 'diet';

/** The questions of the kibble guide in order, with their names in the address. */
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

/** Its steps in order, with their names in the address. */
export const menuStepNames: Readonly<Record<MenuStep, string>> = {
  profile: 'profil',
  habits: 'mode-de-vie',
  selection: 'selection',
  ration: 'ration',
};

/** Stands for the id of a cat that is not saved in the account yet (PET-14). */
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

/** Articles and guides; separate from `paths`, too, so that not every page downloads them. */
export const articlePaths = {
  /** All articles, or those about one kind of animal. */
  all: (animal?: 'chien' | 'chat', page = 1) =>
    withQuery(to(pages.articles), { espece: animal, page: page > 1 ? String(page) : undefined }),
  one: (slug: string) => to(pages.article, { article: slug }),
  feed: () => to(pages.articleFeed),
};

/** Product recalls; separate, because only server-rendered pages link to them. */
export const recallPaths = {
  all: () => to(pages.recalls),
  one: (id: number) => to(pages.recall, { recall: id }),
  feed: () => to(pages.recallFeed),
};
