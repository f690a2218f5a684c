import { t } from '#i18n/catalogue.server.ts';
import { refuse } from '#kit/refusal.ts';
import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { FREQUENCIES } from '#modules/orders/rules/index.ts';
import { findAttention, presentOrder, presentSummary } from '#modules/orders/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, filterable, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { filters } from '../operations.ts';
import { ABORT_REASONS } from '../rules/index.ts';
import { accessOf } from './answer-http.ts';
import { getShown, withLaterTotals } from './coming-deliveries.ts';
import { findUpsells } from './find-upsells.ts';
import { findDeliveries, findDelivery } from './history.ts';
import { presentDraft, presentFrequency, presentSubscription } from './present.ts';
import { listSubscriptions } from './queries.ts';
import { getDetail, loadDetails } from './read.ts';

/** Read routes of contracts §2.2; the routes that change something are in `changes-http.ts`. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.listSubscriptions), async (c) => {
    const { customerId } = mustSignIn(c);
    const { db, clock } = c.var.appContext;
    const today = clock.today();
    const own = await listSubscriptions(db, customerId, c.req.valid('query').status);
    const details = await loadDetails(db, customerId, own, today);
    const whole = await withLaterTotals(db, details, today);
    const shown = whole.map((one) => presentSubscription(one, today));
    return ld(c, filterable(collection(c, 'Subscription', shown), Object.keys(filters)));
  })
  .openapi(route(operations.getSubscription), async (c) => {
    const { db, clock } = c.var.appContext;
    const access = await accessOf(c, c.req.valid('param').code, 'shared');
    const today = clock.today();
    const shown = presentSubscription(await getShown(db, access, today), today);
    c.header('etag', `"${shown.version}"`);
    return ld(c, shown);
  })
  .openapi(route(operations.listFrequencies), async (c) => {
    const all = FREQUENCIES.map(({ days }) => presentFrequency(days));
    return ld(c, collection(c, 'SubscriptionFrequency', all));
  })
  .openapi(route(operations.listAbortReasons), async (c) => {
    const offers = c.var.appContext.config.LEAVING_OFFERS;
    const all = ABORT_REASONS.map((code, position) => ({
      code,
      position,
      label: t(`subscriptions.abortReasons.${code}`),
      offers: offers[code] ?? [],
    }));
    return ld(c, collection(c, 'SubscriptionAbortReason', all));
  })
  .openapi(route(operations.listDrafts), async (c) => {
    const { db, clock } = c.var.appContext;
    const access = await accessOf(c, c.req.valid('param').code, 'shared');
    const today = clock.today();
    const detail = await getDetail(db, access, today);
    const shown = detail.draft ? [presentDraft(detail, detail.draft, today)] : [];
    return ld(c, collection(c, 'Order', shown));
  })
  .openapi(route(operations.getDraft), async (c) => {
    const { db, clock } = c.var.appContext;
    const { code, token } = c.req.valid('param');
    const today = clock.today();
    const detail = await getDetail(db, await accessOf(c, code, 'shared'), today);
    if (detail.draft?.order.token !== token) throw refuse('subscription.unknown');
    return ld(c, presentDraft(detail, detail.draft, today));
  })
  .openapi(route(operations.listDeliveries), async (c) => {
    const { db, clock } = c.var.appContext;
    const access = await accessOf(c, c.req.valid('param').code);
    const paging = pagingOf(c);
    await getDetail(db, access, clock.today());
    const { orders, total } = await findDeliveries(db, access, paging);
    return ld(c, collection(c, 'Order', orders.map(presentSummary), total, paging));
  })
  .openapi(route(operations.getDelivery), async (c) => {
    const { code, order: named } = c.req.valid('param');
    const { db, clock } = c.var.appContext;
    const order = await findDelivery(db, await accessOf(c, code), named);
    const attention = await findAttention(db, order.id);
    return ld(c, presentOrder(order, [], [], clock.today(), attention));
  })
  .openapi(route(operations.listUpsells), async (c) => {
    const { db, clock } = c.var.appContext;
    const access = await accessOf(c, c.req.valid('param').code);
    const detail = await getDetail(db, access, clock.today());
    return ld(c, collection(c, 'ProductVariant', await findUpsells(db, detail)));
  });
