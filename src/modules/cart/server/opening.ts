import type { Context } from 'hono';
import { Refusal } from '#kit/refusal.ts';
import { answerOnce, type ShopEnv } from '#modules/channels/server/index.ts';
import {
  type CartEdit,
  editCart,
  type Order,
  openCart,
  priceCart,
  rememberCart,
  startCart,
} from '#modules/orders/server/index.ts';
import { type Addition, addItem } from './add-item.ts';
import { answerKept, presentCart } from './answer-cart.ts';

/** Opens a cart, or the one a customer has, and puts something in: all of it, or nothing is done. */
export async function opening(
  c: Context<ShopEnv>,
  additions: readonly Addition[],
): Promise<Response> {
  const { machine, channel, locale, caller } = c.var;
  const edit = addAll(additions);
  if (!caller && c.req.header('idempotency-key') === undefined) {
    const adding = additions.map(({ variantCode }) => variantCode);
    const started = await startCart(machine, { channel, locale, edit, adding });
    if (started) return answerKept(c, started, machine.clock.today(), 201);
  }
  const asked = { channel: channel.code, currency: channel.currency, locale };
  let left: Order | null = null;
  const answer = await answerOnce(c, async (work) => {
    const opened = await openCart(work, { ...asked, customerId: caller?.customerId ?? null });
    const cart =
      additions.length > 0
        ? await editCart(work, { token: opened.token, caller, version: null }, edit)
        : await priceCart(work.tx, opened, work.today);
    left = cart.order;
    return { status: 201, ...(await presentCart(work.tx, cart)) };
  });
  if (left) rememberCart(left);
  return answer;
}

/** Several additions as one edit. @throws Refusal as `addItem`, its fields under `items.0`. */
const addAll =
  (additions: readonly Addition[]): CartEdit =>
  async (order, db) => {
    let filled = order;
    for (const [nth, addition] of additions.entries())
      filled = await within(`items.${nth}`, async () => addItem(addition)(filled, db));
    return filled;
  };

/** Refused fields named from where they stand in the request. */
async function within<T>(path: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal) || !error.violations) throw error;
    const { code, params, status = 422 } = error;
    const violations = error.violations.map(({ propertyPath, ...rest }) => ({
      ...rest,
      propertyPath: [path, propertyPath].filter(Boolean).join('.'),
    }));
    throw new Refusal(code, params, { status, violations });
  }
}
