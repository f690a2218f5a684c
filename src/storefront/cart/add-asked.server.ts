import { addToCart, type CartKeeper, loadCart } from '#services/current-cart.ts';
import { ServiceError } from '#services/service-client.ts';
import type { CartCalls } from '#services/shop/cart.ts';
import type { PageContext } from '../page-context.ts';
import type { AskedVariant } from './cart-link.ts';

/**
 * Adds what a cart link asks for. A variant that does not exist or cannot be bought is left out
 * (CRT-19). Raising looks at what the cart holds, so that following the link again changes nothing
 * (CRT-20).
 */
export async function addAsked(
  calls: CartCalls,
  keeper: CartKeeper,
  asked: readonly AskedVariant[],
  log: PageContext['log'],
): Promise<void> {
  const lost = (error: unknown) => log.error({ err: error }, 'the cart could not be loaded');
  let cart = await loadCart(calls, keeper, lost);
  for (const { code, kind, quantity } of asked) {
    const held = cart?.items
      .filter((item) => item.variantCode === code)
      .reduce((count, item) => count + item.quantity, 0);
    const missing = kind === 'add' ? quantity : quantity - (held ?? 0);
    if (missing <= 0) continue;
    try {
      cart = await addToCart(calls, keeper, {
        productVariant: code,
        quantity: missing,
        subscriptionInterval: null,
        sourceItemList: 'cart_link',
      });
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 422) throw error;
    }
  }
}
