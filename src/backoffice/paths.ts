import { withQuery } from '#kit/with-query.ts';
import { bookLineList } from '#modules/books/rules/team-list.ts';
import { campaignList } from '#modules/campaigns/rules/team-list.ts';
import { productList } from '#modules/catalog/rules/team-list.ts';
import { giftList } from '#modules/checkout/rules/index.ts';
import { messageList } from '#modules/contact/rules/team-list.ts';
import { entryList } from '#modules/content/rules/team-list.ts';
import { customerList } from '#modules/customers/rules/team-list.ts';
import type { Comparison } from '#modules/figures/rules/index.ts';
import { documentList } from '#modules/invoices/rules/team-list.ts';
import {
  orderList,
  preparationList,
  recallList,
  reorderList,
} from '#modules/orders/rules/team-list.ts';
import { guestList } from '#modules/people/rules/team-list.ts';
import { promotionList } from '#modules/promotions/rules/team-list.ts';
import { purchaseList, supplierList } from '#modules/purchasing/rules/team-list.ts';
import { reviewList } from '#modules/reviews/rules/team-list.ts';
import { actionList } from '#modules/staff/rules/team-list.ts';
import { subscriptionList } from '#modules/subscriptions/rules/team-list.ts';
import { terminationList } from '#modules/terminations/rules/team-list.ts';
import * as pages from '#pages/list.ts';
import { to } from '#pages/to.ts';
import { listAddress } from './parts/list-address.ts';

/** The first page has no page parameter. */
const pageKey = (page = 1) => (page > 1 ? String(page) : undefined);

/** Address of a list's sheet, with the filters and columns of its page. */
export const sheetAddress = (list: string, address: string): string =>
  `${to(pages.officeSheet, { list })}${address.replace(/^[^?]*/, '')}`;

/** A period (first and last civil day, both included) and a site. */
export interface FiguresShown {
  from?: string | undefined;
  to?: string | undefined;
  channel?: string | undefined;
  /** What it is compared with; the period before by default. */
  compare?: Comparison | undefined;
}

const periodKeys = ({ from, to: until, channel, compare }: FiguresShown) => ({
  du: from,
  au: until,
  site: channel,
  comparer: compare === 'year' ? 'an' : undefined,
});

/** A version compared with another, by default with the current one, and what was done. */
type VersionsQuery = { version?: string; avec?: string; fait?: 'repris' | 'prevu' | 'annule' };

