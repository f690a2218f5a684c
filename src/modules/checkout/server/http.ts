import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { violationsOf } from '#kit/violations.ts';
import { accessOf, changing, editing, limitCoupons } from '#modules/cart/server/index.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { orderShape, seenVersion, staleOrderShape } from '#modules/orders/contracts.ts';
import { presentOrder } from '#modules/orders/server/index.ts';
import { apiRoutes, sendAnswer } from '#platform/http/api-app.ts';
import { bodyError } from '#platform/http/api-errors.ts';
import { ld } from '#platform/http/ld-json.ts';
import {
  collectionResponse,
  errorResponses,
  jsonBody,
  ldResponse,
} from '#platform/http/openapi.ts';
import { transact } from '#platform/work.ts';
import { words } from '#refusals.ts';
import {
  addressing,
  completion,
  orderUpdate,
  paymentChoice,
  paymentConfigurationShape,
  paymentMethodShape,
  shippingChoice,
  shippingMethodShape,
} from '../contracts.ts';
import { addressOrder } from './address-order.ts';
import {
  answerAllPaymentMethods,
  answerAllShippingMethods,
  answerPaymentConfiguration,
  answerPaymentMethods,
  answerShippingMethods,
} from './answer-methods.ts';
import { completing } from './answer-order.ts';
import { askAboutChosenPoint, askAboutPoint } from './ask-about-point.ts';
import { changePayment } from './change-payment.ts';
import { completeOrder } from './complete-order.ts';
import { refuseBots } from './http/refuse-bots.ts';
import { placerAt } from './limit-unpaid.ts';
import { couponViolations } from './processes/try-coupon.ts';
import { selectPayment } from './select-payment.ts';
import { selectShipping } from './select-shipping.ts';
import { isOwn, updateOrder, updateOwn } from './update-order.ts';

const ofOrder = { params: z.object({ token: z.string() }) };
const ofCart = { ...ofOrder, headers: seenVersion };
const ofPart = { params: z.object({ token: z.string(), id: z.string() }) };
const answer = ldResponse(orderShape, 'The order');
const stale = { 409: ldResponse(staleOrderShape, 'Changed meanwhile; the cart as it stands') };
const changes = { ...errorResponses(400, 401, 404, 415, 422), ...stale };
const described = <P extends string>(path: P, operationId: string, summary: string) => ({
  path,
  operationId,
  tags: ['Checkout'],
  summary,
});
/** A path or the bare code. */
const bareCode = (given: string) => given.slice(given.lastIndexOf('/') + 1);

const shipmentFilters = {
  shipmentId: z.string().optional(),
  tokenValue: z.string().optional(),
};
const paymentFilters = { paymentId: z.string().optional(), tokenValue: z.string().optional() };

const updating = createRoute({
  ...described('/shop/orders/{token}', 'updateOrder', 'Claim, address, apply a coupon'),
  method: 'put',
  request: { ...ofCart, body: jsonBody(orderUpdate, 'PUT') },
  responses: { 200: answer, ...errorResponses(400, 401, 403, 404, 415, 422, 429), ...stale },
});
const addressingRoute = createRoute({
  ...described('/shop/orders/{token}/address', 'addressOrder', 'Say where it is billed and sent'),
  method: 'patch',
  request: { ...ofCart, body: jsonBody(addressing, 'PATCH') },
  responses: { 200: answer, ...changes },
});
const shipmentMethods = createRoute({
  ...described(
    '/shop/orders/{token}/shipments/{id}/methods',
    'listShipmentMethods',
    'Ways to send a shipment, with prices and dates',
  ),
  method: 'get',
  request: ofPart,
  responses: {
    200: collectionResponse(shippingMethodShape, 'Methods'),
    ...errorResponses(401, 404),
  },
});
const shippingMethods = createRoute({
  ...described('/shop/shipping-methods', 'listShippingMethods', 'Ways to send'),
  method: 'get',
  request: { query: z.object(shipmentFilters) },
  responses: {
    200: collectionResponse(shippingMethodShape, 'Methods'),
    ...errorResponses(401, 404),
  },
});
const selectingShipping = createRoute({
  ...described('/shop/orders/{token}/shipments/{id}', 'selectShipping', 'Choose how it is sent'),
  method: 'patch',
  request: { ...ofPart, headers: seenVersion, body: jsonBody(shippingChoice, 'PATCH') },
  responses: { 200: answer, ...changes },
});
const methodsOfPayment = createRoute({
  ...described(
    '/shop/orders/{token}/payments/{id}/methods',
    'listMethodsOfPayment',
    'Ways to pay an order',
  ),
  method: 'get',
  request: ofPart,
  responses: {
    200: collectionResponse(paymentMethodShape, 'Methods'),
    ...errorResponses(401, 404),
  },
});
const paymentMethods = createRoute({
  ...described('/shop/payment-methods', 'listPaymentMethods', 'Ways to pay'),
  method: 'get',
  request: { query: z.object(paymentFilters) },
  responses: {
    200: collectionResponse(paymentMethodShape, 'Methods'),
    ...errorResponses(401, 404),
  },
});
const selectingPayment = createRoute({
  ...described('/shop/orders/{token}/payments/{id}', 'selectPayment', 'Choose how it is paid'),
  method: 'patch',
  request: { ...ofPart, headers: seenVersion, body: jsonBody(paymentChoice, 'PATCH') },
  responses: { 200: answer, ...changes },
});
const configuring = createRoute({
  ...described(
    '/shop/orders/{token}/payments/{id}/configuration',
    'getPaymentConfiguration',
    'What a client must know to pay that way',
  ),
  method: 'get',
  request: ofPart,
  responses: {
    200: ldResponse(paymentConfigurationShape, 'The configuration'),
    ...errorResponses(401, 404),
  },
});
const completingRoute = createRoute({
  ...described('/shop/orders/{token}/complete', 'completeOrder', 'Place the order'),
  method: 'patch',
  request: { ...ofCart, body: jsonBody(completion, 'PATCH') },
  responses: { 200: answer, ...changes },
});
const changingPayment = createRoute({
  ...described(
    '/shop/account/orders/{token}/payments/{id}',
    'changePayment',
    'Pay a placed order another way',
  ),
  method: 'patch',
  request: { ...ofPart, body: jsonBody(paymentChoice, 'PATCH') },
  responses: { 200: answer, ...changes },
});

