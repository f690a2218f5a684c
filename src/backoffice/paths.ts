import { withQuery } from '#kit/with-query.ts';

/** The first page of a list has no number in its address. */
const pageKey = (page = 1) => (page > 1 ? String(page) : undefined);

/** Every link of the back office. French paths stand here and in routes.ts, nowhere else. */
export const officePaths = {
  home: () => '/gestion/',
  signIn: (back?: string) => withQuery('/gestion/connexion/', { retour: back }),
  /** Once a password was chosen with the link of a mail. */
  signInAfterChoice: () => '/gestion/connexion/?fait=mot-de-passe',
  signOut: () => '/gestion/deconnexion/',
  orders: (
    filter: {
      page?: number;
      search?: string;
      payment?: string;
      shipping?: string;
      promotion?: string;
      customer?: string;
    } = {},
  ) =>
    withQuery('/gestion/commandes/', {
      page: pageKey(filter.page),
      recherche: filter.search,
      paiement: filter.payment,
      envoi: filter.shipping,
      promotion: filter.promotion,
      client: filter.customer,
    }),
  preparation: (filter: { page?: number; method?: string; due?: string } = {}) =>
    withQuery('/gestion/preparation/', {
      page: pageKey(filter.page),
      transporteur: filter.method,
      depart: filter.due,
    }),
  slips: () => '/gestion/preparation/bordereaux/',
  picking: () => '/gestion/preparation/prelevement/',
  recalls: () => '/gestion/rappels/',
  lot: (lot: string, variantCode: string, page = 1) =>
    withQuery('/gestion/rappels/lot/', {
      lot,
      article: variantCode,
      page: pageKey(page),
    }),
  lotSheet: (lot: string, variantCode: string) =>
    withQuery('/gestion/rappels/lot.csv', { lot, article: variantCode }),
  slip: (number: string) => `/gestion/commandes/${encodeURIComponent(number)}/bordereau/`,
  order: (number: string) => `/gestion/commandes/${encodeURIComponent(number)}/`,
  messages: (filter: { page?: number; state?: string; mine?: boolean } = {}) =>
    withQuery('/gestion/messages/', {
      page: pageKey(filter.page),
      etat: filter.state === 'open' ? undefined : filter.state,
      miens: filter.mine ? '1' : undefined,
    }),
  messageTemplates: (shown: { template?: number; done?: boolean } = {}) =>
    withQuery('/gestion/messages/reponses/', {
      reponse: shown.template === undefined ? undefined : String(shown.template),
      fait: shown.done ? 'oui' : undefined,
    }),
  message: (id: number | string) => `/gestion/messages/${encodeURIComponent(id)}/`,
  messageFile: (id: number, position: number) => `/gestion/messages/${id}/fichiers/${position}/`,
  withdrawals: () => '/gestion/retractations/',
  customers: (filter: { page?: number; search?: string | undefined } = {}) =>
    withQuery('/gestion/clients/', {
      page: pageKey(filter.page),
      recherche: filter.search,
    }),
  /** `told` names what was just done there. */
  customer: (id: string | number, told?: string) =>
    withQuery(`/gestion/clients/${encodeURIComponent(id)}/`, { fait: told }),
  reviews: (filter: { page?: number; state?: string; rating?: string; product?: string } = {}) =>
    withQuery('/gestion/avis/', {
      page: pageKey(filter.page),
      etat: filter.state,
      note: filter.rating,
      produit: filter.product,
    }),
  review: (id: string | number) => `/gestion/avis/${encodeURIComponent(id)}/`,
  customerMail: (id: number, mail: number) => `/gestion/clients/${id}/mails/${mail}/`,
  subscriptions: (
    filter: { page?: number; search?: string; standing?: string; within?: string } = {},
  ) =>
    withQuery('/gestion/abonnements/', {
      page: pageKey(filter.page),
      recherche: filter.search,
      etat: filter.standing,
      jours: filter.within,
    }),
  changes: (page = 1) => withQuery('/gestion/abonnements/changements/', { page: pageKey(page) }),
  newChange: (kind: 'prix' | 'remplacement') => `/gestion/abonnements/changements/nouveau/${kind}/`,
  change: (id: number | string, filter: { page?: number; standing?: string | undefined } = {}) =>
    withQuery(`/gestion/abonnements/changements/${encodeURIComponent(id)}/`, {
      page: pageKey(filter.page),
      etat: filter.standing,
    }),
  terminations: (filter: TerminationsShown = {}) =>
    withQuery('/gestion/abonnements/resiliations/', {
      ...narrowed(filter),
      page: pageKey(filter.page),
    }),
  terminationsSheet: (filter: TerminationsShown = {}) =>
    withQuery('/gestion/abonnements/resiliations.csv', narrowed(filter)),
  renewals: () => '/gestion/abonnements/echeances/',
  subscription: (code: string) => `/gestion/abonnements/${encodeURIComponent(code)}/`,
  /** The same, about to choose how it goes. */
  subscriptionWays: (code: string) =>
    `/gestion/abonnements/${encodeURIComponent(code)}/?changer=livraison#changeShipping`,
  campaigns: (filter: { state?: string } = {}) =>
    withQuery('/gestion/campagnes/', { etat: filter.state }),
  campaign: (code: string) => `/gestion/campagnes/${encodeURIComponent(code)}/`,
  newCampaign: () => '/gestion/campagnes/nouvelle/',
  editCampaign: (code: string) => `/gestion/campagnes/${encodeURIComponent(code)}/modifier/`,
  promotions: (filter: { page?: number; search?: string; state?: string } = {}) =>
    withQuery('/gestion/promotions/', {
      page: pageKey(filter.page),
      recherche: filter.search,
      etat: filter.state,
    }),
  promotion: (code: string) => `/gestion/promotions/${encodeURIComponent(code)}/`,
  foundProducts: (search: string) => withQuery('/gestion/produits-trouves/', { recherche: search }),
  variants: (search: string) => withQuery('/gestion/formats/', { recherche: search }),
  simulator: () => '/gestion/promotions/simulateur/',
  newPromotion: () => '/gestion/promotions/nouvelle/',
  editPromotion: (code: string) => `/gestion/promotions/${encodeURIComponent(code)}/modifier/`,
  couponBatch: (id: number) => `/gestion/lots-de-codes/${id}/`,
  products: (
    filter: {
      page?: number;
      search?: string;
      species?: string;
      category?: string;
      status?: string;
      stock?: string;
    } = {},
  ) =>
    withQuery('/gestion/produits/', {
      page: pageKey(filter.page),
      recherche: filter.search,
      animal: filter.species,
      categorie: filter.category,
      etat: filter.status,
      stock: filter.stock,
    }),
  newProduct: () => '/gestion/produits/nouveau/',
  product: (sku: string) => `/gestion/produits/${encodeURIComponent(sku)}/`,
  editProduct: (sku: string, done?: 'enregistre') =>
    withQuery(`/gestion/produits/${encodeURIComponent(sku)}/modifier/`, { fait: done }),
  categories: (done?: 'enregistre') => withQuery('/gestion/categories/', { fait: done }),
  newCategory: (below?: number) =>
    withQuery('/gestion/categories/nouvelle/', {
      sous: below === undefined ? undefined : String(below),
    }),
  category: (id: string | number, done?: 'enregistre') =>
    withQuery(`/gestion/categories/${encodeURIComponent(id)}/`, { fait: done }),
  variantStock: (sku: string, code: string, page = 1) =>
    withQuery(`/gestion/produits/${encodeURIComponent(sku)}/stock/${encodeURIComponent(code)}/`, {
      page: pageKey(page),
    }),
  variantPrices: (sku: string, code: string) =>
    `/gestion/produits/${encodeURIComponent(sku)}/prix/${encodeURIComponent(code)}/`,
  stock: ({ page }: { page?: number } = {}) =>
    withQuery('/gestion/stock/', { page: pageKey(page) }),
  delivery: (done?: 'recue') => withQuery('/gestion/stock/reception/', { fait: done }),
  contents: (filter: { page?: number; search?: string; type?: string; state?: string } = {}) =>
    withQuery('/gestion/contenus/', {
      page: pageKey(filter.page),
      recherche: filter.search,
      genre: filter.type,
      etat: filter.state,
    }),
  newContent: (type: string) => `/gestion/contenus/nouveau/${type}/`,
  /** A text by its id; `done` says what was just done. */
  content: (id: number | string, done?: string) =>
    withQuery(`/gestion/contenus/${id}/`, { fait: done }),
  contentVersion: (id: number | string, number: number) =>
    `/gestion/contenus/${id}/versions/${number}/`,
  routeRules: (shown: { rule?: string; done?: string } = {}) =>
    withQuery('/gestion/redirections/', { regle: shown.rule, fait: shown.done }),
  operations: (done?: string) => withQuery('/gestion/exploitation/', { fait: done }),
  team: (done?: string) => withQuery('/gestion/equipe/', { fait: done }),
  member: (id: number, done?: string) => withQuery(`/gestion/equipe/${id}/`, { fait: done }),
  ownAccess: (done?: string) => withQuery('/gestion/mon-acces/', { fait: done }),
  /** `done` says what was just done. */
  finances: ({ done }: { done?: string } = {}) => withQuery('/gestion/finances/', { fait: done }),
  sales: () => '/gestion/finances/ventes/',
  documents: (shown: DocumentsShown = {}) =>
    withQuery('/gestion/finances/documents/', {
      page: pageKey(shown.page),
      recherche: shown.search,
      type: shown.kind,
      du: shown.from,
      au: shown.to,
      clotures: shown.closings,
      erreur: shown.wrong,
    }),
  documentFile: (number: string) => `/gestion/documents/${encodeURIComponent(number)}/fichier/`,
  /** A declaration as a file; sealed periods of one kind. */
  exported: (name: string, period?: string) =>
    withQuery(`/gestion/finances/exports/${name}/`, { periode: period }),
  journal: (filter: { page?: number; action?: string; subject?: string; by?: string } = {}) =>
    withQuery('/gestion/journal/', {
      page: pageKey(filter.page),
      action: filter.action,
      objet: filter.subject,
      qui: filter.by,
    }),
};

/** What the list of terminations is narrowed to. */
interface TerminationsShown {
  page?: number;
  search?: string | undefined;
  reason?: string | undefined;
  standing?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const narrowed = ({ search, reason, standing, from, to }: TerminationsShown) => ({
  recherche: search,
  motif: reason,
  etat: standing,
  du: from,
  au: to,
});

/** What the list of documents is narrowed to, and what else its page shows. */
interface DocumentsShown {
  page?: number | undefined;
  search?: string | undefined;
  kind?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  closings?: string | undefined;
  wrong?: string | undefined;
}
