import { t } from '#i18n/catalogue.server.ts';
import { ownValue } from '#kit/own-value.ts';
import { lineOf, type RemovedLine } from '#modules/cart/web/index.ts';
import { addToCart, type CartKeeper, pieces } from '#services/current-cart.ts';
import { ServiceError } from '#services/service-client.ts';
import type { CartCalls } from '#services/shop/cart.ts';

/** Result of a cart form: nothing, or the refusal with the submitted values. */
export interface IntentAnswer {
  intent: string;
  error?: string;
  code?: string;
  /** The removed line, so that a page without scripts can offer to restore it. */
  removed?: RemovedLine;
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
const interval = (value: string): number | null => (value === '' ? null : Number(value));

/** Handlers of the forms in the cart and on product pages, by `intent`. */
const intents: Record<
  string,
  (calls: CartCalls, keeper: CartKeeper, form: FormData) => Promise<void>
> = {
  async add(calls, keeper, form) {
    const once = text(form, 'mode') !== 'subscription';
    await addToCart(calls, keeper, {
      productVariant: text(form, 'variant'),
      quantity: Number(text(form, 'quantity') || 1),
      subscriptionInterval: once ? null : interval(text(form, 'interval')),
      sourceItemList: text(form, 'list') || null,
      upsell: text(form, 'upsell') === '1',
    });
  },
  async change(calls, keeper, form) {
    await withToken(keeper, async (token) => {
      const quantity = form.has('quantity') ? { quantity: Number(text(form, 'quantity')) } : {};
      const frequency = form.has('interval')
        ? { subscriptionInterval: interval(text(form, 'interval')) }
        : {};
      const item = Number(text(form, 'item'));
      const cart = await calls.change(token, item, { ...quantity, ...frequency });
      keeper.keepCart(token, pieces(cart));
    });
  },
  async remove(calls, keeper, form) {
    await withToken(keeper, (token) => calls.remove(token, Number(text(form, 'item'))));
  },
  async coupon(calls, keeper, form) {
    await withToken(keeper, (token) => calls.applyCoupon(token, text(form, 'code')));
  },
  async uncoupon(calls, keeper, form) {
    await withToken(keeper, (token) => calls.removeCoupon(token, text(form, 'code')));
  },
};

/** A cart that is gone meanwhile needs no change: the page will show it empty. */
async function withToken(keeper: CartKeeper, run: (token: string) => Promise<unknown>) {
  if (keeper.cartToken) await run(keeper.cartToken);
}

/**
 * Runs the form's handler. A refusal returns the server's description, else the generic error
 * (CRT-14, PRM-02); the page then reloads the cart (CRT-15).
 */
export async function applyIntent(
  calls: CartCalls,
  keeper: CartKeeper,
  form: FormData,
): Promise<IntentAnswer> {
  const intent = text(form, 'intent');
  const run = ownValue(intents, intent);
  if (!run) throw new Response(null, { status: 400 });
  try {
    await run(calls, keeper, form);
    return intent === 'remove' ? { intent, removed: lineOf(form) } : { intent };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error;
    const described = error.status === 422 || error.status === 409 ? error.description : null;
    return { intent, error: described ?? t('storefront.genericError'), code: text(form, 'code') };
  }
}
