import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { isOutage, OUTAGE_RETRY_SECONDS } from '#kit/outage.ts';
import * as animals from '#modules/animals/server/http.ts';
import { campaignDescription } from '#modules/campaigns/server/description-http.ts';
import * as campaigns from '#modules/campaigns/server/http.ts';
import * as cart from '#modules/cart/server/http.ts';
import * as catalog from '#modules/catalog/server/http.ts';
import { findHiddenPaths } from '#modules/catalog/server/index.ts';
import { inReadersWords } from '#modules/catalog/server/spoken-http.ts';
import * as channels from '#modules/channels/server/http.ts';
import { type ShopEnv, siteOrigins } from '#modules/channels/server/index.ts';
import { creditRoutes } from '#modules/checkout/server/credit-http.ts';
import * as checkout from '#modules/checkout/server/http.ts';
import * as paymentRequests from '#modules/checkout/server/payment-http.ts';
import * as refunds from '#modules/checkout/server/refund-http.ts';
import * as claims from '#modules/claims/server/http.ts';
import { LARGEST_REQUEST } from '#modules/contact/rules/index.ts';
import { conversationRoutes } from '#modules/contact/server/conversations-http.ts';
import * as contact from '#modules/contact/server/http.ts';
import { frameRoutes } from '#modules/content/server/frame-http.ts';
import * as content from '#modules/content/server/http.ts';
import * as customers from '#modules/customers/server/http.ts';
import * as households from '#modules/households/server/http.ts';
import * as identity from '#modules/identity/server/http.ts';
import * as invoices from '#modules/invoices/server/http.ts';
import { lifeEventRoutes } from '#modules/life-events/server/http.ts';
import { noteChangedAnimal } from '#modules/life-events/server/index.ts';
import { LARGEST_UPLOAD } from '#modules/media/rules/index.ts';
import { shopRoutes as imageAccess } from '#modules/media/server/authentication-http.ts';
import { uploadDescription } from '#modules/media/server/description-http.ts';
import { uploadRoutes } from '#modules/media/server/upload-http.ts';
import * as newsletter from '#modules/newsletter/server/http.ts';
import * as nutrition from '#modules/nutrition/server/http.ts';
import { rationRoutes } from '#modules/nutrition/server/rations-http.ts';
import * as orders from '#modules/orders/server/http.ts';
import { findFilledCartToken } from '#modules/orders/server/index.ts';
import { recallShopRoutes } from '#modules/orders/server/public-recalls-http.ts';
import { cardRoutes } from '#modules/payments/server/cards-http.ts';
import * as payments from '#modules/payments/server/http.ts';
import { setupRoutes } from '#modules/payments/server/setups-http.ts';
import * as plannedChanges from '#modules/planned-changes/server/http.ts';
import * as deletions from '#modules/privacy/server/deletion-http.ts';
import * as dataExports from '#modules/privacy/server/export-http.ts';
import * as renewals from '#modules/renewals/server/http.ts';
import * as reviews from '#modules/reviews/server/http.ts';
import { ownRoutes as ownReviewRoutes } from '#modules/reviews/server/own-http.ts';
import { searchDescription, searchKeys } from '#modules/search/server/description-http.ts';
import * as search from '#modules/search/server/http.ts';
import * as shipping from '#modules/shipping/server/http.ts';
import * as sponsorship from '#modules/sponsorship/server/http.ts';
import { type AdminEnv, identifyStaff } from '#modules/staff/server/index.ts';
import * as stockAlerts from '#modules/stock-alerts/server/http.ts';
import * as subscriptionChanges from '#modules/subscriptions/server/changes-http.ts';
import { explainRoutes } from '#modules/subscriptions/server/explain-http.ts';
import { householdRoutes } from '#modules/subscriptions/server/household-http.ts';
import * as subscriptions from '#modules/subscriptions/server/http.ts';
import { isCardUsed, stopFeeding } from '#modules/subscriptions/server/index.ts';
import { lifeRoutes } from '#modules/subscriptions/server/life-http.ts';
import { orderAnimalRoutes } from '#modules/subscriptions/server/order-animal-http.ts';
import { parcelRoutes } from '#modules/subscriptions/server/parcels-http.ts';
import * as terminations from '#modules/terminations/server/http.ts';
import * as tracking from '#modules/tracking/server/http.ts';
import { vetSheetRoutes } from '#modules/vet-sheets/server/http.ts';
import * as withdrawals from '#modules/withdrawals/server/http.ts';
import { apiApplication } from '#platform/http/api-app.ts';
import type { ApiDescription } from '#platform/http/api-docs.ts';
import { contentApplication } from '#platform/http/content-app.ts';
import { BEARER, finishDescription } from '#platform/http/finish-description.ts';
import { sendContexts } from '#platform/http/ld-contexts.ts';
import { searchApplication } from '#platform/http/search-app.ts';
import { refuseMethodOrMissing } from '#platform/http/wrong-method.ts';
import type { RequestLog } from '#platform/log.ts';
import { adminRoutes } from './admin-api.ts';
import {
  ADMIN_TAGS,
  adminAccess,
  CAMPAIGN_TAGS,
  CONTENT_TAGS,
  IMAGE_TAGS,
  SEARCH_TAGS,
  SHOP_TAGS,
  shopAccess,
  TICKET,
} from './api-tags.ts';
import { personalData } from './personal-data.ts';
import { statusOf, words } from './refusals.ts';
import type { AppContext } from './schema.ts';

