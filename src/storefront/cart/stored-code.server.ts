import { browserStorage as cookies } from '#kit/cookies.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { readCookies, writeCookie } from '#services/cookies.server.ts';
import type { CartKeeper } from '#services/current-cart.ts';
import { ServiceError } from '#services/service-client.ts';
import type { CartCalls } from '#services/shop/cart.ts';
import type { IntentAnswer } from './cart-intents.server.ts';

const { name: NAME, seconds } = cookies.code;
const CODE = /^[A-Za-z0-9-]{1,40}$/;

/** The promotion code this browser entered before its cart could use it, or null. */
export function storedCode(request: Request): string | null {
  const stored = readCookies(request.headers.get('cookie')).get(NAME) ?? '';
  return CODE.test(stored) ? stored : null;
}

/** The Set-Cookie header that stores a code, or deletes it when null or invalid. */
export function storeCode(code: string | null, secure: boolean): string {
  const stored = code !== null && CODE.test(code) ? code : null;
  return writeCookie(NAME, stored ?? '', { maxAge: stored === null ? 0 : seconds, secure });
}

interface Spent {
  cart: OrderShape;
  /** Why it is not in the cart yet, as if it had been typed. */
  refused?: IntentAnswer;
  /** It needs a bigger cart, so it stays stored; for any other result it is deleted. */
  isWaiting: boolean;
}

/** Applies a stored code once the cart can use it. */
export async function spendCode(
  calls: CartCalls,
  { cartToken }: CartKeeper,
  cart: OrderShape,
  code: string,
): Promise<Spent> {
  if (!cartToken) return { cart, isWaiting: true };
  try {
    return { cart: await calls.applyCoupon(cartToken, code), isWaiting: false };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 422) throw error;
    const reasons = error.violations.map((violation) => violation.code);
    if (reasons.includes('coupon.already_applied')) return { cart, isWaiting: false };
    const refused = { intent: 'coupon', error: error.description ?? '', code };
    return { cart, refused, isWaiting: reasons.includes('coupon.minimum') };
  }
}
