import { MOST_PIECES } from '#modules/cart/contracts.ts';
import type { PageContext } from '#pages/page-context.ts';
import { addToCart, type CartKeeper, loadCart } from '#services/current-cart.ts';
import { ServiceError } from '#services/service-client.ts';
import type { CartCalls } from '#services/shop/cart.ts';
import type { LinkedVariant } from './cart-link.ts';

/** Refusal codes about the quantity. */
const LIMITS = ['stock', 'max'];

/**
 * Adds what a cart link requests. Variants that do not exist or cannot be bought are skipped
 * (CRT-19). `raise` compares with the cart's quantity, so that following the link again changes
 * nothing (CRT-20). Returns whether more was requested than can be bought; then the maximum is
 * added.
 */
export async function addLinked(
  calls: CartCalls,
  keeper: CartKeeper,
  requested: readonly LinkedVariant[],
  log: PageContext['log'],
): Promise<{ isLimited: boolean }> {
  const lost = (error: unknown) => log.error({ err: error }, 'the cart could not be loaded');
  let cart = await loadCart(calls, keeper, lost);
  let isLimited = false;
  for (const { code, kind, quantity } of requested) {
    const held = cart?.items
      .filter((item) => item.variantCode === code)
      .reduce((count, item) => count + item.quantity, 0);
    const wanted = kind === 'add' ? quantity : quantity - (held ?? 0);
    if (wanted <= 0) continue;
    const missing = Math.min(wanted, MOST_PIECES - (held ?? 0));
    if (missing < wanted) isLimited = true;
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
      if (error.violations.some((one) => LIMITS.includes(one.code ?? ''))) isLimited = true;
    }
  }
  return { isLimited };
}