/** A body whose addresses are wrong does not hide that its coupon is too. */
async function refuseBody(error: z.ZodError, c: Context<ShopEnv>): Promise<Response> {
  const refused = bodyError(error, words);
  const body: unknown = await c.req.json();
  const couponCode = body instanceof Object && 'couponCode' in body ? body.couponCode : null;
  const own = violationsOf(error);
  const isOpen =
    refused.status === 422 &&
    typeof couponCode === 'string' &&
    couponCode !== '' &&
    own.every(({ propertyPath }) => propertyPath !== 'couponCode');
  if (!isOpen) return sendAnswer(c, refused);
  await limitCoupons(c);
  const access = accessOf(c, c.req.param('token') ?? '');
  throw refuseFields([...own, ...(await couponViolations(c.var.machine, access, couponCode))]);
}

/** Checkout calls of contracts §1.8, and PUT of an order (§1.7). */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(
    updating,
    async (c) => {
      const update = c.req.valid('json');
      if (update.couponCode) await limitCoupons(c);
      const { token } = c.req.valid('param');
      if (isOwn(update)) return editing(c, token, updateOwn(update));
      return changing(c, token, (work, access) => updateOrder(work, access, update));
    },
    (result, c) => (result.success ? undefined : refuseBody(result.error, c)),
  )
  .openapi(addressingRoute, (c) =>
    editing(c, c.req.valid('param').token, addressOrder(c.req.valid('json'))),
  )
  .openapi(shipmentMethods, (c) => {
    const { token, id } = c.req.valid('param');
    return answerShippingMethods(c, token, Number(id));
  })
  .openapi(shippingMethods, (c) => {
    const { shipmentId, tokenValue } = c.req.valid('query');
    const filters = Object.keys(shipmentFilters);
    if (shipmentId === undefined && tokenValue === undefined)
      return answerAllShippingMethods(c, filters);
    return answerShippingMethods(c, tokenValue ?? '', Number(shipmentId), filters);
  })
  .openapi(selectingShipping, async (c) => {
    const { token, id } = c.req.valid('param');
    const { shippingMethod, pickupPoint } = c.req.valid('json');
    const methodCode = bareCode(shippingMethod);
    const asked = pickupPoint ? bareCode(pickupPoint) : null;
    const point =
      asked && (await askAboutPoint(c.var.machine, accessOf(c, token), methodCode, asked));
    return editing(c, token, selectShipping(Number(id), { methodCode, point: point || null }));
  })
  .openapi(methodsOfPayment, (c) => {
    const { token, id } = c.req.valid('param');
    return answerPaymentMethods(c, token, Number(id));
  })
  .openapi(paymentMethods, (c) => {
    const { paymentId, tokenValue } = c.req.valid('query');
    const filters = Object.keys(paymentFilters);
    if (paymentId === undefined && tokenValue === undefined)
      return answerAllPaymentMethods(c, filters);
    return answerPaymentMethods(c, tokenValue ?? '', Number(paymentId), filters);
  })
  .openapi(selectingPayment, (c) => {
    const { token, id } = c.req.valid('param');
    const { paymentMethod } = c.req.valid('json');
    return editing(c, token, selectPayment(Number(id), bareCode(paymentMethod)));
  })
  .openapi(configuring, (c) => {
    const { token, id } = c.req.valid('param');
    return answerPaymentConfiguration(c, token, Number(id));
  })
  .openapi(completingRoute, async (c) => {
    const given = c.req.valid('json');
    const { token } = c.req.valid('param');
    await refuseBots(c, given.recaptchaToken);
    await askAboutChosenPoint(c.var.machine, accessOf(c, token));
    const placer = placerAt(c.var.machine, c.var.clientAddress);
    return completing(c, token, (work, access) => completeOrder(work, access, given, placer));
  })
  .openapi(changingPayment, async (c) => {
    const { token, id } = c.req.valid('param');
    const { paymentMethod } = c.req.valid('json');
    const { caller, machine } = c.var;
    if (!caller) throw refuse('order.not_signed_in');
    const order = await transact(machine, (work) =>
      changePayment(work, token, caller.customerId, Number(id), bareCode(paymentMethod)),
    );
    return ld(c, presentOrder(order));
  });