/** Every link of the back office, to the pages of `pages/list.ts`. */
export const officePaths = {
  home: () => to(pages.officeHome),
  signIn: (back?: string) => withQuery(to(pages.officeSignIn), { retour: back }),
  /** Sign-in after an expired session, with form input to restore. */
  signInAgain: (back: string) => withQuery(to(pages.officeSignIn), { retour: back, reprise: '1' }),
  /** Sign-in page after choosing a password by mailed link. */
  openIdDeparture: (back: string) => withQuery(to(pages.officeOpenIdDeparture), { retour: back }),
  /** Sign-in page after a failed provider sign-in, with the error code. */
  signInProblem: (why: string) => withQuery(to(pages.officeSignIn), { probleme: why }),
  /** Passkey endpoint for scripts. */
  passkey: () => to(pages.officePasskey),
  signInAfterChoice: () => withQuery(to(pages.officeSignIn), { fait: 'mot-de-passe' }),
  signOut: () => to(pages.officeSignOut),
  /**
   * An address from browser storage; anything outside the back office is replaced by the start
   * page.
   */
  stored: (address: string) =>
    address.startsWith(to(pages.officeHome)) ? address : to(pages.officeHome),
  /** Number of open items by section. */
  waiting: () => to(pages.officeWaiting),
  search: (q?: string) => withQuery(to(pages.officeSearch), { q }),
  /** Search results of the header field, as JSON. */
  found: (q: string) => withQuery(to(pages.officeFound), { q }),
  orders: listAddress(to(pages.officeOrders), orderList),
  preparation: listAddress(to(pages.officePreparation), preparationList),
  slips: () => to(pages.officeSlips),
  /** Packing slips of these orders. */
  slipsOf: (numbers: readonly string[]) =>
    `${to(pages.officeSlips)}?${new URLSearchParams(numbers.map((number) => ['commande', number]))}`,
  picking: () => to(pages.officePicking),
  /** Picking list of these orders. */
  pickingOf: (numbers: readonly string[]) =>
    `${to(pages.officePicking)}?${new URLSearchParams(numbers.map((number) => ['commande', number]))}`,
  /** Parcels handed to carriers on a day; today by default. */
  manifest: (date?: string) => withQuery(to(pages.officeManifest), { jour: date }),
  /** The manifest of a shipping method, as `pdf` or `csv`. */
  manifestFile: (date: string, method: string, format: 'pdf' | 'csv') =>
    to(pages.officeManifestFile, { date, file: `${method}.${format}` }),
  /** Claims about parcels. */
  claims: () => to(pages.officeClaims),
  /** The PDF of a return label. */
  returnLabel: (id: number) => to(pages.officeReturnLabel, { id }),
  wave: (id: number | string) => to(pages.officeWave, { id }),
  /** Its slips and labels as one file, or those of one order. */
  waveDocuments: (id: number, order?: string) =>
    withQuery(to(pages.officeWaveDocuments, { id }), { commande: order }),
  /** Its labels for a thermal printer. */
  wavePrinterLabels: (id: number, order?: string) =>
    withQuery(to(pages.officeWavePrinterLabels, { id }), { commande: order }),
  /** Packing by scan, and the endpoint for scans. */
  packing: (id: number | string) => to(pages.officePacking, { id }),
  /** Endpoint for picked articles. */
  picked: (id: number) => to(pages.officePicked, { id }),
  packed: (id: number) => to(pages.officePacked, { id }),
  recalls: listAddress(to(pages.officeRecalls), recallList),
  lot: (lot: string, variantCode: string, page = 1) =>
    withQuery(to(pages.officeLot), {
      lot,
      article: variantCode,
      page: pageKey(page),
    }),
  lotSheet: (lot: string, variantCode: string) =>
    withQuery(to(pages.officeLotSheet), { lot, article: variantCode }),
  slip: (number: string) => to(pages.officeSlip, { number: encodeURIComponent(number) }),
  dispute: (number: string) => to(pages.officeDispute, { number: encodeURIComponent(number) }),
  disputeFile: (number: string) =>
    to(pages.officeDisputeFile, { number: encodeURIComponent(number) }),
  order: (number: string) => to(pages.officeOrder, { number: encodeURIComponent(number) }),
  /** A telephone order; for a customer by id. */
  telephoneOrder: (customer?: number) =>
    withQuery(to(pages.officeTelephoneOrder), {
      client: customer === undefined ? undefined : String(customer),
    }),
  messages: listAddress(to(pages.officeMessages), messageList),
  messageTemplates: (shown: { template?: number; done?: boolean } = {}) =>
    withQuery(to(pages.officeMessageTemplates), {
      reponse: shown.template === undefined ? undefined : String(shown.template),
      fait: shown.done ? 'oui' : undefined,
    }),
  /** Pinned search results; `pin` is the line to change. */
  pins: (shown: { pin?: number; done?: boolean } = {}) =>
    withQuery(to(pages.officePins), {
      ligne: shown.pin === undefined ? undefined : String(shown.pin),
      fait: shown.done ? 'oui' : undefined,
    }),
  synonyms: (shown: { synonym?: number; done?: boolean } = {}) =>
    withQuery(to(pages.officeSynonyms), {
      ligne: shown.synonym === undefined ? undefined : String(shown.synonym),
      fait: shown.done ? 'oui' : undefined,
    }),
  message: (id: number | string) => to(pages.officeMessage, { id: encodeURIComponent(id) }),
  messageFile: (id: number, position: number) => to(pages.officeMessageFile, { id, position }),
  withdrawals: () => to(pages.officeWithdrawals),
  settings: () => to(pages.officeSettings),
  /** `done` names the action just completed. */
  setting: (name: string, done?: string) =>
    withQuery(to(pages.officeSetting, { name: encodeURIComponent(name) }), { fait: done }),
  mailTexts: () => to(pages.officeMailTexts),
  /** `done` names the action just completed. */
  mailText: (mail: string, language: string, done?: string) =>
    withQuery(to(pages.officeMailText, { mail: encodeURIComponent(mail), language }), {
      fait: done,
    }),
  /** `done` names the action just completed. */
  taxRates: (done?: string) => withQuery(to(pages.officeTaxRates), { fait: done }),
  shipping: () => to(pages.officeShipping),
  /** The tariff of a method in a country; `done` names the action just completed. */
  tariff: (code: string, country: string, done?: string) =>
    withQuery(to(pages.officeTariff, { code: encodeURIComponent(code), country }), { fait: done }),
  customers: listAddress(to(pages.officeCustomers), customerList),
  /** `done` names the action just completed. */
  customer: (id: string | number, done?: string, page = 1) =>
    withQuery(to(pages.officeCustomer, { id: encodeURIComponent(id) }), {
      fait: done,
      page: pageKey(page),
    }),
  /** Merges another account into this one. */
  mergeCustomer: (id: number, other?: number) =>
    withQuery(to(pages.officeMerge, { id }), {
      autre: other === undefined ? undefined : String(other),
    }),
  gifts: listAddress(to(pages.officeGifts), giftList),
  /** The gifts page after an action. */
  giftsAfter: (done: string) => withQuery(to(pages.officeGifts), { fait: done }),
  guests: listAddress(to(pages.officeGuests), guestList),
  /** A guest, by the hash of their mailbox. */
  guest: (key: string, page = 1) =>
    withQuery(to(pages.officeGuest, { key }), { page: pageKey(page) }),
  reviews: listAddress(to(pages.officeReviews), reviewList),
  review: (id: string | number) => to(pages.officeReview, { id: encodeURIComponent(id) }),
  customerMail: (id: number, mail: number) => to(pages.officeCustomerMail, { id, mail }),
  subscriptions: listAddress(to(pages.officeSubscriptions), subscriptionList),
  changes: (page = 1) => withQuery(to(pages.officeChanges), { page: pageKey(page) }),
  newChange: (kind: 'prix' | 'remplacement') => to(pages.officeNewChange, { kind }),
  change: (id: number | string, filter: { page?: number; standing?: string | undefined } = {}) =>
    withQuery(to(pages.officeChange, { id: encodeURIComponent(id) }), {
      page: pageKey(filter.page),
      etat: filter.standing,
    }),
  terminations: listAddress(to(pages.officeTerminations), terminationList),
  renewals: () => to(pages.officeRenewals),
  subscription: (code: string) => to(pages.officeSubscription, { code: encodeURIComponent(code) }),
  /** The subscription with the choice of delivery options open. */
  subscriptionDeliveryOptions: (code: string) =>
    `${withQuery(to(pages.officeSubscription, { code: encodeURIComponent(code) }), { changer: 'livraison' })}#changeShipping`,
  campaigns: listAddress(to(pages.officeCampaigns), campaignList),
  campaign: (code: string) => to(pages.officeCampaign, { code: encodeURIComponent(code) }),
  newCampaign: () => to(pages.officeNewCampaign),
  editCampaign: (code: string) => to(pages.officeEditCampaign, { code: encodeURIComponent(code) }),
  promotions: listAddress(to(pages.officePromotions), promotionList),
  promotion: (code: string) => to(pages.officePromotion, { code: encodeURIComponent(code) }),
  foundProducts: (search: string) =>
    withQuery(to(pages.officeFoundProducts), { recherche: search }),
  variants: (search: string) => withQuery(to(pages.officeVariants), { recherche: search }),
  simulator: () => to(pages.officeSimulator),
  newPromotion: () => to(pages.officeNewPromotion),
  editPromotion: (code: string) =>
    to(pages.officeEditPromotion, { code: encodeURIComponent(code) }),
  couponBatch: (id: number) => to(pages.officeCouponBatch, { id }),
  products: listAddress(to(pages.officeProducts), productList),
  newProduct: () => to(pages.officeNewProduct),
  product: (sku: string) => to(pages.officeProduct, { sku: encodeURIComponent(sku) }),
  editProduct: (sku: string, done?: 'enregistre') =>
    withQuery(to(pages.officeEditProduct, { sku: encodeURIComponent(sku) }), { fait: done }),
  productVersions: (sku: string, query: VersionsQuery = {}) =>
    withQuery(to(pages.officeProductVersions, { sku: encodeURIComponent(sku) }), query),
  translateProduct: (sku: string, done?: 'enregistre') =>
    withQuery(to(pages.officeTranslateProduct, { sku: encodeURIComponent(sku) }), { fait: done }),
  translateCategory: (id: string | number, done?: 'enregistre') =>
    withQuery(to(pages.officeTranslateCategory, { id }), { fait: done }),
  categories: (done?: 'enregistre') => withQuery(to(pages.officeCategories), { fait: done }),
  newCategory: (below?: number) =>
    withQuery(to(pages.officeNewCategory), {
      sous: below === undefined ? undefined : String(below),
    }),
  category: (id: string | number, done?: 'enregistre') =>
    withQuery(to(pages.officeCategory, { id: encodeURIComponent(id) }), { fait: done }),
  categoryVersions: (id: string | number, query: VersionsQuery = {}) =>
    withQuery(to(pages.officeCategoryVersions, { id: encodeURIComponent(id) }), query),
  variantStock: (sku: string, code: string, page = 1) =>
    withQuery(
      to(pages.officeVariantStock, {
        sku: encodeURIComponent(sku),
        code: encodeURIComponent(code),
      }),
      {
        page: pageKey(page),
      },
    ),
  variantPrices: (sku: string, code: string) =>
    to(pages.officeVariantPrices, { sku: encodeURIComponent(sku), code: encodeURIComponent(code) }),
  stock: listAddress(to(pages.officeStock), reorderList),
  suppliers: listAddress(to(pages.officeSuppliers), supplierList),
  supplier: (id: number | string, isDone = false) =>
    withQuery(to(pages.officeSupplier, { id }), { fait: isDone ? 'oui' : undefined }),
  purchases: listAddress(to(pages.officePurchases), purchaseList),
  /** The list after proposals were created. */
  purchasesProposed: (drafts: number) =>
    withQuery(to(pages.officePurchases), { proposees: String(drafts) }),
  /** `done` names the action just completed. */
  purchase: (id: number | string, done?: string) =>
    withQuery(to(pages.officePurchase, { id }), { fait: done }),
  /** The order as a PDF. */
  purchasePrint: (id: number) => to(pages.officePurchasePrint, { id }),
  purchaseFile: (id: number) => to(pages.officePurchaseFile, { id }),
  /** Counting a delivery, and the endpoint for counts. */
  goodsIn: (id: number) => to(pages.officeGoodsIn, { id }),
  received: (id: number) => to(pages.officeReceived, { id }),
  stockLots: (
    filter: { page?: number; search?: string | undefined; days?: string | undefined } = {},
  ) =>
    withQuery(to(pages.officeStockLots), {
      page: pageKey(filter.page),
      recherche: filter.search,
      avant: filter.days,
    }),
  /** Receiving a delivery without a purchase order by scan, and its endpoint. */
  scanDelivery: () => to(pages.officeScanDelivery),
  scannedDelivery: () => to(pages.officeScannedDelivery),
  scannedArticle: (code: string) => withQuery(to(pages.officeScannedArticle), { code }),
  /** Stock count by scan, and the endpoint for counts. */
  count: () => to(pages.officeCount),
  countedShelf: () => to(pages.officeCountedShelf),
  delivery: (done?: 'recue') => withQuery(to(pages.officeDelivery), { fait: done }),
  contents: listAddress(to(pages.officeContents), entryList),
  newContent: (type: string) => to(pages.officeNewContent, { type }),
  /** A content entry by its id; `done` names the action just completed. */
  content: (id: number | string, done?: string) =>
    withQuery(to(pages.officeContent, { id }), { fait: done }),
  contentVersion: (id: number | string, number: number) =>
    to(pages.officeContentVersion, { id, number }),
  routeRules: (shown: { rule?: string; done?: string } = {}) =>
    withQuery(to(pages.officeRouteRules), { regle: shown.rule, fait: shown.done }),
  /** Webhooks. */
  webhooks: (done?: string) => withQuery(to(pages.officeWebhooks), { fait: done }),
  webhook: (id: number, { done, page }: { done?: string | undefined; page?: number } = {}) =>
    withQuery(to(pages.officeWebhook, { id }), { fait: done, page: pageKey(page) }),
  operations: (done?: string) => withQuery(to(pages.officeOperations), { fait: done }),
  team: (done?: string) => withQuery(to(pages.officeTeam), { fait: done }),
  roles: (done?: string) => withQuery(to(pages.officeRoles), { fait: done }),
  role: (id: number, done?: string) => withQuery(to(pages.officeRole, { id }), { fait: done }),
  /** API keys. */
  apiKeys: (done?: string) => withQuery(to(pages.officeApiKeys), { fait: done }),
  member: (id: number, done?: string) => withQuery(to(pages.officeMember, { id }), { fait: done }),
  ownAccess: (done?: string) => withQuery(to(pages.officeOwnAccess), { fait: done }),
  /** `done` names the action just completed. */
  finances: ({ done }: { done?: string } = {}) =>
    withQuery(to(pages.officeFinances), { fait: done }),
  /** Sheets of one kind, such as `produits`; `done` names the action just completed. */
  sheet: (kind: string, done?: 'applique' | 'annule') =>
    withQuery(to(pages.officeKindSheet, { kind }), { fait: done }),
  /** Rows of one kind in a grid; `search` narrows them. */
  sheetGrid: (
    kind: string,
    {
      search,
      page,
      done,
    }: { search?: string | undefined; page?: number; done?: 'applique' | undefined } = {},
  ) =>
    withQuery(to(pages.officeSheetGrid, { kind }), {
      recherche: search,
      page: pageKey(page),
      fait: done,
    }),
  workbook: (kind: string) => to(pages.officeKindWorkbook, { kind }),
  sheetFile: (kind: string) => to(pages.officeKindSheetFile, { kind }),
  /** Figures of a period and site. */
  figures: (shown: FiguresShown = {}) => withQuery(to(pages.officeFigures), periodKeys(shown)),
  subscriberFigures: (shown: FiguresShown = {}) =>
    withQuery(to(pages.officeSubscriberFigures), periodKeys(shown)),
  promotionFigures: (shown: FiguresShown = {}) =>
    withQuery(to(pages.officePromotionFigures), periodKeys(shown)),
  /** Cart conversion; `done` confirms a change of the weekly mail. */
  funnelFigures: ({ done, ...shown }: FiguresShown & { done?: string } = {}) =>
    withQuery(to(pages.officeFunnelFigures), { ...periodKeys(shown), fait: done }),
  /** Forecast for ninety days, by site. */
  forecast: ({ channel }: Pick<FiguresShown, 'channel'> = {}) =>
    withQuery(to(pages.officeForecast), { site: channel }),
  /** Rehearsal of a day's renewals, tomorrow by default; `done` after a new run. */
  rehearsal: ({ day, done }: { day?: string; done?: string } = {}) =>
    withQuery(to(pages.officeRehearsal), { jour: day, fait: done }),
  segments: () => to(pages.officeSegments),
  newSegment: () => to(pages.officeNewSegment),
  /** `done` names the action just completed. */
  segment: (id: number | string, done?: string) =>
    withQuery(to(pages.officeSegment, { id }), { fait: done }),
  newsletters: () => to(pages.officeNewsletters),
  /** A newsletter issue; `done` names the action just completed. */
  newsletterIssue: (id: number | string, done?: string) =>
    withQuery(to(pages.officeNewsletterIssue, { id }), { fait: done }),
  /** Bank statements; `done` names the action just completed. */
  statement: (done?: 'note') => withQuery(to(pages.officeStatement), { fait: done }),
  sales: () => to(pages.officeSales),
  /** The accounts of a month, `2026-11`; `done` names the action just completed. */
  books: ({ month, done, wrong }: BooksShown = {}) =>
    withQuery(to(pages.officeBooks), { mois: month, fait: done, erreur: wrong }),
  bookLines: listAddress(to(pages.officeBookLines), bookLineList),
  documents: listAddress(to(pages.officeDocuments), documentList),
  /** The documents page, with closings of one kind of period, or with the error of an export. */
  declarations: ({ closings, wrong }: { closings?: string; wrong?: string }) =>
    withQuery(to(pages.officeDocuments), { clotures: closings, erreur: wrong }),
  documentFile: (number: string) =>
    to(pages.officeDocumentFile, { document: encodeURIComponent(number) }),
  /** An export as a file; closings of one kind of period. */
  exported: (name: string, period?: string) =>
    withQuery(to(pages.officeExported, { name }), { periode: period }),
  journal: listAddress(to(pages.officeJournal), actionList),
};

/** Parameters of the books page. */
interface BooksShown {
  month?: string | undefined;
  done?: string | undefined;
  wrong?: string | undefined;
}
