/**
 * LIST 1: every page with its id, address, file and properties. Routes, links, reserved slugs,
 * allowed link targets, caching and robots rules derive from it (decision 0293).
 * `tools/vite-page-addresses.ts` reduces it to addresses for browsers.
 */

import type { Permission } from '#modules/staff/rules/index.ts';

/** The layout of the page, in the order of `route-handle.ts`. */
type Layout = 'minimal' | 'bare' | 'guide' | 'guide-results' | 'office';

interface Facts {
  /** Id of its route where one file answers two addresses, or two files have one name. */
  routeId?: string;
  /** Its title as message file and key, where all its instances share one. */
  title?: string;
  layout?: Layout;
  /** Texts, promotions and redirections may link here: always, or where its entry is published. */
  links?: true | 'entries';
  /** Listed in the sitemap: always, or once per entry. */
  siteMap?: true | 'entries';
  /** Never shed under load: its section is needed to pay or to sign in. */
  goesFirst?: true;
  /** `false`: robots.txt disallows it. Pages that need a sign-in are always disallowed. */
  robots?: false;
}

/**
 * Audience: `everybody` gets the same cached document, a `visitor` a document of their own; a
 * `customer` or a `staff` member has to be signed in, else is redirected to the sign-in.
 */
type Guard = 'everybody' | 'visitor' | 'customer' | 'staff';

/** The route around it, which shares its loader and its navigation. */
type Frame = 'account' | 'office' | null;

const of =
  (guard: Guard, frame: Frame) =>
  <const A extends string>(address: A, file: string, facts: Facts = {}) => ({
    address,
    file,
    guard,
    frame,
    ...facts,
  });

const documentPage = of('everybody', null);
const visitorPage = of('visitor', null);
const customerPage = of('customer', null);
const accountPage = of('customer', 'account');
const officeDoorPage = of('visitor', null);
/** Permission without which the page shows nothing, whatever its API calls would return (O-11); null: every staff member. */
type OfficeFacts = Facts & { permission: Permission | null };
const office = of('staff', 'office');
const officePage = <const A extends string>(address: A, file: string, facts: OfficeFacts) => ({
  ...office(address, file, facts),
  permission: facts.permission,
});

