/** What a payment method says about where and for what it may be used. */
export interface PaymentOffer {
  countries: readonly string[];
  allowsSubscription: boolean;
}

/** May this order be paid that way? */
export function isOffered(
  method: PaymentOffer,
  order: { country: string; hasSubscription: boolean },
): boolean {
  return (
    method.countries.includes(order.country) &&
    (method.allowsSubscription || !order.hasSubscription)
  );
}
