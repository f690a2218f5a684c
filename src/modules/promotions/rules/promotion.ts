import type { BasisPoints, Cents } from '#kit/money.ts';

/** What a promotion gives. */
export type Reward =
  | { kind: 'amount'; amount: Cents }
  | { kind: 'percent'; rate: BasisPoints }
  | { kind: 'free_shipping' }
  /** `value` is the consumer price of one gift, counted against the cap of PRI-06b. */
  | { kind: 'free_product'; variantCode: string; quantity: number; value: Cents };

/** The deliveries of a subscription a promotion is given on; later ones have nothing of it. */
export interface FirstDeliveries {
  count: number;
  /** Where they begin: with the first order, which is one of them, or with its first renewal. */
  from: 'order' | 'renewal';
}

/** What a cart must be for a promotion to apply; an empty list or null asks for nothing. */
export interface Conditions {
  firstOrderOnly: boolean;
  /** Applies to, and needs, lines bought on subscription. */
  subscriptionOnly: boolean;
  /** Counts the deliveries of what is bought on subscription, and needs such lines. */
  deliveries: FirstDeliveries | null;
  /** Price of the goods the promotion applies to, tax included, before promotions. */
  minimum: Cents | null;
  products: readonly string[];
  categories: readonly string[];
  countries: readonly string[];
  totalUses: number | null;
  usesPerCustomer: number | null;
  /** Number of the segment whose members get it; absent of what was written before there were any. */
  segment?: number | null;
}

export interface Promotion {
  /** With `version`, what an explanation quotes: which rule, as it stood when. */
  code: string;
  /** ISO day since when it stands as it is. */
  version: string;
  name: string;
  /** Null for a promotion that applies by itself. */
  couponCode: string | null;
  startsOn: Temporal.PlainDate | null;
  /** Last day included. */
  endsOn: Temporal.PlainDate | null;
  /** Higher first; ties by code. */
  priority: number;
  /** Alone in its lane: never added to another promotion of the same kind. */
  exclusive: boolean;
  conditions: Conditions;
  reward: Reward;
  /** Set when a subscription was promised it: it is then as it was promised, whatever became of it. */
  promise?: RetainedPromotion;
}

/** A promise to a subscription, and the deliveries before this one on which it was kept. */
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
  /** One-off consumer price of a unit: what the cap is measured against (PRI-04). */
  consumerUnitPrice: Cents;
  /** Price due for a unit, subscription price included. */
  unitPrice: Cents;
  /** The most benefits may come to, cumulated; null where no law caps them. */
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

/** Is this line among those the promotion applies to? A category covers those below it. */
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

/** Whether only what is bought on subscription counts. */
export const needsSubscription = ({ subscriptionOnly, deliveries }: Conditions): boolean =>
  subscriptionOnly || deliveries !== null;

/** Given on named products rather than on the whole basket (the criterion of PRI-04). */
export function isTargeted({ products, categories }: Conditions): boolean {
  return products.length > 0 || categories.length > 0;
}

/** Coupons are typed by people: case and surrounding spaces do not count. */
export function normaliseCouponCode(typed: string): string {
  return typed.trim().toUpperCase();
}
