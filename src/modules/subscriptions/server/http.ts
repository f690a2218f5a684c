import { createRoute, z } from '@hono/zod-openapi';
import { t } from '#i18n/catalogue.server.ts';
import { refuse } from '#kit/refusal.ts';
import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { orderShape, orderSummaryShape } from '#modules/orders/contracts.ts';
import { FREQUENCIES } from '#modules/orders/rules/index.ts';
import { presentOrder, presentSummary } from '#modules/orders/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, filterable, ld } from '#platform/http/ld-json.ts';
import { collectionResponse, errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { pagingOf, pagingQuery } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import {
  abortReasonShape,
  draftShape,
  frequencyShape,
  subscriptionShape,
  subscriptionStatuses,
  upsellShape,
} from '../contracts.ts';
import { ABORT_REASONS } from '../rules/index.ts';
import { accessOf, getAround } from './answer-http.ts';
import { findUpsells } from './find-upsells.ts';
import { findDeliveries, findDelivery } from './history.ts';
import { presentDraft, presentFrequency, presentSubscription } from './present.ts';
import { listSubscriptions } from './queries.ts';
import { readAround } from './read.ts';

const described = <P extends string>(path: P, operationId: string, summary: string) => ({
  path,
  method: 'get' as const,
  operationId,
  tags: ['Subscriptions'],
  summary,
});
const ofOne = { params: z.object({ code: z.string() }) };
const path = '/shop/subscriptions/{code}' as const;

const filters = { status: subscriptionStatuses.optional() };

const listing = createRoute({
  ...described('/shop/subscriptions', 'listSubscriptions', 'Subscriptions of the customer'),
  request: { query: z.object(filters) },
  responses: { 200: collectionResponse(subscriptionShape), ...errorResponses(400, 401, 422) },
});
const reading = createRoute({
  ...described(path, 'getSubscription', 'A subscription of the customer'),
  request: ofOne,
  responses: {
    200: ldResponse(subscriptionShape, 'The subscription'),
    ...errorResponses(401, 404),
  },
});
const frequencies = createRoute({
  ...described('/shop/subscription-frequencies', 'listFrequencies', 'How often one may deliver'),
  responses: { 200: collectionResponse(frequencyShape), ...errorResponses(401) },
});
const abortReasons = createRoute({
  ...described('/shop/subscription-abort-reasons', 'listAbortReasons', 'Why people stop'),
  responses: { 200: collectionResponse(abortReasonShape), ...errorResponses(401) },
});
const drafts = createRoute({
  ...described(`${path}/drafts`, 'listDrafts', 'Deliveries that are prepared'),
  request: ofOne,
  responses: { 200: collectionResponse(draftShape), ...errorResponses(401, 404) },
});
const draft = createRoute({
  ...described(`${path}/drafts/{token}`, 'getDraft', 'A delivery that is prepared'),
  request: { params: z.object({ code: z.string(), token: z.string() }) },
  responses: { 200: ldResponse(draftShape, 'The delivery'), ...errorResponses(401, 404) },
});
const history = createRoute({
  ...described(
    `${path}/history`,
    'listDeliveries',
    'Placed orders of a subscription, newest first',
  ),
  request: {
    ...ofOne,
    query: z.object(pagingQuery),
  },
  responses: { 200: collectionResponse(orderSummaryShape), ...errorResponses(400, 401, 404) },
});
const delivery = createRoute({
  ...described(`${path}/history/{order}`, 'getDelivery', 'A placed order, by its token or number'),
  request: { params: z.object({ code: z.string(), order: z.string() }) },
  responses: { 200: ldResponse(orderShape, 'The order'), ...errorResponses(401, 404) },
});
const upsells = createRoute({
  ...described(`${path}/upsells`, 'listUpsells', 'What goes with a subscription, to add to it'),
  request: ofOne,
  responses: { 200: collectionResponse(upsellShape), ...errorResponses(401, 404) },
});

/** Readings of contracts §2.2; changes are beside. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(listing, async (c) => {
    const { customerId } = mustSignIn(c);
    const { db, clock } = c.var.machine;
    const today = clock.today();
    const own = await listSubscriptions(db, customerId, c.req.valid('query').status);
    const around = await readAround(db, customerId, own, today);
    const shown = around.map((one) => presentSubscription(one, today));
    return ld(c, filterable(collection(c, 'Subscription', shown), Object.keys(filters)));
  })
  .openapi(reading, async (c) => {
    const { db, clock } = c.var.machine;
    const access = accessOf(c, c.req.valid('param').code);
    const today = clock.today();
    const shown = presentSubscription(await getAround(db, access, today), today);
    c.header('etag', `"${shown.version}"`);
    return ld(c, shown);
  })
  .openapi(frequencies, async (c) => {
    const all = FREQUENCIES.map(({ days }) => presentFrequency(days));
    return ld(c, collection(c, 'SubscriptionFrequency', all));
  })
  .openapi(abortReasons, async (c) => {
    const all = ABORT_REASONS.map((code, position) => ({
      code,
      position,
      label: t(`subscriptions.abortReasons.${code}`),
    }));
    return ld(c, collection(c, 'SubscriptionAbortReason', all));
  })
  .openapi(drafts, async (c) => {
    const { db, clock } = c.var.machine;
    const access = accessOf(c, c.req.valid('param').code);
    const today = clock.today();
    const around = await getAround(db, access, today);
    const shown = around.draft ? [presentDraft(around, around.draft, today)] : [];
    return ld(c, collection(c, 'Order', shown));
  })
  .openapi(draft, async (c) => {
    const { db, clock } = c.var.machine;
    const { code, token } = c.req.valid('param');
    const today = clock.today();
    const around = await getAround(db, accessOf(c, code), today);
    if (around.draft?.order.token !== token) throw refuse('subscription.unknown');
    return ld(c, presentDraft(around, around.draft, today));
  })
  .openapi(history, async (c) => {
    const { db, clock } = c.var.machine;
    const access = accessOf(c, c.req.valid('param').code);
    const paging = pagingOf(c);
    await getAround(db, access, clock.today());
    const { orders, total } = await findDeliveries(db, access, paging);
    return ld(c, collection(c, 'Order', orders.map(presentSummary), total, paging));
  })
  .openapi(delivery, async (c) => {
    const { code, order: named } = c.req.valid('param');
    const order = await findDelivery(c.var.machine.db, accessOf(c, code), named);
    return ld(c, presentOrder(order));
  })
  .openapi(upsells, async (c) => {
    const { db, clock } = c.var.machine;
    const access = accessOf(c, c.req.valid('param').code);
    const around = await getAround(db, access, clock.today());
    return ld(c, collection(c, 'ProductVariant', await findUpsells(db, around)));
  });