/** The caller of an API: its request id and logger are passed along, also in process. */
export interface ServiceCaller {
  requestId: string;
  log: RequestLog;
  clientAddress: string;
}

type ServiceEnv = ShopEnv & { Bindings: ServiceCaller };
type Routes = OpenAPIHono<ShopEnv>;
type Described = Pick<OpenAPIHono, 'getOpenAPI31Document'>;
type ForTeam = AdminEnv & { Bindings: ServiceCaller };

/** LIST 2: every HTTP surface, by the module that answers. First the shop API, under /api/v2. */
const shopRoutes: readonly Routes[] = [
  channels.shopRoutes,
  // Changing the e-mail may need a verification, which belongs to identity.
  customers.customerRoutes(identity.proveOwner),
  identity.accountRoutes,
  // Signing in returns the customer's cart, which the identity module does not import.
  identity.tokenRoutes(findFilledCartToken),
  deletions.deletionRoutes(personalData),
  identity.socialRoutes,
  dataExports.exportRoutes,
  identity.signInRoutes,
  identity.signInMethodsRoutes,
  identity.passkeyRoutes,
  catalog.shopRoutes,
  reviews.shopRoutes,
  ownReviewRoutes,
  orders.shopRoutes,
  recallShopRoutes,
  cart.shopRoutes,
  payments.shopRoutes,
  // A card used by a subscription cannot be deleted.
  cardRoutes(isCardUsed),
  setupRoutes,
  shipping.shopRoutes,
  checkout.shopRoutes,
  creditRoutes,
  contact.shopRoutes,
  conversationRoutes,
  paymentRequests.paymentRoutes,
  invoices.shopRoutes,
  withdrawals.shopRoutes,
  claims.shopRoutes,
  plannedChanges.shopRoutes,
  renewals.shopRoutes,
  terminations.shopRoutes,
  refunds.refundRoutes,
  newsletter.shopRoutes,
  stockAlerts.shopRoutes,
  // An animal's death stops the subscription lines it ate alone, and a changed profile may create a proposal. The animals module
  // imports neither.
  animals.animalRoutes(stopFeeding, noteChangedAnimal),
  lifeEventRoutes,
  rationRoutes,
  vetSheetRoutes,
  imageAccess,
  subscriptions.shopRoutes,
  explainRoutes,
  householdRoutes,
  parcelRoutes,
  households.householdRoutes,
  subscriptionChanges.changeRoutes,
  lifeRoutes,
  orderAnimalRoutes,
  sponsorship.shopRoutes,
  tracking.shopRoutes,
];

/** LIST 2, second half: the content API, under /api. */
const contentRoutes: readonly Routes[] = [
  catalog.contentRoutes,
  nutrition.contentRoutes,
  content.contentRoutes,
  // Menus omit links to hidden categories, which the content module does not import.
  frameRoutes(findHiddenPaths),
];

export { mapTileRoutes } from '#modules/maps/server/http.ts';
export { mediaRoutes } from '#modules/media/server/http.ts';
/** LIST 2, last part: files under /media, and pictures people sent under /images. */
export { imageRoutes } from '#modules/media/server/images-http.ts';

const SHOP_API =
  'Catalogue, carts, checkout, orders and accounts as JSON-LD. Money is integer euro cents, tax ' +
  'included. A cart belongs to whoever holds its token; what belongs to a customer needs the bearer ' +
  'token of signIn. PATCH bodies are sent as application/merge-patch+json.';
