import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { violationsOf } from '#kit/violations.ts';
import { accessOf, changing, editing, limitCoupons } from '#modules/cart/server/index.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { presentOrder } from '#modules/orders/server/index.ts';
import { apiRoutes, sendAnswer } from '#platform/http/api-app.ts';
import { bodyError } from '#platform/http/api-errors.ts';
import { ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { paymentFilters, shipmentFilters } from '../operations.ts';
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

/** Accepts a path or a bare code and returns the code. */
const bareCode = (given: string) => given.slice(given.lastIndexOf('/') + 1);

/** Reports invalid addresses and an invalid coupon in one response. */
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
  throw refuseFields([...own, ...(await couponViolations(c.var.appContext, access, couponCode))]);
}

/** Checkout operations of contracts §1.8, and PUT of an order (§1.7). */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(
    route(operations.updateOrder),
    async (c) => {
      const update = c.req.valid('json');
      if (update.couponCode) await limitCoupons(c);
      const { token } = c.req.valid('param');
      if (isOwn(update)) return editing(c, token, updateOwn(update));
      return changing(c, token, (work, access) => updateOrder(work, access, update));
    },
    (result, c) => (result.success ? undefined : refuseBody(result.error, c)),
  )
  .openapi(route(operations.addressOrder), (c) =>
    editing(c, c.req.valid('param').token, addressOrder(c.req.valid('json'))),
  )
  .openapi(route(operations.listShipmentMethods), (c) => {
    const { token, id } = c.req.valid('param');
    return answerShippingMethods(c, token, Number(id), { place: c.req.valid('query') });
  })
  .openapi(route(operations.listShippingMethods), (c) => {
    const { shipmentId, tokenValue } = c.req.valid('query');
    const filters = Object.keys(shipmentFilters);
    if (shipmentId === undefined && tokenValue === undefined)
      return answerAllShippingMethods(c, filters);
    return answerShippingMethods(c, tokenValue ?? '', Number(shipmentId), { filters });
  })
  .openapi(route(operations.selectShipping), async (c) => {
    const { token, id } = c.req.valid('param');
    const { shippingMethod, pickupPoint } = c.req.valid('json');
    const methodCode = bareCode(shippingMethod);
    const requested = pickupPoint ? bareCode(pickupPoint) : null;
    const point =
      requested &&
      (await askAboutPoint(c.var.appContext, accessOf(c, token), methodCode, requested));
    return editing(c, token, selectShipping(Number(id), { methodCode, point: point || null }));
  })
  .openapi(route(operations.listMethodsOfPayment), (c) => {
    const { token, id } = c.req.valid('param');
    return answerPaymentMethods(c, token, Number(id));
  })
  .openapi(route(operations.listPaymentMethods), (c) => {
    const { paymentId, tokenValue } = c.req.valid('query');
    const filters = Object.keys(paymentFilters);
    if (paymentId === undefined && tokenValue === undefined)
      return answerAllPaymentMethods(c, filters);
    return answerPaymentMethods(c, tokenValue ?? '', Number(paymentId), filters);
  })
  .openapi(route(operations.selectPayment), (c) => {
    const { token, id } = c.req.valid('param');
    const { paymentMethod } = c.req.valid('json');
    return editing(c, token, selectPayment(Number(id), bareCode(paymentMethod)));
  })
  .openapi(route(operations.getPaymentConfiguration), (c) => {
    const { token, id } = c.req.valid('param');
    return answerPaymentConfiguration(c, token, Number(id));
  })
  .openapi(route(operations.completeOrder), async (c) => {
    const given = c.req.valid('json');
    const { token } = c.req.valid('param');
    await refuseBots(c, given.recaptchaToken);
    await askAboutChosenPoint(c.var.appContext, accessOf(c, token));
    const placer = placerAt(c.var.appContext, c.var.clientAddress);
    return completing(c, token, (work, access) => completeOrder(work, access, given, placer));
  })
  .openapi(route(operations.changePayment), async (c) => {
    const { token, id } = c.req.valid('param');
    const { paymentMethod } = c.req.valid('json');
    const { caller, appContext } = c.var;
    if (!caller) throw refuse('order.not_signed_in');
    const order = await transact(appContext, (work) =>
      changePayment(work, token, caller.customerId, Number(id), bareCode(paymentMethod)),
    );
    return ld(c, presentOrder(order));
  });
