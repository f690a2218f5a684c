import { index, layout, prefix, route } from '@react-router/dev/routes';

/** Subscriptions: what comes again and again. */
const subscriptionRoutes = [
  route('abonnements/', 'backoffice/subscriptions/subscriptions.page.tsx', {
    id: 'office-subscriptions',
  }),
  route('abonnements/echeances/', 'backoffice/renewals/renewals.page.tsx', {
    id: 'office-renewals',
  }),
  route('abonnements/changements/', 'backoffice/announced/changes.page.tsx'),
  route('abonnements/changements/nouveau/:kind/', 'backoffice/announced/new-change.page.tsx'),
  route('abonnements/changements/:id/', 'backoffice/announced/change.page.tsx'),
  route('abonnements/resiliations/', 'backoffice/terminations/terminations.page.tsx'),
  route('abonnements/resiliations.csv', 'backoffice/terminations/terminations-sheet.page.ts'),
  route('abonnements/:code/', 'backoffice/subscriptions/subscription.page.tsx', {
    id: 'office-subscription',
  }),
];

const financeRoutes = [
  route('finances/', 'backoffice/finance/finances.page.tsx', { id: 'office-finances' }),
  route('finances/documents/', 'backoffice/finance/documents.page.tsx', {
    id: 'office-documents',
  }),
  route('finances/ventes/', 'backoffice/finance/sales.page.tsx', { id: 'office-sales' }),
  route('finances/exports/:name/', 'backoffice/finance/export.page.tsx'),
  route('documents/:document/fichier/', 'backoffice/finance/document-file.page.tsx'),
];

