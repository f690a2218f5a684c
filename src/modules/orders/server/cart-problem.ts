/** What changed under a cart since its shopper last touched it. */
export interface CartProblem {
  code:
    | 'unavailable'
    | 'stock_lowered'
    | 'price_changed'
    | 'promotion_withdrawn'
    /** The promotion is valid, but a better one applies or nothing is left to reduce. */
    | 'promotion_withheld'
    | 'gift_unavailable'
    | 'shipping_unavailable';
  itemId: number | null;
  variantCode: string | null;
  couponCode: string | null;
  /** Code of the refusal that caused it, if any. */
  reason: string | null;
  before: number | null;
  now: number | null;
}

const NOTHING = {
  itemId: null,
  variantCode: null,
  couponCode: null,
  reason: null,
  before: null,
  now: null,
};

export const problem = (
  code: CartProblem['code'],
  about: Partial<Omit<CartProblem, 'code'>> = {},
): CartProblem => ({ code, ...NOTHING, ...about });