const ADMIN_API =
  'What the team does. Each call needs the bearer token of signInAdministrator and the permission named ' +
  'x-permission; customers have no part in it. Every change is written to the audit log.';
const CONTENT_API = 'Products, categories, texts and recommendations, as the pages show them.';
const SEARCH_API =
  'What official clients of Algolia, version 4 and 5, ask of a search host; bodies are JSON whatever ' +
  'their type says, packed with gzip or not. Reading one object, browsing and settings are not offered.';
const IMAGE_API =
  'Where official clients of ImageKit send pictures. Pictures are shown from `url`, whose path or `tr` ' +
  'may name a transformation: `/images/tr:w-320,h-240,f-auto/pets/milo.jpg`.';
const CAMPAIGN_API =
  'What to show a visitor, by where they are and what they agreed to. Called from pages of the shop with ' +
  'their cookie; without one every answer is that of a new visitor.';

/** Body limits for endpoints that receive files. */
const LARGER_BODIES = [
  [/^\/api\/v2\/shop\/(contact|conversations\/[^/]+\/messages)$/, LARGEST_REQUEST],
] as const;
const LARGER_OF_TEAM = [
  [/^\/api\/v2\/admin\/contact-requests\/[^/]+\/replies-with-files$/, LARGEST_REQUEST],
  [/^\/api\/v2\/admin\/product-pictures$/, LARGEST_UPLOAD],
  [/^\/api\/v2\/admin\/sheets\/[^/]+\/(preview|imports)$/, LARGEST_UPLOAD],
] as const;

/** Spellings of the account endpoints in later versions of Sylius (contracts §0.2). */
const ALIASES = [
  [/^\/api\/v2\/shop\/customers\/token$/, '/api/v2/shop/authentication-token'],
  [/^\/api\/v2\/shop\/customers\/reset-password(?=\/|$)/, '/api/v2/shop/reset-password-requests'],
  [/^\/api\/v2\/shop\/customers\/verify(?=\/|$)/, '/api/v2/shop/account-verification-requests'],
] as const;

/** Mail readers post a form there (RFC 8058). */
const ONE_CLICK = /\/(newsletter-subscriptions|stock-alerts|review-invitations)\/[^/]+\/one-click$/;

/** The APIs that have an OpenAPI document, `/api/docs/{surface}.json`. */
type DescribedSurface = 'shop' | 'content' | 'search' | 'images' | 'campaigns' | 'admin';

export interface Services {
  fetch(request: Request, caller: ServiceCaller): Response | Promise<Response>;
  /** Address patterns of every route. */
  addresses: readonly string[];
  /** OpenAPI 3.1 description of each API. */
  describe(): Record<DescribedSurface, ApiDescription>;
  /** The route definitions the documents are generated from. */
  routes(): { shop: RouteConfig[]; content: RouteConfig[]; admin: RouteConfig[] };
}

