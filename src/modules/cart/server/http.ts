import type { z } from '@hono/zod-openapi';
import { idempotent, type ShopEnv } from '#modules/channels/server/index.ts';
import { presentOrder } from '#modules/orders/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { plainError } from '#platform/http/api-errors.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import type { itemAddition } from '../contracts.ts';
import * as operations from '../operations.ts';
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

/** Accepts `…/product-variants/10012345` or the bare code; anything else becomes an unknown variant. */
const additionOf = ({ productVariant, ...item }: z.infer<typeof itemAddition>): Addition => ({
  variantCode: productVariant.slice(productVariant.lastIndexOf('/') + 1),
  quantity: item.quantity,
  subscriptionInterval: item.subscriptionInterval ?? null,
  sourceItemList: item.sourceItemList ?? null,
  upsell: item.upsell ?? false,
});

/** Cart operations of contracts §1.7 and §2.3; PUT of an order belongs to the checkout. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.openCart), (c) => {
    const additions = (c.req.valid('json').items ?? []).map(additionOf);
    return opening(c, additions);
  })
  .openapi(route(operations.listCommitments), async (c) => {
    const { db, clock } = c.var.appContext;
    const today = clock.today();
    const { order } = await readCart(db, c.req.valid('param').token, c.var.caller, today);
    const found = order.state === 'cart' ? await findCommitments(db, order, today) : [];
    return ld(c, collection(c, 'SubscriptionCommitment', found));
  })
  .openapi(route(operations.getOrder), (c) => {
    return answerReading(c, c.req.valid('param').token);
  })
  .openapi(route(operations.deleteCart), (c) => discarding(c, c.req.valid('param').token))
  .openapi(route(operations.addItem), (c) => {
    const addition = additionOf(c.req.valid('json'));
    return editing(c, c.req.valid('param').token, addItem(addition), [addition.variantCode]);
  })
  .openapi(route(operations.addItemByPost), (c) => {
    const addition = additionOf(c.req.valid('json'));
    const { token } = c.req.valid('param');
    return editing(c, token, addItem(addition), [addition.variantCode], 201);
  })
  .openapi(route(operations.changeItem), (c) => {
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
  .openapi(route(operations.removeItem), (c) => {
    const { token, id } = c.req.valid('param');
    return takingOff(c, token, removeItem(Number(id)));
  })
  .openapi(route(operations.applyCoupon), async (c) => {
    await limitCoupons(c);
    const { couponCode } = c.req.valid('json');
    return changing(c, c.req.valid('param').token, (work, access) =>
      applyCoupon(work, access, couponCode),
    );
  })
  .openapi(route(operations.removeCoupon), (c) => {
    const { token, code } = c.req.valid('param');
    return takingOff(c, token, removeCoupon(code));
  })
  .openapi(route(operations.reorder), (c) => {
    const { token } = c.req.valid('param');
    return idempotent(c, async (work) => {
      const { cart, unavailableItems } = await reorder(work, token, c.var.caller);
      const body = { ...presentOrder(cart.order, cart.problems), unavailableItems };
      return { status: 201, body };
    });
  });