export const home = documentPage('', 'storefront/home.page.tsx', { links: true, siteMap: true });
export const page = documentPage('page/:page/', 'storefront/content.page.tsx', {
  links: 'entries',
  siteMap: 'entries',
});
export const search = documentPage('rechercher/', 'storefront/search.page.tsx', {
  links: true,
  robots: false,
});
export const suggestions = documentPage(
  'rechercher/suggestions/',
  'storefront/search/suggestions.page.ts',
  { robots: false },
);
export const contact = visitorPage('nous-contacter/', 'storefront/contact.page.tsx', {
  title: 'contact.title',
  links: true,
});
export const withdrawal = visitorPage('renoncer-au-contrat/', 'storefront/withdrawal.page.tsx', {
  title: 'withdrawal.title',
  links: true,
});
export const withdrawalAnswer = visitorPage(
  'renoncer-au-contrat/confirmation/:token/',
  'storefront/withdrawal/answer.page.tsx',
  { title: 'withdrawal.answer.title', layout: 'minimal' },
);
export const sponsorLink = visitorPage(
  'parrainage/:code/',
  'storefront/sponsorship/sponsor-link.page.tsx',
  { title: 'sponsorship.landing.title', links: true },
);
export const termination = visitorPage(
  'resilier-votre-contrat/',
  'storefront/termination.page.tsx',
  {
    title: 'termination.title',
    links: true,
  },
);
export const announcedChange = visitorPage(
  'mon-abonnement/changement/:token/',
  'storefront/announced/announced-change.page.tsx',
  { title: 'announced.title', layout: 'minimal' },
);
export const deliveryLink = visitorPage(
  'ma-livraison/:token/',
  'storefront/delivery-link/delivery-link.page.tsx',
  { title: 'delivery-link.title', layout: 'minimal' },
);
export const paymentLink = visitorPage(
  'payer-ma-livraison/:token/',
  'storefront/payment-link/payment-link.page.tsx',
  { title: 'payment-link.title', layout: 'minimal', goesFirst: true },
);
/** An invitation to share the subscriptions of somebody, by the link of its mail. */
export const householdInvitation = visitorPage(
  'invitation-foyer/:token/',
  'storefront/household/invitation.page.tsx',
  { title: 'household.invitation.title', layout: 'minimal', robots: false },
);
/** What a vet is shown of an animal, by a link its owner made. */
export const vetSheet = visitorPage(
  'fiche-veterinaire/:token/',
  'storefront/vet-sheet/vet-sheet.page.tsx',
  { title: 'vet-sheet.title', layout: 'bare', robots: false },
);
export const newsletter = visitorPage('newsletter/', 'storefront/newsletter/newsletter.page.tsx', {
  title: 'newsletter-links.page.title',
  layout: 'minimal',
  links: true,
});
export const newsletterConfirmation = visitorPage(
  'newsletter/confirmation/:token/',
  'storefront/newsletter/newsletter-confirmation.page.tsx',
  { title: 'newsletter-links.confirm.title', layout: 'minimal' },
);
export const newsletterEnd = visitorPage(
  'newsletter/desinscription/:token/',
  'storefront/newsletter/newsletter-end.page.tsx',
  { title: 'newsletter-links.leave.title', layout: 'minimal' },
);
export const stockAlert = visitorPage(
  'alerte-stock/',
  'storefront/stock-alerts/stock-alert.page.tsx',
  { title: 'stock-alerts.form.page', layout: 'minimal' },
);
export const priceAlert = visitorPage(
  'alerte-stock/prix/:code/',
  'storefront/stock-alerts/price-alert.page.tsx',
  { title: 'price-alert.page', layout: 'minimal' },
);
export const stockAlertConfirmation = visitorPage(
  'alerte-stock/confirmation/:token/',
  'storefront/stock-alerts/stock-alert-confirmation.page.tsx',
  { title: 'stock-alerts.confirm.title', layout: 'minimal' },
);
export const stockAlertEnd = visitorPage(
  'alerte-stock/fin/:token/',
  'storefront/stock-alerts/stock-alert-end.page.tsx',
  { title: 'stock-alerts.end.title', layout: 'minimal' },
);
/** Writing, editing and withdrawing a review: by an order of one's own, or by the link of an invitation. */
export const writeReview = visitorPage(
  'donner-mon-avis/:key/:product/',
  'storefront/reviews/write-review.page.tsx',
  { title: 'reviews.write.title', layout: 'minimal', robots: false },
);
export const orderReviews = visitorPage(
  'donner-mon-avis/:key/',
  'storefront/reviews/order-reviews.page.tsx',
  { title: 'reviews.list.title', layout: 'minimal', robots: false },
);
export const reviewRefusal = visitorPage(
  'invitation-avis/:token/',
  'storefront/reviews/review-refusal.page.tsx',
  { title: 'reviews.refuse.title', layout: 'minimal' },
);
export const landing = documentPage('landing/:landing/', 'storefront/landing.page.tsx', {
  layout: 'bare',
  links: 'entries',
});
export const articles = documentPage('conseils/', 'storefront/articles.page.tsx', {
  title: 'articles.title',
  links: true,
  siteMap: true,
});
export const article = documentPage('conseils/:article/', 'storefront/article.page.tsx', {
  links: 'entries',
  siteMap: 'entries',
});
export const shops = documentPage('magasins/', 'storefront/shops.page.tsx', {
  title: 'shops.title',
  links: true,
  siteMap: true,
});
export const shop = documentPage('magasins/:shop/', 'storefront/shop.page.tsx', {
  title: 'shops.shop.title',
  links: 'entries',
  siteMap: 'entries',
});
export const recalls = documentPage('rappels-de-produits/', 'storefront/recalls.page.tsx', {
  title: 'recalls.title',
});
export const recall = documentPage('rappels-de-produits/:recall/', 'storefront/recall.page.tsx', {
  title: 'recalls.one.title',
});
export const language = visitorPage('langue/:language/', 'storefront/language.ts');
export const maintenance = documentPage('maintenance/', 'storefront/maintenance.page.tsx', {
  title: 'pages.maintenance.title',
  links: true,
});
export const faq = documentPage('faq/:faqQuery?/', 'storefront/faq.page.tsx', {
  links: true,
  siteMap: true,
});
export const cart = visitorPage('panier/', 'storefront/cart.page.tsx', {
  title: 'cart.title',
  links: true,
  goesFirst: true,
  robots: false,
});
export const deliveryEstimate = visitorPage(
  'livraison-estimee/',
  'storefront/delivery-estimate.page.ts',
  { links: true, robots: false },
);
/** What a day costs for an animal: the product page shows it too, this one also without scripts. */
export const dayOfAnimal = visitorPage(
  'un-jour/:product/:format?/',
  'storefront/product/day-of-animal.page.tsx',
  { robots: false },
);
export const sample = documentPage('produits/echantillons/:sample/', 'storefront/sample.page.tsx', {
  links: 'entries',
  siteMap: 'entries',
});
export const product = documentPage('produits/:product/:format?/', 'storefront/product.page.tsx', {
  links: 'entries',
  siteMap: 'entries',
});
export const guide = visitorPage('guide-croquettes/', 'storefront/guide/entry.page.tsx', {
  layout: 'guide',
  links: true,
  robots: false,
});
export const newGuide = visitorPage(
  'guide-croquettes/nouveau/',
  'storefront/guide/new-guide.page.tsx',
  { layout: 'guide', links: true, robots: false },
);
export const guideResult = visitorPage(
  'guide-croquettes/nouveau/recommandations/',
  'storefront/guide/result.page.tsx',
  { layout: 'guide-results', links: true, robots: false },
);
export const animalGuide = visitorPage(
  'guide-croquettes/:animal/',
  'storefront/guide/animal-guide.page.tsx',
  { layout: 'guide', links: true, robots: false },
);
export const animalMenu = visitorPage(
  'guide-croquettes/:animal/recommandations/',
  'storefront/guide/animal-menu.page.tsx',
  { layout: 'guide-results', links: true, robots: false },
);
export const fullMenu = visitorPage(
  'guide-bi-nutrition/:animal/',
  'storefront/menu/guide.page.tsx',
  {
    routeId: 'menu-full',
    layout: 'guide',
    links: true,
    robots: false,
  },
);
export const fullMenuResult = visitorPage(
  'guide-bi-nutrition/:animal/recommandations/',
  'storefront/menu/result.page.tsx',
  {
    routeId: 'menu-full-result',
    title: 'menu.result.title',
    layout: 'guide-results',
    links: true,
    robots: false,
  },
);
export const shortMenu = visitorPage(
  'mini-guide-bi-nutrition/:animal/',
  'storefront/menu/guide.page.tsx',
  { routeId: 'menu-short', layout: 'guide', links: true, robots: false },
);
export const shortMenuResult = visitorPage(
  'mini-guide-bi-nutrition/:animal/recommandations/',
  'storefront/menu/result.page.tsx',
  {
    routeId: 'menu-short-result',
    title: 'menu.result.title',
    layout: 'guide-results',
    links: true,
    robots: false,
  },
);
export const fullMenuEntry = visitorPage(
  'userGuide/guide-nutrition-full/',
  'storefront/menu/entry.page.tsx',
  { routeId: 'menu-in', title: 'menu.head', layout: 'guide', links: true, robots: false },
);
export const shortMenuEntry = visitorPage(
  'userGuide/guide-nutrition-short/',
  'storefront/menu/entry.page.tsx',
  { routeId: 'menu-in-short', title: 'menu.head', layout: 'guide', links: true, robots: false },
);
export const cities = visitorPage('commande/villes/', 'storefront/checkout/cities.ts', {
  robots: false,
});
export const checkout = visitorPage('commande/:order/', 'storefront/checkout/checkout.page.tsx', {
  layout: 'minimal',
  goesFirst: true,
  robots: false,
});
export const relays = customerPage(
  'commande/:order/points-relais/',
  'storefront/checkout/relays.ts',
);
export const orderState = customerPage(
  'commande/:order/etat/',
  'storefront/checkout/order-state.ts',
);
export const confirmation = visitorPage(
  'commande/:order/confirmation/',
  'storefront/checkout/confirmation.page.tsx',
  { title: 'checkout.confirmation.pageTitle', layout: 'minimal', robots: false },
);
/** The checkout without an account: it only opens in the browser that has the cart. */
export const guestCheckout = visitorPage(
  'commande-sans-compte/:order/',
  'storefront/checkout/checkout.page.tsx',
  { routeId: 'guest-checkout', layout: 'minimal', goesFirst: true, robots: false },
);
export const guestRelays = visitorPage(
  'commande-sans-compte/:order/points-relais/',
  'storefront/checkout/relays.ts',
  { routeId: 'guest-relays', robots: false },
);
export const guestOrderState = visitorPage(
  'commande-sans-compte/:order/etat/',
  'storefront/checkout/order-state.ts',
  { routeId: 'guest-order-state', robots: false },
);
export const guestConfirmation = visitorPage(
  'commande-sans-compte/:order/confirmation/',
  'storefront/checkout/confirmation.page.tsx',
  {
    routeId: 'guest-confirmation',
    title: 'checkout.confirmation.pageTitle',
    layout: 'minimal',
    robots: false,
  },
);
/** Order tracking by the link in a mail, for orders without an account only. */
export const tracking = visitorPage(
  'suivi-de-commande/:order/',
  'storefront/guest-order/tracking.page.tsx',
  { title: 'guest-order.title', robots: false },
);
export const trackedInvoice = visitorPage(
  'suivi-de-commande/:order/documents/:number/',
  'storefront/guest-order/tracked-invoice.page.tsx',
  { robots: false },
);
export const signIn = visitorPage('connexion/', 'storefront/sign-in/sign-in.page.tsx', {
  title: 'sign-in.title',
  layout: 'minimal',
  links: true,
  goesFirst: true,
  robots: false,
});
export const socialSignIn = visitorPage(
  'connexion/avec/:provider/',
  'storefront/sign-in/social-departure.ts',
  { robots: false },
);
export const passwordAdvice = visitorPage(
  'connexion/conseil/',
  'storefront/sign-in/password-advice.ts',
  { robots: false },
);
/** Records the proof of a visitor's cookie consent. */
export const consent = visitorPage('consentement/', 'storefront/tracking/record-consent.ts', {
  robots: false,
});
export const verification = visitorPage(
  'connexion/verification/:token/',
  'storefront/sign-in/verification.page.tsx',
  { title: 'sign-in.verification.title', layout: 'minimal', robots: false },
);
export const emailReturn = visitorPage(
  'connexion/reprise/:token/',
  'storefront/sign-in/email-return.page.tsx',
  { title: 'sign-in.emailReturn.title', layout: 'minimal', robots: false },
);
export const signInLink = visitorPage(
  'connexion/lien/:token/',
  'storefront/sign-in/sign-in-link.page.tsx',
  { title: 'sign-in.link.title', layout: 'minimal', robots: false },
);
/** Endpoint of the passkey scripts: returns options and verifies the device's answer. */
export const passkey = visitorPage('connexion/cle-d-acces/', 'storefront/sign-in/passkey.ts', {
  robots: false,
});
export const deletion = visitorPage(
  'connexion/suppression/:token/',
  'storefront/account/deletion-link.page.tsx',
  { title: 'privacy.link.title', layout: 'minimal', robots: false },
);
export const resetPassword = visitorPage(
  'mot-de-passe-oublie/:token/',
  'storefront/sign-in/reset-password.page.tsx',
  { title: 'sign-in.reset.title', layout: 'minimal', links: true, robots: false },
);
export const signOut = visitorPage('deconnexion/', 'storefront/sign-in/sign-out.page.tsx', {
  title: 'sign-in.signOut.title',
  layout: 'minimal',
  robots: false,
});
export const invoice = customerPage(
  'mon-compte/mes-commandes/:order/documents/:number/',
  'storefront/account/invoice-file.page.tsx',
  { links: true },
);
export const subscriptionRelays = customerPage(
  'mon-compte/mes-abonnements/:subscription/points-relais/',
  'storefront/subscriptions/relays.ts',
  { links: true },
);
export const welcome = visitorPage('mon-compte/bienvenue/', 'storefront/account/welcome.page.tsx', {
  title: 'account.welcome.title',
  links: true,
  robots: false,
});
export const newAnimal = visitorPage(
  'mon-compte/mes-animaux/ajouter/',
  'storefront/animals/add-animal.page.tsx',
  { title: 'animals.new.head', links: true, robots: false },
);
export const dataArchive = visitorPage(
  'mon-compte/mes-donnees/copie/:copy/',
  'storefront/account/data-archive.page.tsx',
  { links: true, robots: false },
);
export const conversationFile = customerPage(
  'mon-compte/mes-messages/:conversation/fichiers/:position/',
  'storefront/account/conversation-file.page.tsx',
  { links: true },
);
export const account = accountPage('mon-compte/', 'storefront/account/account.page.tsx', {
  title: 'account.title',
  links: true,
});
export const personalData = accountPage(
  'mon-compte/mes-informations-personnelles/',
  'storefront/account/personal-data.page.tsx',
  { title: 'account.pages.personalData.title', links: true },
);
export const sponsorships = accountPage(
  'mon-compte/mes-parrainages/',
  'storefront/account/sponsorships.page.tsx',
  { title: 'sponsorship.title', links: true },
);
export const household = accountPage(
  'mon-compte/foyer/',
  'storefront/household/household.page.tsx',
  { title: 'household.title', links: true },
);
export const signIns = accountPage(
  'mon-compte/mes-connexions/',
  'storefront/account/sign-ins.page.tsx',
  { title: 'account.signIns.title', links: true },
);
export const addresses = accountPage(
  'mon-compte/mes-adresses/',
  'storefront/account/addresses.page.tsx',
  { links: true },
);
export const cards = accountPage('mon-compte/mes-cartes/', 'storefront/account/cards.page.tsx', {
  links: true,
});
export const credit = accountPage('mon-compte/mon-credit/', 'storefront/account/credit.page.tsx', {
  title: 'credit.title',
  links: true,
});
export const conversations = accountPage(
  'mon-compte/mes-messages/',
  'storefront/account/conversations.page.tsx',
  { title: 'conversations.title', links: true },
);
export const conversation = accountPage(
  'mon-compte/mes-messages/:conversation/',
  'storefront/account/conversation.page.tsx',
  { links: true },
);
export const myData = accountPage(
  'mon-compte/mes-donnees/',
  'storefront/account/my-data.page.tsx',
  {
    title: 'privacy.title',
    links: true,
  },
);
export const deleteAccount = accountPage(
  'mon-compte/mes-donnees/supprimer/',
  'storefront/account/delete-account.page.tsx',
  { title: 'privacy.deletion.title', links: true },
);
export const subscriptions = accountPage(
  'mon-compte/mes-abonnements/',
  'storefront/subscriptions/subscriptions.page.tsx',
  { title: 'subscriptions.list.title', links: true },
);
export const subscription = accountPage(
  'mon-compte/mes-abonnements/:subscription/',
  'storefront/subscriptions/subscription.page.tsx',
  { links: true },
);
export const subscriptionHistory = accountPage(
  'mon-compte/mes-abonnements/:subscription/historique/',
  'storefront/subscriptions/history.page.tsx',
  { title: 'subscriptions.history.title', links: true },
);
export const subscriptionOrder = accountPage(
  'mon-compte/mes-abonnements/:subscription/historique/:order/',
  'storefront/subscriptions/history-order.page.tsx',
  { title: 'subscriptions.history.order', links: true },
);
export const animals = accountPage(
  'mon-compte/mes-animaux/',
  'storefront/animals/animals.page.tsx',
  {
    title: 'animals.title',
    links: true,
  },
);
export const animal = accountPage(
  'mon-compte/mes-animaux/:animal/',
  'storefront/animals/animal.page.tsx',
  {
    links: true,
  },
);
export const editAnimal = accountPage(
  'mon-compte/mes-animaux/:animal/modifier/',
  'storefront/animals/edit-animal.page.tsx',
  { title: 'animals.editTitle', links: true },
);
export const orders = accountPage(
  'mon-compte/mes-commandes/',
  'storefront/account/orders.page.tsx',
  {
    title: 'account.list.title',
    links: true,
  },
);
export const order = accountPage(
  'mon-compte/mes-commandes/:order/',
  'storefront/account/order.page.tsx',
  { title: 'account.order.title', links: true },
);
export const webView = visitorPage(
  'web-view/:view/',
  'storefront/subscriptions/payment-change.page.tsx',
  { title: 'subscriptions.steps.card', layout: 'bare', robots: false },
);
export const webViewDemo = visitorPage('webView/demo/', 'storefront/web-view/demo.page.tsx', {
  title: 'web-view.demo.title',
  layout: 'bare',
  robots: false,
});
export const devBrowser = visitorPage('_dev/browser/', 'workbench/browser.page.tsx', {
  layout: 'office',
});
export const workbench = visitorPage('_dev/ui/:section?/', 'workbench/workbench.page.tsx', {
  layout: 'office',
});
export const robots = documentPage('robots.txt', 'storefront/robots.page.ts', { links: true });
export const sitemap = documentPage('sitemap.xml', 'storefront/sitemap.page.ts', { links: true });
export const feed = documentPage('flux/produits.xml', 'storefront/feed.page.ts', { links: true });
export const recallFeed = documentPage('flux/rappels.xml', 'storefront/recall-feed.page.ts', {
  links: true,
});
export const articleFeed = documentPage('flux/conseils.xml', 'storefront/article-feed.page.ts', {
  links: true,
});
export const category = documentPage('*', 'storefront/category.page.tsx', {
  links: 'entries',
  siteMap: 'entries',
});

