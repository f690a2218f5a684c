import type { Context } from 'hono';
import { idempotent, type ShopEnv } from '#modules/channels/server/index.ts';
import { editCart, openCart, priceCart, startCart } from '#modules/orders/server/index.ts';
import { type Addition, addItems } from './add-item.ts';
import { answerCached, presentCart } from './answer-cart.ts';

/** Creates a cart, or finds the customer's cart, and adds items: all or none. */
export async function opening(
  c: Context<ShopEnv>,
  additions: readonly Addition[],
): Promise<Response> {
  const { appContext, channel, locale, caller } = c.var;
  const edit = addItems(additions);
  if (!caller && c.req.header('idempotency-key') === undefined) {
    const adding = additions.map(({ variantCode }) => variantCode);
    const started = await startCart(appContext, { channel, locale, edit, adding });
    if (started) return answerCached(c, started, appContext.clock.today(), 201);
  }
  const requested = { channel: channel.code, currency: channel.currency, locale };
  return idempotent(c, async (work) => {
    const opened = await openCart(work, { ...requested, customerId: caller?.customerId ?? null });
    const cart =
      additions.length > 0
        ? await editCart(work, { token: opened.token, caller, version: null }, edit)
        : await priceCart(work.tx, opened, work.today);
    return { status: 201, ...(await presentCart(work.tx, cart)) };
  });
}
