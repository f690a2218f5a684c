import { createRoute, z } from '@hono/zod-openapi';
import { answerOnce, type ShopEnv } from '#modules/channels/server/index.ts';
import { seenVersion, staleOrderShape } from '#modules/orders/contracts.ts';
import { presentOrder } from '#modules/orders/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { plainError } from '#platform/http/api-errors.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import {
  collectionResponse,
  creationHeaders,
  errorResponses,
  jsonBody,
  ldResponse,
} from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import {
  cartCreation,
  cartShape,
  commitmentShape,
  couponApplication,
  itemAddition,
  itemChange,
  reorderedShape,
} from '../contracts.ts';
import { type Addition, addItem } from './add-item.ts';
import {
  answerReading,
  changing,
  discarding,
  editing,
  limitCoupons,
  takingOff,
} from './answer-cart.ts';
import { opening } from './answer-opening.ts';
import { applyCoupon } from './apply-coupon.ts';
import { changeItem } from './change-item.ts';
import { findCommitments } from './find-commitments.ts';
import { readCart } from './read-cart.ts';
import { removeCoupon } from './remove-coupon.ts';
import { removeItem } from './remove-item.ts';
import { reorder } from './reorder.ts';

const ofOrder = { params: z.object({ token: z.string() }) };
const ofCart = { ...ofOrder, headers: seenVersion };
const ofItem = { params: z.object({ token: z.string(), id: z.string() }), headers: seenVersion };
const stale = { 409: ldResponse(staleOrderShape, 'Changed meanwhile; the cart as it stands') };
const answer = ldResponse(cartShape, 'The cart');
const described = <P extends string>(path: P, operationId: string, summary: string) => ({
  path,
  operationId,
  tags: ['Cart'],
  summary,
});

/** `…/product-variants/10012345` or the bare code; anything else is an unknown variant. */
const additionOf = ({ productVariant, ...item }: z.infer<typeof itemAddition>): Addition => ({
  variantCode: productVariant.slice(productVariant.lastIndexOf('/') + 1),
  quantity: item.quantity,
  subscriptionInterval: item.subscriptionInterval ?? null,
  sourceItemList: item.sourceItemList ?? null,
  upsell: item.upsell ?? false,
});

const creating = createRoute({
  ...described('/shop/orders', 'openCart', 'Open a cart'),
  method: 'post',
  request: { headers: creationHeaders, body: jsonBody(cartCreation, 'POST') },
  responses: { 201: answer, ...errorResponses(400, 401, 404, 415, 422) },
});
const reading = createRoute({
  ...described('/shop/orders/{token}', 'getOrder', 'Read a cart or an order'),
  method: 'get',
  request: { ...ofOrder, headers: z.object({ 'if-none-match': z.string().optional() }) },
  responses: {
    200: answer,
    304: { description: 'As the tag in If-None-Match says' },
    ...errorResponses(401, 404),
  },
});
const committing = createRoute({
  ...described(
    '/shop/orders/{token}/commitments',
    'listCommitments',
    'What each subscription of a cart costs per delivery and commits to, postage included',
  ),
  method: 'get',
  request: ofOrder,
  responses: {
    200: collectionResponse(commitmentShape),
    ...errorResponses(401, 404),
  },
});
const deleting = createRoute({
  ...described('/shop/orders/{token}', 'deleteCart', 'Discard a cart'),
  method: 'delete',
  request: ofCart,
  responses: { 204: { description: 'Discarded' }, ...errorResponses(401, 404), ...stale },
});
const adding = createRoute({
  ...described('/shop/orders/{token}/items', 'addItem', 'Add a variant to a cart'),
  method: 'patch',
  request: { ...ofCart, body: jsonBody(itemAddition, 'PATCH') },
  responses: { 200: answer, ...errorResponses(400, 401, 404, 415, 422), ...stale },
});
/** As of Sylius 1.11: the same addition by another method, with its own status. */
const addingByPost = createRoute({
  ...described('/shop/orders/{token}/items', 'addItemByPost', 'Add a variant to a cart'),
  method: 'post',
  hide: true,
  request: { ...ofCart, body: jsonBody(itemAddition, 'POST') },
  responses: { 201: answer, ...errorResponses(400, 401, 404, 415, 422), ...stale },
});
const changingItem = createRoute({
  ...described('/shop/orders/{token}/items/{id}', 'changeItem', 'Change quantity or frequency'),
  method: 'patch',
  request: { ...ofItem, body: jsonBody(itemChange, 'PATCH') },
  responses: { 200: answer, ...errorResponses(400, 401, 404, 415, 422), ...stale },
});
const removingItem = createRoute({
  ...described('/shop/orders/{token}/items/{id}', 'removeItem', 'Take an item off a cart'),
  method: 'delete',
  request: ofItem,
  responses: { 204: { description: 'Taken off' }, ...errorResponses(401, 404, 422), ...stale },
});
const applying = createRoute({
  ...described('/shop/orders/{token}/apply-coupon', 'applyCoupon', 'Apply a coupon'),
  method: 'patch',
  request: { ...ofCart, body: jsonBody(couponApplication, 'PATCH') },
  responses: { 200: answer, ...errorResponses(400, 401, 404, 415, 422, 429), ...stale },
});
const removingCoupon = createRoute({
  ...described('/shop/orders/{token}/coupon/{code}', 'removeCoupon', 'Take a coupon off'),
  method: 'delete',
  request: {
    params: z.object({ token: z.string(), code: z.string() }),
    headers: seenVersion,
  },
  responses: { 204: { description: 'Taken off' }, ...errorResponses(401, 404), ...stale },
});