// The back office.
export const officeSubscriptions = officePage(
  'gestion/abonnements/',
  'backoffice/subscriptions/subscriptions.page.tsx',
  {
    permission: 'subscriptions.read',
    routeId: 'office-subscriptions',
    title: 'subscriptions.title',
  },
);
export const officeRenewals = officePage(
  'gestion/abonnements/echeances/',
  'backoffice/renewals/renewals.page.tsx',
  { permission: 'subscriptions.read', routeId: 'office-renewals', title: 'subscriptions.title' },
);
export const officeChanges = officePage(
  'gestion/abonnements/changements/',
  'backoffice/announced/changes.page.tsx',
  { permission: 'subscriptions.read', title: 'announced.title' },
);
export const officeNewChange = officePage(
  'gestion/abonnements/changements/nouveau/:kind/',
  'backoffice/announced/new-change.page.tsx',
  { permission: 'prices.manage', title: 'announced.title' },
);
export const officeChange = officePage(
  'gestion/abonnements/changements/:id/',
  'backoffice/announced/change.page.tsx',
  { permission: 'subscriptions.read' },
);
export const officeTerminations = officePage(
  'gestion/abonnements/resiliations/',
  'backoffice/terminations/terminations.page.tsx',
  { permission: 'subscriptions.read', title: 'terminations.title' },
);
export const officeSubscription = officePage(
  'gestion/abonnements/:code/',
  'backoffice/subscriptions/subscription.page.tsx',
  {
    permission: 'subscriptions.read',
    routeId: 'office-subscription',
    title: 'subscriptions.one.title',
  },
);
export const officeFinances = officePage(
  'gestion/finances/',
  'backoffice/finance/finances.page.tsx',
  { permission: 'finance.read', routeId: 'office-finances', title: 'finance.title' },
);
export const officeDocuments = officePage(
  'gestion/finances/documents/',
  'backoffice/finance/documents.page.tsx',
  { permission: 'finance.read', routeId: 'office-documents', title: 'documents.title' },
);
export const officePriceSheet = officePage(
  'gestion/tarifs/',
  'backoffice/sheets/moved-prices.page.ts',
  { permission: 'catalogue.read', routeId: 'office-moved-prices' },
);
export const officePriceFile = officePage(
  'gestion/tarifs/tarifs.csv',
  'backoffice/sheets/moved-price-file.page.ts',
  { permission: 'catalogue.read' },
);
export const officeKindSheet = officePage(
  'gestion/fichiers/:kind/',
  'backoffice/sheets/sheet.page.tsx',
  { permission: 'catalogue.read', routeId: 'office-sheet', title: 'sheets.title' },
);
export const officeSheetGrid = officePage(
  'gestion/fichiers/:kind/grille/',
  'backoffice/sheets/sheet-grid.page.tsx',
  { permission: 'catalogue.read', routeId: 'office-sheet-grid', title: 'sheets.grid.title' },
);
export const officeKindWorkbook = officePage(
  'gestion/fichiers/:kind/classeur.xlsx',
  'backoffice/sheets/workbook-file.page.tsx',
  { permission: 'catalogue.read' },
);
export const officeKindSheetFile = officePage(
  'gestion/fichiers/:kind/fichier.csv',
  'backoffice/sheets/sheet-file.page.tsx',
  { permission: 'catalogue.read' },
);
export const officeFigures = officePage(
  'gestion/chiffres/',
  'backoffice/figures/figures.page.tsx',
  { permission: 'finance.read', routeId: 'office-figures', title: 'figures.title' },
);
export const officeSubscriberFigures = officePage(
  'gestion/chiffres/abonnements/',
  'backoffice/figures/subscribers.page.tsx',
  {
    permission: 'finance.read',
    routeId: 'office-subscriber-figures',
    title: 'figures.parts.subscribers',
  },
);
export const officePromotionFigures = officePage(
  'gestion/chiffres/promotions/',
  'backoffice/figures/promotions.page.tsx',
  {
    permission: 'finance.read',
    routeId: 'office-promotion-figures',
    title: 'figures.parts.promotions',
  },
);
export const officeFunnelFigures = officePage(
  'gestion/chiffres/conversion/',
  'backoffice/figures/funnel.page.tsx',
  { permission: 'finance.read', routeId: 'office-funnel-figures', title: 'figures.parts.funnel' },
);
export const officeForecast = officePage(
  'gestion/chiffres/previsions/',
  'backoffice/figures/forecast.page.tsx',
  { permission: 'finance.read', routeId: 'office-forecast', title: 'figures.parts.forecast' },
);
export const officeRehearsal = officePage(
  'gestion/chiffres/repetition/',
  'backoffice/figures/rehearsal.page.tsx',
  { permission: 'finance.read', routeId: 'office-rehearsal', title: 'figures.parts.rehearsal' },
);
export const officeNewsletters = officePage(
  'gestion/lettres/',
  'backoffice/newsletters/newsletters.page.tsx',
  { permission: 'promotions.read', routeId: 'office-newsletters', title: 'newsletters.title' },
);
export const officeNewsletterIssue = officePage(
  'gestion/lettres/:id/',
  'backoffice/newsletters/issue.page.tsx',
  { permission: 'promotions.read', routeId: 'office-newsletter-issue' },
);
export const officeStatement = officePage(
  'gestion/finances/releve/',
  'backoffice/bank/statement.page.tsx',
  { permission: 'finance.manage', routeId: 'office-statement', title: 'bank.title' },
);
export const officeBooks = officePage(
  'gestion/finances/comptabilite/',
  'backoffice/finance/books.page.tsx',
  { permission: 'finance.read', routeId: 'office-books', title: 'books.title' },
);
export const officeBookLines = officePage(
  'gestion/finances/ecritures/',
  'backoffice/finance/book-lines.page.tsx',
  { permission: 'finance.read', routeId: 'office-book-lines', title: 'book-lines.title' },
);
export const officeSales = officePage(
  'gestion/finances/ventes/',
  'backoffice/finance/sales.page.tsx',
  { permission: 'finance.read', routeId: 'office-sales', title: 'finance.report.title' },
);
export const officeExported = officePage(
  'gestion/finances/exports/:name/',
  'backoffice/finance/export.page.tsx',
  { permission: 'finance.read' },
);
export const officeDocumentFile = officePage(
  'gestion/documents/:document/fichier/',
  'backoffice/finance/document-file.page.tsx',
  { permission: 'orders.people' },
);
export const officeSignIn = officeDoorPage('gestion/connexion/', 'backoffice/sign-in.page.tsx', {
  routeId: 'office-sign-in',
  title: 'sign-in.title',
  layout: 'office',
});
/** Redirects to the OpenID Connect provider for staff sign-in. */
export const officeOpenIdDeparture = officeDoorPage(
  'gestion/connexion/depart/',
  'backoffice/openid-departure.page.ts',
);
/** Callback of the OpenID Connect provider for staff sign-in. */
export const officeOpenIdReturn = officeDoorPage(
  'gestion/connexion/retour/',
  'backoffice/openid-return.page.tsx',
  { title: 'sign-in.title', layout: 'office' },
);
/** Passkey endpoint for staff members. */
export const officePasskey = officeDoorPage(
  'gestion/cle-d-acces/',
  'backoffice/passkey-options.page.ts',
);
export const officeSignOut = officeDoorPage('gestion/deconnexion/', 'backoffice/sign-out.page.ts', {
  routeId: 'office-sign-out',
});
export const officeChoosePassword = officeDoorPage(
  'gestion/mot-de-passe/:token/',
  'backoffice/choose-password.page.tsx',
  { title: 'sign-in.choose.title', layout: 'office' },
);
export const officeHome = officePage('gestion/', 'backoffice/home/home.page.tsx', {
  permission: null,
  routeId: 'office-home',
  title: 'home.title',
});
export const officeSearch = officePage('gestion/recherche/', 'backoffice/search/search.page.tsx', {
  permission: 'orders.read',
  routeId: 'office-search',
  title: 'search.title',
});
export const officeFound = officePage(
  'gestion/recherche/suggestions/',
  'backoffice/search/found.page.ts',
  { permission: 'orders.read' },
);
export const officeWaiting = officePage('gestion/attente/', 'backoffice/frame/waiting.page.ts', {
  permission: null,
});
export const officeOrders = officePage('gestion/commandes/', 'backoffice/orders/orders.page.tsx', {
  permission: 'orders.read',
  routeId: 'office-orders',
  title: 'orders.title',
});
export const officeSheet = officePage('gestion/listes/:list/', 'backoffice/list/sheet.page.ts', {
  permission: null,
});
export const officeTelephoneOrder = officePage(
  'gestion/commandes/par-telephone/',
  'backoffice/orders/telephone.page.tsx',
  { permission: 'orders.manage', routeId: 'office-telephone', title: 'orders.telephone.title' },
);
export const officeOrder = officePage(
  'gestion/commandes/:number/',
  'backoffice/orders/order.page.tsx',
  { permission: 'orders.read', routeId: 'office-order', title: 'orders.order.title' },
);
export const officeDispute = officePage(
  'gestion/commandes/:number/contestation/',
  'backoffice/disputes/dispute.page.tsx',
  { permission: 'orders.people' },
);
export const officeDisputeFile = officePage(
  'gestion/commandes/:number/contestation.txt',
  'backoffice/disputes/dispute-file.page.ts',
  { permission: 'orders.people' },
);
export const officeSlip = officePage(
  'gestion/commandes/:number/bordereau/',
  'backoffice/preparation/slip.page.tsx',
  { permission: 'orders.people' },
);
export const officePreparation = officePage(
  'gestion/preparation/',
  'backoffice/preparation/preparation.page.tsx',
  { permission: 'orders.people', title: 'preparation.title' },
);
export const officeSlips = officePage(
  'gestion/preparation/bordereaux/',
  'backoffice/preparation/slips.page.tsx',
  { permission: 'orders.people', title: 'preparation.slips.title' },
);
export const officePicking = officePage(
  'gestion/preparation/prelevement/',
  'backoffice/preparation/picking.page.tsx',
  { permission: 'orders.people', title: 'preparation.picking.title' },
);
export const officeWave = officePage(
  'gestion/preparation/vagues/:id/',
  'backoffice/waves/wave.page.tsx',
  { permission: 'orders.people' },
);
export const officeWaveDocuments = officePage(
  'gestion/preparation/vagues/:id/documents.pdf',
  'backoffice/waves/wave-documents.page.ts',
  { permission: 'orders.people' },
);
export const officeManifest = officePage(
  'gestion/preparation/remise/',
  'backoffice/waves/handover.page.tsx',
  { permission: 'orders.people' },
);
export const officeManifestFile = officePage(
  'gestion/preparation/remise/:date/:file',
  'backoffice/waves/handover-file.page.ts',
  { permission: 'orders.people' },
);
export const officeClaims = officePage(
  'gestion/preparation/reclamations/',
  'backoffice/claims/claims.page.tsx',
  { permission: 'orders.people' },
);
export const officeReturnLabel = officePage(
  'gestion/preparation/retours/:id/etiquette.pdf',
  'backoffice/claims/return-label.page.ts',
  { permission: 'orders.people' },
);
export const officeWavePrinterLabels = officePage(
  'gestion/preparation/vagues/:id/etiquettes.zpl',
  'backoffice/waves/wave-printer-labels.page.ts',
  { permission: 'orders.people' },
);
export const officePacking = officePage(
  'gestion/preparation/vagues/:id/emballage/',
  'backoffice/waves/packing.page.tsx',
  { permission: 'orders.manage' },
);
export const officePacked = officePage(
  'gestion/preparation/vagues/:id/emballees/',
  'backoffice/waves/packed.page.ts',
  { permission: 'orders.manage' },
);
export const officePicked = officePage(
  'gestion/preparation/vagues/:id/prelevements/',
  'backoffice/waves/picked.page.ts',
  { permission: 'orders.manage' },
);
export const officeRecalls = officePage('gestion/rappels/', 'backoffice/recalls/recalls.page.tsx', {
  permission: 'orders.read',
  title: 'recalls.title',
});
export const officeLot = officePage('gestion/rappels/lot/', 'backoffice/recalls/lot.page.tsx', {
  permission: 'orders.read',
  title: 'recalls.lot.title',
});
export const officeLotSheet = officePage(
  'gestion/rappels/lot.csv',
  'backoffice/recalls/lot-sheet.page.ts',
  { permission: 'orders.people' },
);
export const officePins = officePage(
  'gestion/produits/recherche/epingles/',
  'backoffice/catalogue/pins.page.tsx',
  { permission: 'catalogue.read', title: 'pins.title' },
);
export const officeSynonyms = officePage(
  'gestion/produits/recherche/',
  'backoffice/catalogue/synonyms.page.tsx',
  { permission: 'catalogue.read', title: 'synonyms.title' },
);
export const officeSettings = officePage(
  'gestion/reglages/regles/',
  'backoffice/settings/settings.page.tsx',
  { permission: 'operations.read', title: 'settings.rules.title' },
);
export const officeSetting = officePage(
  'gestion/reglages/regles/:name/',
  'backoffice/settings/setting.page.tsx',
  { permission: 'operations.read' },
);
export const officeMailTexts = officePage(
  'gestion/reglages/e-mails/',
  'backoffice/settings/mail-texts.page.tsx',
  { permission: 'operations.read', title: 'settings.mails.title' },
);
export const officeMailText = officePage(
  'gestion/reglages/e-mails/:mail/:language/',
  'backoffice/settings/mail-text.page.tsx',
  { permission: 'operations.read' },
);
export const officeTaxRates = officePage(
  'gestion/reglages/tva/',
  'backoffice/settings/tax-rates.page.tsx',
  { permission: 'finance.read', routeId: 'office-tax-rates', title: 'settings.vat.title' },
);
export const officeShipping = officePage(
  'gestion/reglages/livraison/',
  'backoffice/settings/shipping.page.tsx',
  { permission: 'catalogue.read', title: 'settings.shipping.title' },
);
export const officeTariff = officePage(
  'gestion/reglages/livraison/:code/:country/',
  'backoffice/settings/tariff.page.tsx',
  { permission: 'catalogue.read' },
);
export const officeMessages = officePage(
  'gestion/messages/',
  'backoffice/messages-box/messages.page.tsx',
  { permission: 'customers.read', routeId: 'office-messages', title: 'messages-box.title' },
);
export const officeMessageTemplates = officePage(
  'gestion/messages/reponses/',
  'backoffice/messages-box/templates.page.tsx',
  { permission: 'customers.read', title: 'messages-box.templates.title' },
);
export const officeMessage = officePage(
  'gestion/messages/:id/',
  'backoffice/messages-box/message.page.tsx',
  { permission: 'customers.read', routeId: 'office-message', title: 'messages-box.title' },
);
export const officeMessageFile = officePage(
  'gestion/messages/:id/fichiers/:position/',
  'backoffice/messages-box/message-file.page.tsx',
  { permission: 'customers.read' },
);
export const officeWithdrawals = officePage(
  'gestion/retractations/',
  'backoffice/withdrawals/withdrawals-list.page.tsx',
  { permission: 'orders.refund', routeId: 'office-withdrawals', title: 'withdrawals.title' },
);
export const officeReviews = officePage('gestion/avis/', 'backoffice/reviews/reviews.page.tsx', {
  permission: 'customers.read',
  routeId: 'office-reviews',
  title: 'reviews.title',
});
export const officeReview = officePage('gestion/avis/:id/', 'backoffice/reviews/review.page.tsx', {
  permission: 'customers.read',
  routeId: 'office-review',
});
export const officeCustomers = officePage(
  'gestion/clients/',
  'backoffice/customers/customers.page.tsx',
  { permission: 'customers.read', routeId: 'office-customers', title: 'customers.title' },
);
export const officeGifts = officePage(
  'gestion/clients/credits-et-bons/',
  'backoffice/gifts/gifts.page.tsx',
  { permission: 'orders.refund', title: 'gifts.title' },
);
export const officeGuests = officePage(
  'gestion/clients/invites/',
  'backoffice/customers/guests.page.tsx',
  { permission: 'customers.read', title: 'guests.title' },
);
export const officeGuest = officePage(
  'gestion/clients/invite/:key/',
  'backoffice/customers/guest.page.tsx',
  { permission: 'customers.read', title: 'customers.guest.title' },
);
export const officeCustomer = officePage(
  'gestion/clients/:id/',
  'backoffice/customers/customer.page.tsx',
  { permission: 'customers.read', routeId: 'office-customer' },
);
export const officeMerge = officePage(
  'gestion/clients/:id/reunir/',
  'backoffice/customers/merge.page.tsx',
  { permission: 'customers.manage' },
);
export const officeCustomerMail = officePage(
  'gestion/clients/:id/mails/:mail/',
  'backoffice/customers/mail.page.tsx',
  { permission: 'customers.read', routeId: 'office-customer-mail' },
);
export const officeSegments = officePage(
  'gestion/segments/',
  'backoffice/segments/segments.page.tsx',
  { permission: 'promotions.read', routeId: 'office-segments', title: 'segments.title' },
);
export const officeNewSegment = officePage(
  'gestion/segments/nouveau/',
  'backoffice/segments/new-segment.page.tsx',
  { permission: 'promotions.manage', routeId: 'office-new-segment', title: 'segments.new' },
);
export const officeSegment = officePage(
  'gestion/segments/:id/',
  'backoffice/segments/segment.page.tsx',
  { permission: 'promotions.read', routeId: 'office-segment' },
);
export const officeCampaigns = officePage(
  'gestion/campagnes/',
  'backoffice/campaigns/campaigns.page.tsx',
  { permission: 'promotions.read', routeId: 'office-campaigns', title: 'campaigns.title' },
);
export const officeNewCampaign = officePage(
  'gestion/campagnes/nouvelle/',
  'backoffice/campaigns/new-campaign.page.tsx',
  {
    permission: 'promotions.manage',
    routeId: 'office-new-campaign',
    title: 'campaigns.form.newTitle',
  },
);
export const officeCampaign = officePage(
  'gestion/campagnes/:code/',
  'backoffice/campaigns/campaign.page.tsx',
  { permission: 'promotions.read', routeId: 'office-campaign' },
);
export const officeEditCampaign = officePage(
  'gestion/campagnes/:code/modifier/',
  'backoffice/campaigns/edit-campaign.page.tsx',
  { permission: 'promotions.manage', routeId: 'office-edit-campaign' },
);
export const officePromotions = officePage(
  'gestion/promotions/',
  'backoffice/promotions/promotions.page.tsx',
  { permission: 'promotions.read', routeId: 'office-promotions', title: 'promotions.title' },
);
export const officeSimulator = officePage(
  'gestion/promotions/simulateur/',
  'backoffice/promotions/simulator.page.tsx',
  {
    permission: 'promotions.read',
    routeId: 'office-simulator',
    title: 'promotions.simulator.title',
  },
);
export const officeVariants = officePage('gestion/formats/', 'backoffice/parts/found-variants.ts', {
  permission: null,
});
export const officeFoundProducts = officePage(
  'gestion/produits-trouves/',
  'backoffice/parts/found-products.ts',
  { permission: null },
);
export const officeNewPromotion = officePage(
  'gestion/promotions/nouvelle/',
  'backoffice/promotions/new-promotion.page.tsx',
  {
    permission: 'promotions.manage',
    routeId: 'office-new-promotion',
    title: 'promotions.form.newTitle',
  },
);
export const officeEditPromotion = officePage(
  'gestion/promotions/:code/modifier/',
  'backoffice/promotions/edit-promotion.page.tsx',
  { permission: 'promotions.manage', routeId: 'office-edit-promotion' },
);
export const officePromotion = officePage(
  'gestion/promotions/:code/',
  'backoffice/promotions/promotion.page.tsx',
  { permission: 'promotions.read', routeId: 'office-promotion' },
);
export const officeCouponBatch = officePage(
  'gestion/lots-de-codes/:id/',
  'backoffice/promotions/coupon-batch.page.ts',
  { permission: 'promotions.manage', routeId: 'office-coupon-batch' },
);
export const officeCategories = officePage(
  'gestion/categories/',
  'backoffice/catalogue/categories/categories.page.tsx',
  { permission: 'catalogue.read', routeId: 'office-categories', title: 'categories.title' },
);
export const officeNewCategory = officePage(
  'gestion/categories/nouvelle/',
  'backoffice/catalogue/categories/new-category.page.tsx',
  { permission: 'catalogue.manage', routeId: 'office-new-category', title: 'categories.new.title' },
);
export const officeCategory = officePage(
  'gestion/categories/:id/',
  'backoffice/catalogue/categories/category.page.tsx',
  { permission: 'catalogue.read', routeId: 'office-category' },
);
export const officeTranslateCategory = officePage(
  'gestion/categories/:id/neerlandais/',
  'backoffice/catalogue/translations/translate-category.page.tsx',
  { permission: 'catalogue.read', routeId: 'office-translate-category' },
);
export const officeCategoryVersions = officePage(
  'gestion/categories/:id/versions/',
  'backoffice/catalogue/versions/category-versions.page.tsx',
  { permission: 'catalogue.read', routeId: 'office-category-versions' },
);
export const officeProducts = officePage(
  'gestion/produits/',
  'backoffice/catalogue/products.page.tsx',
  { permission: 'catalogue.read', routeId: 'office-products', title: 'catalogue.title' },
);
export const officeNewProduct = officePage(
  'gestion/produits/nouveau/',
  'backoffice/catalogue/edit/new-product.page.tsx',
  { permission: 'catalogue.manage', routeId: 'office-new-product', title: 'catalogue.new.title' },
);
export const officeProduct = officePage(
  'gestion/produits/:sku/',
  'backoffice/catalogue/product.page.tsx',
  { permission: 'catalogue.read', routeId: 'office-product' },
);
export const officeEditProduct = officePage(
  'gestion/produits/:sku/modifier/',
  'backoffice/catalogue/edit/edit-product.page.tsx',
  { permission: 'catalogue.manage', routeId: 'office-edit-product' },
);
export const officeTranslateProduct = officePage(
  'gestion/produits/:sku/neerlandais/',
  'backoffice/catalogue/translations/translate-product.page.tsx',
  { permission: 'catalogue.read', routeId: 'office-translate-product' },
);
export const officeProductVersions = officePage(
  'gestion/produits/:sku/versions/',
  'backoffice/catalogue/versions/product-versions.page.tsx',
  { permission: 'catalogue.read', routeId: 'office-product-versions' },
);
export const officeVariantStock = officePage(
  'gestion/produits/:sku/stock/:code/',
  'backoffice/stock/variant-stock.page.tsx',
  { permission: 'catalogue.read', routeId: 'office-variant-stock' },
);
export const officeVariantPrices = officePage(
  'gestion/produits/:sku/prix/:code/',
  'backoffice/catalogue/variant-prices.page.tsx',
  { permission: 'catalogue.read', routeId: 'office-variant-prices' },
);
export const officeStock = officePage('gestion/stock/', 'backoffice/stock/reorders.page.tsx', {
  permission: 'catalogue.read',
  routeId: 'office-stock',
  title: 'stock.title',
});
export const officeDelivery = officePage(
  'gestion/stock/reception/',
  'backoffice/stock/delivery.page.tsx',
  { permission: 'stock.manage', routeId: 'office-delivery', title: 'stock.delivery.title' },
);
export const officeScanDelivery = officePage(
  'gestion/stock/reception/scan/',
  'backoffice/stock/scan-delivery.page.tsx',
  { permission: 'stock.manage', title: 'stock.scan.delivery.title' },
);
export const officeScannedDelivery = officePage(
  'gestion/stock/reception/recue/',
  'backoffice/stock/scanned.page.ts',
  { permission: 'stock.manage' },
);
export const officeScannedArticle = officePage(
  'gestion/stock/article/',
  'backoffice/stock/scanned-article.page.ts',
  { permission: 'stock.manage' },
);
export const officeCount = officePage(
  'gestion/stock/comptage/',
  'backoffice/stock/count.page.tsx',
  {
    permission: 'stock.manage',
    title: 'stock.scan.count.title',
  },
);
export const officeCountedShelf = officePage(
  'gestion/stock/comptage/compte/',
  'backoffice/stock/counted.page.ts',
  { permission: 'stock.manage' },
);
export const officeStockLots = officePage('gestion/stock/lots/', 'backoffice/stock/lots.page.tsx', {
  permission: 'catalogue.read',
  title: 'stock.lots.title',
});
export const officePurchases = officePage(
  'gestion/achats/',
  'backoffice/purchasing/purchases.page.tsx',
  { permission: 'stock.manage', title: 'purchasing.title' },
);
export const officeSuppliers = officePage(
  'gestion/achats/fournisseurs/',
  'backoffice/purchasing/suppliers.page.tsx',
  { permission: 'stock.manage', title: 'purchasing.suppliers.title' },
);
export const officeSupplier = officePage(
  'gestion/achats/fournisseurs/:id/',
  'backoffice/purchasing/supplier.page.tsx',
  { permission: 'stock.manage' },
);
export const officePurchase = officePage(
  'gestion/achats/:id/',
  'backoffice/purchasing/purchase.page.tsx',
  { permission: 'stock.manage' },
);
export const officePurchaseFile = officePage(
  'gestion/achats/:id/commande.csv',
  'backoffice/purchasing/purchase-file.page.ts',
  { permission: 'stock.manage' },
);
export const officePurchasePrint = officePage(
  'gestion/achats/:id/commande.pdf',
  'backoffice/purchasing/purchase-print.page.ts',
  { permission: 'stock.manage' },
);
export const officeGoodsIn = officePage(
  'gestion/achats/:id/reception/',
  'backoffice/purchasing/goods-in.page.tsx',
  { permission: 'stock.manage' },
);
export const officeReceived = officePage(
  'gestion/achats/:id/recue/',
  'backoffice/purchasing/received.page.ts',
  { permission: 'stock.manage' },
);
export const officeContents = officePage(
  'gestion/contenus/',
  'backoffice/content/entries.page.tsx',
  { permission: 'content.read', routeId: 'office-contents', title: 'content.title' },
);
export const officeNewContent = officePage(
  'gestion/contenus/nouveau/:type/',
  'backoffice/content/new-entry.page.tsx',
  { permission: 'content.manage', title: 'content.new.title' },
);
export const officeContent = officePage(
  'gestion/contenus/:id/',
  'backoffice/content/entry.page.tsx',
  { permission: 'content.read', routeId: 'office-content' },
);
export const officeContentVersion = officePage(
  'gestion/contenus/:id/versions/:number/',
  'backoffice/content/version.page.tsx',
  { permission: 'content.read', title: 'content.versions.number' },
);
export const officeRouteRules = officePage(
  'gestion/redirections/',
  'backoffice/content/rules.page.tsx',
  { permission: 'content.read', routeId: 'office-rules', title: 'route-rules.title' },
);
export const officeOperations = officePage(
  'gestion/exploitation/',
  'backoffice/operations/operations.page.tsx',
  { permission: 'operations.read', title: 'operations.title' },
);
export const officeWebhooks = officePage(
  'gestion/exploitation/webhooks/',
  'backoffice/webhooks/webhooks.page.tsx',
  { permission: 'operations.read', routeId: 'office-webhooks', title: 'webhooks.title' },
);
export const officeWebhook = officePage(
  'gestion/exploitation/webhooks/:id/',
  'backoffice/webhooks/webhook.page.tsx',
  { permission: 'operations.read', routeId: 'office-webhook' },
);
export const officeTeam = officePage('gestion/equipe/', 'backoffice/team/team.page.tsx', {
  permission: 'staff.manage',
  title: 'team.title',
});
export const officeRoles = officePage('gestion/equipe/roles/', 'backoffice/team/roles.page.tsx', {
  permission: 'staff.manage',
  title: 'team.roles.title',
});
export const officeRole = officePage('gestion/equipe/roles/:id/', 'backoffice/team/role.page.tsx', {
  permission: 'staff.manage',
});
export const officeApiKeys = officePage('gestion/equipe/cles/', 'backoffice/team/keys.page.tsx', {
  permission: 'staff.manage',
  title: 'team.keys.title',
});
export const officeMember = officePage('gestion/equipe/:id/', 'backoffice/team/member.page.tsx', {
  permission: 'staff.manage',
});
export const officeOwnAccess = officePage('gestion/mon-acces/', 'backoffice/own/own.page.tsx', {
  permission: null,
  title: 'own.title',
});
export const officeJournal = officePage('gestion/journal/', 'backoffice/journal/journal.page.tsx', {
  permission: 'staff.manage',
  title: 'journal.title',
});
export const officeMissing = officePage('gestion/*', 'backoffice/missing.page.ts', {
  permission: null,
  routeId: 'office-missing',
});
