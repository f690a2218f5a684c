/** What changed under a cart since its shopper last touched it. */
export interface CartProblem {
  code:
    | 'unavailable'
    | 'stock_lowered'
    | 'price_changed'
    | 'promotion_withdrawn'
    /** Valid, but a better one stands, or nothing is left to give. */
    | 'promotion_withheld'
    | 'gift_unavailable'
    | 'shipping_unavailable';
  itemId: number | null;
  variantCode: string | null;
  couponCode: string | null;
  /** Code of the refusal behind it, when there is one. */
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