const reordering = createRoute({
  ...described('/shop/orders/{token}/reorder', 'reorder', 'Fill a cart with what an order held'),
  method: 'post',
  request: { ...ofOrder, headers: creationHeaders },
  responses: { 201: ldResponse(reorderedShape, 'The cart'), ...errorResponses(401, 404, 409, 422) },
});

/** Cart calls of contracts §1.7, and §2.3; PUT of an order belongs to the checkout. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(creating, (c) => {
    const additions = (c.req.valid('json').items ?? []).map(additionOf);
    return opening(c, additions);
  })
  .openapi(committing, async (c) => {
    const { db, clock } = c.var.machine;
    const today = clock.today();
    const { order } = await readCart(db, c.req.valid('param').token, c.var.caller, today);
    const found = order.state === 'cart' ? await findCommitments(db, order, today) : [];
    return ld(c, collection(c, 'SubscriptionCommitment', found));
  })
  .openapi(reading, (c) => {
    return answerReading(c, c.req.valid('param').token);
  })
  .openapi(deleting, (c) => discarding(c, c.req.valid('param').token))
  .openapi(adding, (c) => {
    const addition = additionOf(c.req.valid('json'));
    return editing(c, c.req.valid('param').token, addItem(addition), [addition.variantCode]);
  })
  .openapi(addingByPost, (c) => {
    const addition = additionOf(c.req.valid('json'));
    const { token } = c.req.valid('param');
    return editing(c, token, addItem(addition), [addition.variantCode], 201);
  })
  .openapi(changingItem, (c) => {
    const change = c.req.valid('json');
    if (change.quantity === undefined && change.subscriptionInterval === undefined) {
      const { body } = plainError(
        400,
        'Request does not have the following required fields specified: quantity.',
      );
      return c.json(body, 400);
    }
    const { token, id } = c.req.valid('param');
    return editing(c, token, changeItem(Number(id), change));
  })
  .openapi(removingItem, (c) => {
    const { token, id } = c.req.valid('param');
    return takingOff(c, token, removeItem(Number(id)));
  })
  .openapi(applying, async (c) => {
    await limitCoupons(c);
    const { couponCode } = c.req.valid('json');
    return changing(c, c.req.valid('param').token, (work, access) =>
      applyCoupon(work, access, couponCode),
    );
  })
  .openapi(removingCoupon, (c) => {
    const { token, code } = c.req.valid('param');
    return takingOff(c, token, removeCoupon(code));
  })
  .openapi(reordering, (c) => {
    const { token } = c.req.valid('param');
    return answerOnce(c, async (work) => {
      const { cart, unavailableItems } = await reorder(work, token, c.var.caller);
      const body = { ...presentOrder(cart.order, cart.problems), unavailableItems };
      return { status: 201, body };
    });
  });
