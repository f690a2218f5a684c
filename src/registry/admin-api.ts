import type { OpenAPIHono } from '@hono/zod-openapi';
import * as animalsForTeam from '#modules/animals/server/admin-http.ts';
import { bankRoutes } from '#modules/bank/server/admin-http.ts';
import * as booksForTeam from '#modules/books/server/admin-http.ts';
import * as campaignsForTeam from '#modules/campaigns/server/admin-http.ts';
import * as cartForTeam from '#modules/cart/server/admin-http.ts';
import * as catalogForTeam from '#modules/catalog/server/admin-http.ts';
import { categoryAdminRoutes } from '#modules/catalog/server/category-admin-http.ts';
import { editAdminRoutes } from '#modules/catalog/server/edit-admin-http.ts';
import { findPromotedGoods, listCategories } from '#modules/catalog/server/index.ts';
import { pictureAdminRoutes } from '#modules/catalog/server/picture-admin-http.ts';
import { priceAdminRoutes } from '#modules/catalog/server/price-admin-http.ts';
import { stockAdminRoutes } from '#modules/catalog/server/stock-admin-http.ts';
import { taxAdminRoutes } from '#modules/catalog/server/tax-admin-http.ts';
import { translationAdminRoutes } from '#modules/catalog/server/translation-admin-http.ts';
import { variantAdminRoutes } from '#modules/catalog/server/variant-admin-http.ts';
import { versionAdminRoutes } from '#modules/catalog/server/version-admin-http.ts';
import * as moneyForTeam from '#modules/checkout/server/admin-http.ts';
import { creditAdminRoutes } from '#modules/checkout/server/credit-admin-http.ts';
import { financeRoutes } from '#modules/checkout/server/finance-http.ts';
import { telephoneRoutes } from '#modules/checkout/server/telephone-http.ts';
import { claimRoutes } from '#modules/claims/server/admin-http.ts';
import * as messagesForTeam from '#modules/contact/server/admin-http.ts';
import { templateRoutes } from '#modules/contact/server/templates-admin-http.ts';
import { contentAdminRoutes } from '#modules/content/server/admin-http.ts';
import { renderMarkdown } from '#modules/content/server/index.ts';
import { ruleAdminRoutes } from '#modules/content/server/rules-admin-http.ts';
import * as customersForTeam from '#modules/customers/server/admin-http.ts';
import * as figuresForTeam from '#modules/figures/server/admin-http.ts';
import * as identityForTeam from '#modules/identity/server/admin-http.ts';
import * as documentsForTeam from '#modules/invoices/server/admin-http.ts';
import * as exportsForTeam from '#modules/invoices/server/exports-http.ts';
import * as newsletterForTeam from '#modules/newsletter/server/admin-http.ts';
import { figuresOf } from '#modules/nutrition/server/index.ts';
import * as purchasesForTeam from '#modules/orders/server/admin-customer-http.ts';
import * as ordersForTeam from '#modules/orders/server/admin-http.ts';
import { demandAdminRoutes } from '#modules/orders/server/demand-admin-http.ts';
import { preparationRoutes } from '#modules/orders/server/preparation-http.ts';
import { recallRoutes } from '#modules/orders/server/recalls-http.ts';
import { sendingRoutes } from '#modules/orders/server/sending-http.ts';
import { todayRoutes } from '#modules/orders/server/today-admin-http.ts';
import * as peopleForTeam from '#modules/people/server/admin-http.ts';
import * as plannedForTeam from '#modules/planned-changes/server/admin-http.ts';
import * as privacyForTeam from '#modules/privacy/server/admin-http.ts';
import { mergeAdminRoutes } from '#modules/privacy/server/merge-http.ts';
import { couponRoutes } from '#modules/promotions/server/admin-coupons-http.ts';
import { promotionRoutes } from '#modules/promotions/server/admin-http.ts';
import { purchasingRoutes } from '#modules/purchasing/server/admin-http.ts';
import { renewalEngineRoutes } from '#modules/renewals/server/admin-engine-http.ts';
import * as renewalsForTeam from '#modules/renewals/server/admin-http.ts';
import * as reviewsForTeam from '#modules/reviews/server/admin-http.ts';
import * as searchForTeam from '#modules/search/server/admin-http.ts';
import { segmentRoutes } from '#modules/segments/server/admin-http.ts';
import * as settingsForTeam from '#modules/settings/server/admin-http.ts';
import { sheetRoutes } from '#modules/sheets/server/admin-http.ts';
import * as shippingForTeam from '#modules/shipping/server/admin-http.ts';
import * as sponsorshipForTeam from '#modules/sponsorship/server/admin-http.ts';
import { accessRoutes } from '#modules/staff/server/access-admin-http.ts';
import * as staff from '#modules/staff/server/admin-http.ts';
import type { AdminEnv } from '#modules/staff/server/index.ts';
import { openIdRoutes } from '#modules/staff/server/openid-admin-http.ts';
import { operationsRoutes } from '#modules/staff/server/operations-admin-http.ts';
import { ownRoutes } from '#modules/staff/server/own-admin-http.ts';
import { passkeyRoutes as staffPasskeyRoutes } from '#modules/staff/server/passkey-admin-http.ts';
import { savedViewRoutes } from '#modules/staff/server/saved-views-admin-http.ts';
import { teamRoutes } from '#modules/staff/server/team-admin-http.ts';
import { adminChangeRoutes } from '#modules/subscriptions/server/admin-changes-http.ts';
import * as subscriptionsOfCustomer from '#modules/subscriptions/server/admin-customer-http.ts';
import * as subscriptionsForTeam from '#modules/subscriptions/server/admin-http.ts';
import { adminLifeRoutes } from '#modules/subscriptions/server/admin-life-http.ts';
import { adminDeliveryOptionsRoutes } from '#modules/subscriptions/server/delivery-options-admin-http.ts';
import { searchRoutes } from '#modules/team-search/server/admin-http.ts';
import * as terminationsForTeam from '#modules/terminations/server/admin-http.ts';
import { waveRoutes } from '#modules/waves/server/admin-http.ts';
import * as webhooksForTeam from '#modules/webhooks/server/admin-http.ts';
import { categoryTools } from './category-tools.ts';
import { pagesAt } from './pages-at.ts';
import { personalData } from './personal-data.ts';
import { sheetKinds } from './sheet-kinds.ts';
import { teamSearchTools } from './team-search-tools.ts';