/** LIST 1, second half: every page of the back office, each for whoever its calls let in. */
export const backofficeRoutes = prefix('gestion', [
  route('connexion/', 'backoffice/sign-in.page.tsx', { id: 'office-sign-in' }),
  route('deconnexion/', 'backoffice/sign-out.page.ts', { id: 'office-sign-out' }),
  route('mot-de-passe/:token/', 'backoffice/choose-password.page.tsx'),
  layout('backoffice/frame/office-layout.tsx', { id: 'office' }, [
    index('backoffice/home/home.page.tsx', { id: 'office-home' }),
    route('commandes/', 'backoffice/orders/orders.page.tsx', { id: 'office-orders' }),
    route('commandes/:number/', 'backoffice/orders/order.page.tsx', { id: 'office-order' }),
    route('commandes/:number/bordereau/', 'backoffice/preparation/slip.page.tsx'),
    route('preparation/', 'backoffice/preparation/preparation.page.tsx'),
    route('preparation/bordereaux/', 'backoffice/preparation/slips.page.tsx'),
    route('preparation/prelevement/', 'backoffice/preparation/picking.page.tsx'),
    route('rappels/', 'backoffice/recalls/recalls.page.tsx'),
    route('rappels/lot/', 'backoffice/recalls/lot.page.tsx'),
    route('rappels/lot.csv', 'backoffice/recalls/lot-sheet.page.ts'),
    ...subscriptionRoutes,
    route('messages/', 'backoffice/messages-box/messages.page.tsx', { id: 'office-messages' }),
    route('messages/reponses/', 'backoffice/messages-box/templates.page.tsx'),
    route('messages/:id/', 'backoffice/messages-box/message.page.tsx', { id: 'office-message' }),
    route('messages/:id/fichiers/:position/', 'backoffice/messages-box/message-file.page.tsx'),
    route('retractations/', 'backoffice/withdrawals/withdrawals.page.tsx', {
      id: 'office-withdrawals',
    }),
    route('avis/', 'backoffice/reviews/reviews.page.tsx', { id: 'office-reviews' }),
    route('avis/:id/', 'backoffice/reviews/review.page.tsx', { id: 'office-review' }),
    route('clients/', 'backoffice/customers/customers.page.tsx', { id: 'office-customers' }),
    route('clients/:id/', 'backoffice/customers/customer.page.tsx', { id: 'office-customer' }),
    route('clients/:id/mails/:mail/', 'backoffice/customers/mail.page.tsx', {
      id: 'office-customer-mail',
    }),
    route('campagnes/', 'backoffice/campaigns/campaigns.page.tsx', { id: 'office-campaigns' }),
    route('campagnes/nouvelle/', 'backoffice/campaigns/new-campaign.page.tsx', {
      id: 'office-new-campaign',
    }),
    route('campagnes/:code/', 'backoffice/campaigns/campaign.page.tsx', { id: 'office-campaign' }),
    route('campagnes/:code/modifier/', 'backoffice/campaigns/edit-campaign.page.tsx', {
      id: 'office-edit-campaign',
    }),
    route('promotions/', 'backoffice/promotions/promotions.page.tsx', { id: 'office-promotions' }),
    route('promotions/simulateur/', 'backoffice/promotions/simulator.page.tsx', {
      id: 'office-simulator',
    }),
    route('formats/', 'backoffice/parts/found-variants.ts'),
    route('produits-trouves/', 'backoffice/parts/found-products.ts'),
    route('promotions/nouvelle/', 'backoffice/promotions/new-promotion.page.tsx', {
      id: 'office-new-promotion',
    }),
    route('promotions/:code/modifier/', 'backoffice/promotions/edit-promotion.page.tsx', {
      id: 'office-edit-promotion',
    }),
    route('promotions/:code/', 'backoffice/promotions/promotion.page.tsx', {
      id: 'office-promotion',
    }),
    route('lots-de-codes/:id/', 'backoffice/promotions/coupon-batch.page.ts', {
      id: 'office-coupon-batch',
    }),
    route('categories/', 'backoffice/catalogue/categories/categories.page.tsx', {
      id: 'office-categories',
    }),
    route('categories/nouvelle/', 'backoffice/catalogue/categories/new-category.page.tsx', {
      id: 'office-new-category',
    }),
    route('categories/:id/', 'backoffice/catalogue/categories/category.page.tsx', {
      id: 'office-category',
    }),
    route('produits/', 'backoffice/catalogue/products.page.tsx', { id: 'office-products' }),
    route('produits/nouveau/', 'backoffice/catalogue/edit/new-product.page.tsx', {
      id: 'office-new-product',
    }),
    route('produits/:sku/', 'backoffice/catalogue/product.page.tsx', { id: 'office-product' }),
    route('produits/:sku/modifier/', 'backoffice/catalogue/edit/edit-product.page.tsx', {
      id: 'office-edit-product',
    }),
    route('produits/:sku/stock/:code/', 'backoffice/stock/variant-stock.page.tsx', {
      id: 'office-variant-stock',
    }),
    route('produits/:sku/prix/:code/', 'backoffice/catalogue/variant-prices.page.tsx', {
      id: 'office-variant-prices',
    }),
    route('stock/', 'backoffice/stock/reorders.page.tsx', { id: 'office-stock' }),
    route('stock/reception/', 'backoffice/stock/delivery.page.tsx', { id: 'office-delivery' }),
    route('contenus/', 'backoffice/content/entries.page.tsx', { id: 'office-contents' }),
    route('contenus/nouveau/:type/', 'backoffice/content/new-entry.page.tsx'),
    route('contenus/:id/', 'backoffice/content/entry.page.tsx', { id: 'office-content' }),
    route('contenus/:id/versions/:number/', 'backoffice/content/version.page.tsx'),
    route('redirections/', 'backoffice/content/rules.page.tsx', { id: 'office-rules' }),
    route('exploitation/', 'backoffice/operations/operations.page.tsx'),
    route('equipe/', 'backoffice/team/team.page.tsx'),
    route('equipe/:id/', 'backoffice/team/member.page.tsx'),
    route('mon-acces/', 'backoffice/own/own.page.tsx'),
    ...financeRoutes,
    route('journal/', 'backoffice/journal/journal.page.tsx'),
    route('*', 'backoffice/missing.page.ts', { id: 'office-missing' }),
  ]),
]);
