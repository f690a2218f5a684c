import { withQuery } from '#kit/with-query.ts';

/** Every link of the storefront. French paths stand here and in routes.ts, nowhere else. */
export const paths = {
  home: () => '/',
  page: (slug: string) => `/page/${slug}/`,
  search: (query?: string) => withQuery('/rechercher/', { q: query }),
  contact: () => '/nous-contacter/',
  /** Terminating a subscription; a link may name it. */
  terminate: (contract?: string) => withQuery('/resilier-votre-contrat/', { contrat: contract }),
  /** Withdrawing from a contract; a link may name the order. */
  withdrawalAnswer: (token: string) => `/renoncer-au-contrat/confirmation/${token}/`,
  withdraw: (order?: string) => withQuery('/renoncer-au-contrat/', { commande: order }),
  /** What is announced to a subscriber, by the token of their letter. */
  announcedChange: (token: string) => `/mon-abonnement/changement/${token}/`,
  landing: (slug: string) => `/landing/${slug}/`,
  shops: () => '/magasins/',
  shop: (slug: string) => `/magasins/${slug}/`,
  maintenance: () => '/maintenance/',
  /** Goes on reading in another language; `back` is the page, as French names it. */
  language: (code: string, back: string) => withQuery(`/langue/${code}/`, { retour: back }),
  sitemap: () => '/sitemap.xml',
  webViewDemo: () => '/webView/demo/',
  deliveryEstimate: () => '/livraison-estimee/',
  faq: (query?: string) => (query ? `/faq/${encodeURIComponent(query)}/` : '/faq/'),
  cart: () => '/panier/',
  /** The cart, with a promotion code that enters it as soon as it can. */
  cartWithCode: (code: string) => withQuery('/panier/', { code }),
  product: (slug: string, format?: string) =>
    format ? `/produits/${slug}/${format}/` : `/produits/${slug}/`,
  sample: (slug: string) => `/produits/echantillons/${slug}/`,
  dog: () => '/chien/',
  cat: () => '/chat/',
  /** `slug` may hold several segments: `chien/croquettes`. */
  category: (slug: string) => `/${slug}/`,
  guide: () => '/guide-croquettes/',
  newGuide: (step?: GuideStep) => paths.petGuide(NEW_ANIMAL, step),
  guideResult: () => paths.petMenu(NEW_ANIMAL),
  /** Where the mixed menu of a cat begins, whole or short (RTE-52, RTE-53). */
  menuEntry: (kind: MenuKind) => `/userGuide/guide-nutrition-${kind}/`,
  /** Its steps, for a pet by its id or a cat that is new here. */
  mixedMenu: (kind: MenuKind, animal: number | string, step?: MenuStep) =>
    withQuery(`/${menuSections[kind]}/${animal}/`, { etape: step && menuStepNames[step] }),
  mixedResult: (kind: MenuKind, animal: number | string) =>
    `/${menuSections[kind]}/${animal}/recommandations/`,
  checkout: (order: string, step?: CheckoutStep) =>
    withQuery(`/commande/${order}/`, { etape: step && stepNames[step] }),
  /** Relay points for an order; the page adds where they are searched. */
  relays: (order: string) => `/commande/${order}/points-relais/`,
  /** How an order stands, for a page that shows it already. */
  orderState: (order: string) => `/commande/${order}/etat/`,
  cities: (country: string, postcode: string) =>
    withQuery('/commande/villes/', { pays: country, code: postcode }),
  confirmation: (order: string) => `/commande/${order}/confirmation/`,
  signIn: (query?: { token?: string }) => withQuery('/connexion/', { ...query }),
  /** Leaves for an identity provider; `back` is gone on to, `proof` shows once more who is signed in. */
  socialSignIn: (provider: string, visit: { back?: string; proof?: true } = {}) =>
    withQuery(`/connexion/avec/${provider}/`, {
      retour: visit.back,
      preuve: visit.proof && '1',
    }),
  passwordAdvice: () => '/connexion/conseil/',
  signOut: () => '/deconnexion/',
  /** Of the team: the link of their mail. */
  staffPassword: (token: string) => `/gestion/mot-de-passe/${token}/`,
  resetPassword: (token: string) => `/mot-de-passe-oublie/${token}/`,
  verification: (token: string) => `/connexion/verification/${token}/`,
  deletion: (token: string) => `/connexion/suppression/${token}/`,
  /** Asks for the letter; what the footer posts to without scripts. */
  newsletter: () => '/newsletter/',
  newsletterConfirmation: (token: string) => `/newsletter/confirmation/${token}/`,
  newsletterEnd: (token: string) => `/newsletter/desinscription/${token}/`,
  account: () => '/mon-compte/',
  welcome: () => '/mon-compte/bienvenue/',
  personalData: () => '/mon-compte/mes-informations-personnelles/',
  myData: () => '/mon-compte/mes-donnees/',
  dataArchive: (id: number) => `/mon-compte/mes-donnees/copie/${id}/`,
  deleteAccount: () => '/mon-compte/mes-donnees/supprimer/',
  addresses: (step?: AddressStep) =>
    withQuery('/mon-compte/mes-adresses/', {
      ajouter: step?.add && '1',
      modifier: step?.edit?.toString(),
      supprimer: step?.remove?.toString(),
      fait: step?.done,
    }),
  subscriptions: () => '/mon-compte/mes-abonnements/',
  subscription: (
    code: string,
    { tab, step, item, typing, done, scope, on }: SubscriptionView = {},
  ) =>
    withQuery(`/mon-compte/mes-abonnements/${code}/`, {
      onglet: tab && tabNames[tab],
      etape: step && subscriptionSteps[step],
      article: item?.toString(),
      saisie: typing,
      fait: done,
      portee: scope,
      le: on,
    }),
  /** Relay points for its deliveries; the page adds where they are searched. */
  subscriptionRelays: (code: string) => `/mon-compte/mes-abonnements/${code}/points-relais/`,
  subscriptionHistory: (code: string, page?: number) =>
    withQuery(`/mon-compte/mes-abonnements/${code}/historique/`, { page: page?.toString() }),
  subscriptionOrder: (code: string, number: string) =>
    `/mon-compte/mes-abonnements/${code}/historique/${number}/`,
  /** A page of its own to change the card of a subscription, for applications and mails. */
  paymentChange: (code: string, typing?: string) =>
    withQuery(`/web-view/${code}-changement-de-paiement/`, { saisie: typing }),
  cards: (step?: CardStep) =>
    withQuery('/mon-compte/mes-cartes/', {
      saisie: step?.typing,
      supprimer: step?.remove?.toString(),
      fait: step?.done,
    }),
  sponsorships: (shown?: { page?: number; done?: string }) =>
    withQuery('/mon-compte/mes-parrainages/', {
      page: shown?.page?.toString(),
      fait: shown?.done,
    }),
  /** What a customer shares; it says what their code gives. */
  sponsorLink: (code: string) => `/parrainage/${encodeURIComponent(code)}/`,
  signIns: (done?: string) => withQuery('/mon-compte/mes-connexions/', { fait: done }),
  pets: (done?: string) => withQuery('/mon-compte/mes-animaux/', { fait: done }),
  newPet: (step?: PetStep) =>
    withQuery('/mon-compte/mes-animaux/ajouter/', { etape: step && petStepNames[step] }),
  /** By its id; photo and deletion have an address each, so that they need no script. */
  pet: (id: number | string, dialog?: 'photo' | 'supprimer') =>
    withQuery(`/mon-compte/mes-animaux/${id}/`, dialog ? { [dialog]: '1' } : {}),
  /** The menu the guide finds for a pet that is known, and the guide with its answers. */
  petGuide: (id: number | string, step?: GuideStep) =>
    withQuery(`/guide-croquettes/${id}/`, { etape: step && guideStepNames[step] }),
  petMenu: (id: number | string) => `/guide-croquettes/${id}/recommandations/`,
  editPet: (id: number | string) => `/mon-compte/mes-animaux/${id}/modifier/`,
  orders: (page?: number) => withQuery('/mon-compte/mes-commandes/', { page: page?.toString() }),
  /** By its number. */
  order: (number: string) => `/mon-compte/mes-commandes/${number}/`,
  /** An invoice or a credit note of an order, by its number, as a file. */
  invoice: (order: string, number: string) =>
    `/mon-compte/mes-commandes/${order}/documents/${number}/`,
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

export type SubscriptionTab = 'next' | 'mine';

/** The two sides of a subscription, with the name each has in the address (`?onglet=`). */
export const tabNames: Readonly<Record<SubscriptionTab, string>> = {
  next: 'prochaine-commande',
  mine: 'mon-abonnement',
};

/** What can be done with a subscription, with the name each has in the address (`?etape=`). */
export const subscriptionSteps = {
  date: 'date',
  frequency: 'frequence',
  address: 'adresse',
  billing: 'facturation',
  shipping: 'livraison',
  card: 'carte',
  product: 'produit',
  remove: 'retirer',
  shipNow: 'envoyer',
  pause: 'pause',
  resume: 'reprendre',
  abort: 'resilier',
} as const;

export type SubscriptionStep = keyof typeof subscriptionSteps;

interface SubscriptionView {
  tab?: SubscriptionTab;
  step?: SubscriptionStep;
  /** Id of the product it is about. */
  item?: number;
  /** A card being typed, by the name of its setup. */
  typing?: string;
  /** What was just done, for which deliveries, from which civil date on. */
  done?: string;
  scope?: string;
  on?: string;
}

export type CheckoutStep = 'cart' | 'billing' | 'shipping' | 'payment' | 'summary';

/** The funnel's steps in order, with the name each has in the address (`?etape=`). */
export const stepNames: Readonly<Record<CheckoutStep, string>> = {
  cart: 'panier',
  billing: 'facturation',
  shipping: 'livraison',
  payment: 'paiement',
  summary: 'recapitulatif',
};

export type PetStep = 'profile' | 'shape' | 'diet' | 'life' | 'food';

/** The steps of a new pet, with the name each has in the address; a cat has the last two (PET-20). */
export const petStepNames: Readonly<Record<PetStep, string>> = {
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

const menuSections: Readonly<Record<MenuKind, string>> = {
  full: 'guide-bi-nutrition',
  short: 'mini-guide-bi-nutrition',
};

/** Of the two guides, the one a path belongs to. */
export const menuKindOf = (pathname: string): MenuKind =>
  pathname.startsWith(`/${menuSections.short}/`) ? 'short' : 'full';

export type MenuStep = 'profile' | 'habits' | 'selection' | 'ration';

/** What it asks, in order, with the name each step has in the address. */
export const menuStepNames: Readonly<Record<MenuStep, string>> = {
  profile: 'profil',
  habits: 'mode-de-vie',
  selection: 'selection',
  ration: 'ration',
};

/** A cat that is no pet of the account yet, in the place of an id (PET-14). */
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

/** Products that are called back: apart, so that no page's scripts carry what only the server links to. */
export const recallPaths = {
  all: () => '/rappels-de-produits/',
  one: (id: number) => `/rappels-de-produits/${id}/`,
};