const lists = import.meta.glob<Record<string, OpenAPIHono<AdminEnv>>>(
  ['../modules/*/server/lists/*.ts', '!**/*.test.ts'],
  { eager: true },
);

/** LIST 2, third part: the admin API, under /api/v2/admin, for the back office (GRD-27). */
export const adminRoutes: readonly OpenAPIHono<AdminEnv>[] = [
  staff.adminRoutes,
  teamRoutes,
  accessRoutes,
  ownRoutes,
  staffPasskeyRoutes,
  openIdRoutes,
  savedViewRoutes,
  operationsRoutes,
  webhooksForTeam.adminRoutes,
  searchForTeam.adminRoutes,
  // How a result is presented is up to its module, which the search module does not import.
  searchRoutes(teamSearchTools),
  ordersForTeam.adminRoutes,
  todayRoutes,
  subscriptionsForTeam.adminRoutes,
  adminChangeRoutes,
  adminLifeRoutes,
  adminDeliveryOptionsRoutes,
  plannedForTeam.adminRoutes,
  terminationsForTeam.adminRoutes,
  renewalsForTeam.adminRoutes,
  renewalEngineRoutes,
  moneyForTeam.adminRoutes,
  telephoneRoutes,
  financeRoutes,
  creditAdminRoutes,
  documentsForTeam.adminRoutes,
  exportsForTeam.exportRoutes,
  booksForTeam.adminRoutes,
  bankRoutes,
  figuresForTeam.adminRoutes,
  sendingRoutes,
  recallRoutes,
  // Products and categories belong to the catalogue, which the promotions module does not import.
  promotionRoutes({ goods: findPromotedGoods, categories: listCategories }),
  couponRoutes,
  campaignsForTeam.adminRoutes,
  cartForTeam.adminRoutes,
  catalogForTeam.adminRoutes,
  // Energy and rations are computed by nutrition, which the catalogue module does not import.
  editAdminRoutes({ toHtml: renderMarkdown, figuresOf }),
  translationAdminRoutes(renderMarkdown),
  variantAdminRoutes({ figuresOf }),
  pictureAdminRoutes({ figuresOf }),
  stockAdminRoutes,
  shippingForTeam.adminRoutes,
  settingsForTeam.adminRoutes,
  priceAdminRoutes,
  sheetRoutes(sheetKinds),
  // Redirections, promotions and campaigns are updated when a category moves.
  categoryAdminRoutes(categoryTools),
  versionAdminRoutes({ toHtml: renderMarkdown, figuresOf, isFixed: categoryTools.isFixed }),
  demandAdminRoutes,
  customersForTeam.adminRoutes,
  peopleForTeam.adminRoutes,
  reviewsForTeam.adminRoutes,
  identityForTeam.adminRoutes,
  privacyForTeam.adminRoutes(personalData),
  mergeAdminRoutes(personalData),
  messagesForTeam.adminRoutes,
  templateRoutes,
  purchasesForTeam.adminCustomerRoutes,
  subscriptionsOfCustomer.adminCustomerRoutes,
  animalsForTeam.adminRoutes,
  newsletterForTeam.adminRoutes,
  segmentRoutes,
  taxAdminRoutes,
  sponsorshipForTeam.adminRoutes,
  preparationRoutes,
  waveRoutes,
  claimRoutes,
  purchasingRoutes,
  // Link targets are checked against all pages, which the content module does not import.
  contentAdminRoutes(pagesAt),
  ruleAdminRoutes(pagesAt),
  // The lists of the back office, each in a file of its own.
  ...Object.values(lists).flatMap((file) => Object.values(file)),
];
