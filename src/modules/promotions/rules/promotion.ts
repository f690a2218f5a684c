import type { BasisPoints, Cents } from '#kit/money.ts';

/** What a promotion gives. */
export type Reward =
  | { kind: 'amount'; amount: Cents }
  | { kind: 'percent'; rate: BasisPoints }
  | { kind: 'free_shipping' }
  /** `value` is the consumer price of one gift, which counts against the cap of PRI-06b. */
  | { kind: 'free_product'; variantCode: string; quantity: number; value: Cents };

/** The first deliveries of a subscription that a promotion covers. */
export interface FirstDeliveries {
  count: number;
  /** Whether they start with the first order or with the first renewal. */
  from: 'order' | 'renewal';
}

/** Conditions on the cart; an empty list or null means no condition. */
export interface Conditions {
  firstOrderOnly: boolean;
  /** Applies only to lines on subscription, and needs at least one. */
  subscriptionOnly: boolean;
  /** Covers the first deliveries of a subscription, and needs lines on subscription. */
  deliveries: FirstDeliveries | null;
  /** Minimum price of the goods it applies to, tax included, before promotions. */
  minimum: Cents | null;
  products: readonly string[];
  categories: readonly string[];
  countries: readonly string[];
  totalUses: number | null;
  usesPerCustomer: number | null;
  /** Id of the segment it is for; absent in data older than segments. */
  segment?: number | null;
}

export interface Promotion {
  /** Identifies the rule in explanations, together with `version`. */
  code: string;
  /** ISO day since which it has been in force unchanged. */
  version: string;
  name: string;
  /** Null for an automatic promotion. */
  couponCode: string | null;
  startsOn: Temporal.PlainDate | null;
  /** Last day included. */
  endsOn: Temporal.PlainDate | null;
  /** Higher first; ties by code. */
  priority: number;
  /** Cannot be combined with another promotion in the same lane. */
  exclusive: boolean;
  conditions: Conditions;
  reward: Reward;
  /** Set when it was promised to a subscription: its terms are those of the promise, whatever changed since. */
  promise?: RetainedPromotion;
}

/** A promise to a subscription, and the number of earlier deliveries that received it. */
export interface RetainedPromotion {
  id: number;
  done: number;
}

/** A line of goods at the price due before promotions. */
export interface PricedLine {
  productCode: string;
  /** Paths of the categories the product is in. */
  categories: readonly string[];
  quantity: number;
  onSubscription: boolean;
  /** One-off consumer price of a unit, which the cap is computed on (PRI-04). */
  consumerUnitPrice: Cents;
  /** Price due for a unit, subscription price included. */
  unitPrice: Cents;
  /** Maximum of all benefits together; null when no law applies. */
  cap: BasisPoints | null;
}

export const NO_CONDITIONS: Conditions = {
  firstOrderOnly: false,
  subscriptionOnly: false,
  deliveries: null,
  minimum: null,
  products: [],
  categories: [],
  countries: [],
  totalUses: null,
  usesPerCustomer: null,
};

/** Whether a promotion applies to this line. A category includes its subcategories. */
export function applies(conditions: Conditions, line: PricedLine): boolean {
  if (needsSubscription(conditions) && !line.onSubscription) return false;
  if (!isTargeted(conditions)) return true;
  return (
    conditions.products.includes(line.productCode) ||
    conditions.categories.some((path) =>
      line.categories.some((own) => own === path || own.startsWith(`${path}/`)),
    )
  );
}

/** Whether only lines on subscription count. */
export const needsSubscription = ({ subscriptionOnly, deliveries }: Conditions): boolean =>
  subscriptionOnly || deliveries !== null;

/** Whether it is for selected products and not the whole basket (the criterion of PRI-04). */
export function isTargeted({ products, categories }: Conditions): boolean {
  return products.length > 0 || categories.length > 0;
}

/** Ignores case and surrounding spaces of a typed coupon. */
export function normaliseCouponCode(typed: string): string {
  return typed.trim().toUpperCase();
}
