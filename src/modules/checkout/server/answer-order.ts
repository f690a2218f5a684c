import type { Context } from 'hono';
import { Refusal } from '#kit/refusal.ts';
import { accessOf, readCart } from '#modules/cart/server/index.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import {
  type CartAccess,
  editCart,
  findOrder,
  type Order,
  presentOrder,
} from '#modules/orders/server/index.ts';
import { hydraError } from '#platform/http/api-errors.ts';
import { ld } from '#platform/http/ld-json.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { UnitOfWork } from '#registry/schema.ts';

const RECALCULATED = ['checkout.total_changed', 'checkout.promotion_ended', 'order.stale'];

/** Runs the last step of the checkout: see `recalculating`. */
export function completing(
  c: Context<ShopEnv>,
  token: string,
  command: (work: UnitOfWork, access: CartAccess) => Promise<Order>,
): Promise<Response> {
  const access = accessOf(c, token);
  return recalculating(c, token, async () => {
    const order = await transact(c.var.appContext, (work) => command(work, access));
    return ld(c, presentOrder(order));
  });
}

/**
 * Runs a step that binds the shopper to a total. If the cart no longer costs what they saw, it is
 * saved with its new prices and returned with the refusal, so that they can confirm the new total
 * (409).
 */
export async function recalculating(
  c: Context<ShopEnv>,
  token: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Refusal) || !RECALCULATED.includes(error.code)) throw error;
    const { appContext, caller } = c.var;
    if ((await findOrder(appContext.db, token))?.state !== 'cart') throw error;
    const before = await readCart(appContext.db, token, caller, appContext.clock.today());
    const fresh = await transact(appContext, (work) =>
      editCart(work, { token, caller, version: null }, (order) => ({
        ...order,
        couponCodes: order.couponCodes.filter((code) => !withdrawn(before).includes(code)),
      })),
    );
    const { body } = hydraError(409, words(error.code, error.params) ?? '');
    return ld(c, { ...body, order: presentOrder(fresh.order, before.problems) }, 409);
  }
}

const withdrawn = ({ problems }: Awaited<ReturnType<typeof readCart>>) =>
  problems.flatMap(({ code, couponCode }) =>
    code === 'promotion_withdrawn' && couponCode ? [couponCode] : [],
  );