/** The services the storefront calls, in one process. */
export function createServices(appContext: AppContext): Services {
  const context = contextOf(appContext);
  const onBug = logBug(appContext);
  const shop = apiApplication<ServiceEnv>(context, statusOf, words, onBug, {
    largerBodies: LARGER_BODIES,
    forms: ONE_CLICK,
    aliases: ALIASES,
  });
  shop.use('/api/v2/shop/*', channels.inChannel);
  shop.use('/api/v2/shop/*', inReadersWords);
  shop.use('/api/v2/shop/*', identity.authenticate);
  for (const routes of shopRoutes) shop.route('/api/v2', routes);
  const team = apiApplication<ForTeam>(context, statusOf, words, onBug, {
    largerBodies: LARGER_OF_TEAM,
  });
  team.use('/api/v2/admin/*', identifyStaff);
  for (const routes of adminRoutes) team.route('/api/v2', routes);
  const answered = () => [...writtenOf(shop), ...writtenOf(team)];
  const [site] = siteOrigins(appContext.config);
  shop.get('/api/v2/contexts/:type', sendContexts(answered, `${site}/api/docs/#`));
  const documents = contentApplication<ServiceEnv>(context, statusOf, onBug);
  documents.use('/api/*', channels.inChannel);
  for (const routes of contentRoutes) documents.route('/api', routes);
  const searches = searchApplication<ServiceEnv>(context, search.searchProblem, onBug);
  searches.use('/search/*', channels.inChannel);
  searches.route('/search', search.searchRoutes);
  const shown = new Hono<ServiceEnv>();
  shown.use(context);
  shown.route('/', campaigns.campaignRoutes);
  shown.notFound(
    refuseMethodOrMissing(shown, (c, status) =>
      c.json(
        { code: 'not_found', message: status === 405 ? 'Method Not Allowed' : 'Not Found' },
        status,
      ),
    ),
  );

  const uploads = new Hono<ServiceEnv>();
  uploads.use(context);
  uploads.onError((error, c) => {
    onBug(error, c);
    if (!isOutage(error)) return c.json({ message: 'Internal Error', help: '' }, 500);
    c.header('retry-after', String(OUTAGE_RETRY_SECONDS));
    return c.json({ message: 'Service Unavailable', help: '' }, 503);
  });
  uploads.route('/', uploadRoutes);
  uploads.notFound(
    refuseMethodOrMissing(uploads, (c, status) =>
      c.json({ message: status === 405 ? 'Method Not Allowed' : 'Not Found', help: '' }, status),
    ),
  );

  // OpenAPI 3.1 has `identifier` in a licence, which the types for 3.0 lack.
  const license = { name: 'All rights reserved', identifier: 'LicenseRef-proprietary' };
  const describe = (app: Described, title: string, description: string) =>
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title,
        version: '2.0.0',
        description,
        contact: { name: 'Gamelle' },
        license,
      },
    });
  return {
    fetch: (request, caller) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/search/')) return searches.fetch(request, caller);
      if (pathname.startsWith('/api/v1/')) return uploads.fetch(request, caller);
      if (pathname.startsWith('/api/v2/admin/')) return team.fetch(request, caller);
      if (pathname.startsWith('/campaigns/')) return shown.fetch(request, caller);
      const isShop = pathname.startsWith('/api/v2/');
      return (isShop ? shop : documents).fetch(request, caller);
    },
    addresses: [shop, team, documents, searches, shown, uploads].flatMap(({ routes }) =>
      routes.flatMap(({ path }) => (path.endsWith('*') ? [] : [path])),
    ),
    routes: () => ({
      shop: writtenOf(shop),
      content: writtenOf(documents),
      admin: writtenOf(team),
    }),
    describe: () => ({
      shop: finishDescription(describe(shop, 'Gamelle shop API', SHOP_API), {
        parameters: channels.chosenByQuery,
        tags: SHOP_TAGS,
        schemes: { bearer: BEARER, ticket: TICKET },
        accessOf: shopAccess,
      }) as object as ApiDescription,
      admin: finishDescription(describe(team, 'Gamelle admin API', ADMIN_API), {
        parameters: [],
        tags: ADMIN_TAGS,
        schemes: { bearer: BEARER },
        accessOf: adminAccess,
      }) as object as ApiDescription,
      content: finishDescription(describe(documents, 'Gamelle content API', CONTENT_API), {
        parameters: channels.chosenByQuery,
        tags: CONTENT_TAGS,
        accessOf: () => 'anybody',
      }) as object as ApiDescription,
      search: finishDescription(describe(searchDescription, 'Gamelle search', SEARCH_API), {
        parameters: channels.chosenByQuery,
        tags: SEARCH_TAGS,
        schemes: searchKeys,
        accessOf: () => 'key',
      }) as object as ApiDescription,
      images: finishDescription(describe(uploadDescription, 'Gamelle images', IMAGE_API), {
        parameters: [],
        tags: IMAGE_TAGS,
        accessOf: () => 'anybody',
      }) as object as ApiDescription,
      campaigns: finishDescription(
        describe(campaignDescription, 'Gamelle campaigns', CAMPAIGN_API),
        { parameters: [], tags: CAMPAIGN_TAGS, accessOf: () => 'anybody' },
      ) as object as ApiDescription,
    }),
  };
}

const writtenOf = ({ openAPIRegistry }: Pick<OpenAPIHono, 'openAPIRegistry'>): RouteConfig[] =>
  openAPIRegistry.definitions.flatMap((one) => (one.type === 'route' ? [one.route] : []));

/** Logs a bug with the request id; depends on no earlier middleware. */
const logBug = (appContext: AppContext) => (error: unknown, c: Context) => {
  const log: RequestLog = c.env?.log ?? appContext.log;
  log.error({ err: error }, 'request failed');
};

/** Sets the application context and the caller, where every route reads them. */
const contextOf =
  (appContext: AppContext): MiddlewareHandler =>
  async (c, next) => {
    c.set('appContext', appContext);
    c.set('requestId', c.env.requestId);
    c.set('log', c.env.log);
    c.set('clientAddress', c.env.clientAddress);
    c.set('caller', null);
    await next();
  };
