import type { BasisPoints, Cents } from '#kit/money.ts';
import type { Promotion, Withheld } from '#modules/promotions/rules/index.ts';
import type { Explanation, RuleRef } from './explanation.ts';
import type { TaxRate } from './tax-rates.ts';
import type { NetAndVat, RateTotal } from './vat.ts';

/** A line as the shopper composed it, with the prices in force. Amounts are tax-included cents. */
export interface LineToPrice {
  /** `lineKey`: names the line, and breaks ties of a cent, so that adding order never matters. */
  key: string;
  variantCode: string;
  productCode: string;
  categories: readonly string[];
  taxCategory: string;
  quantity: number;
  /** One-off price of a unit. */
  unitPrice: Cents;
  /** Lowest price of the last 30 days when a reduction is announced, else null (PRI-02). */
  referenceUnitPrice: Cents | null;
  /** Null when the variant is not sold on subscription. */
  subscriptionUnitPrice: Cents | null;
  /** Days between deliveries; null = bought once. */
  subscriptionInterval: number | null;
  priceRule: RuleRef;
  subscriptionPriceRule: RuleRef;
}

/** Money off the goods decided outside the promotions, such as a credit or a gesture. */
export interface Adjustment {
  label: string;
  /** Cents, below zero. */
  amount: Cents;
  /** Its `id` begins with `gesture:`, which no promotion's code does. */
  rule: RuleRef;
}

/** Whether something taken off was decided outside the promotions: nothing of them is spent. */
export const isGesture = (code: string): boolean => code.startsWith('gesture:');

/** What makes two lines one: same variant and same interval (their quantities add up). */
export function lineKey(variantCode: string, subscriptionInterval: number | null): string {
  return `${variantCode}:${subscriptionInterval ?? 'once'}`;
}

export interface OrderToPrice {
  lines: readonly LineToPrice[];
  /** Judged eligible beforehand. */
  promotions: readonly Promotion[];
  adjustments: readonly Adjustment[];
  /** Country the goods are sold in: decides the cap of PRI-04. */
  country: string;
  /** Country whose VAT applies (VAT-05). */
  taxCountry: string;
  date: Temporal.PlainDate;
  taxRates: readonly TaxRate[];
  /** Null while no delivery is chosen. */
  shipping: { method: string; price: Cents; rule: RuleRef } | null;
  /** What the delivery may cost at most, because goods are missing of it; null = no limit (REL-36). */
  shippingAtMost: Cents | null;
  /** The rule that limits it; REL-36 unless it is said. */
  shippingRule?: string | undefined;
  /** Goods after discounts that make the delivery free; null = never free (PRI-08). */
  freeShipping: { threshold: Cents; rule: RuleRef } | null;
}

export interface PricedOrderLine extends LineToPrice, NetAndVat {
  /** Price of a unit before any reduction. */
  originalUnitPrice: Cents;
  /** Price of a unit as bought, once or on subscription, before promotions: `unitPrice` on the wire. */
  applicableUnitPrice: Cents;
  /** Price of a unit after subscription and product promotions. */
  discountedUnitPrice: Cents;
  /** Before what is taken off the basket. */
  subtotal: Cents;
  /** After it: what the line costs. */
  total: Cents;
  taxRate: BasisPoints;
}

export interface AppliedPromotion {
  code: string;
  version: string;
  name: string;
  couponCode: string | null;
  /** Cents, zero or below. */
  amount: Cents;
}

export interface FreeProduct {
  variantCode: string;
  quantity: number;
  promotionCode: string;
  couponCode: string | null;
  /** Price of one of them, in cents. */
  value: Cents;
}

/** The nine lines of ORD-06. The first five add up to the total; VAT is inside it. */
export interface Accounting {
  itemsTotal: Cents;
  discountTotal: Cents;
  shippingFees: Cents;
  paymentFees: Cents;
  promotionFees: Cents;
  total: Cents;
  totalIncludingTax: Cents;
  totalWithoutTax: Cents;
  vatIncluded: Cents;
}

/** A promotion that gives nothing on an order: `delivery_free` has nothing to pay for. */
export interface WithheldFromOrder {
  promotion: Promotion;
  reason: Withheld['reason'] | 'delivery_free';
}

export interface PricedOrder {
  lines: readonly PricedOrderLine[];
  promotions: readonly AppliedPromotion[];
  withheld: readonly WithheldFromOrder[];
  freeProducts: readonly FreeProduct[];
  /** The promotion that pays for a delivery that costs something, if one does. */
  shippingPaidBy: Omit<AppliedPromotion, 'amount'> | null;
  /** Goods before and after what is taken off the basket. */
  itemsSubtotal: Cents;
  itemsTotal: Cents;
  /** Zero or below. */
  orderPromotionTotal: Cents;
  shippingPromotionTotal: Cents;
  /** After the shipping promotions. */
  shippingTotal: Cents;
  /** The delivery by rate of the goods it carries (VAT-07). */
  shippingTaxes: readonly RateTotal[];
  freeShipping: { threshold: Cents; remaining: Cents; reached: boolean } | null;
  taxes: readonly (RateTotal & { rules: readonly RuleRef[] })[];
  taxTotal: Cents;
  shippingTaxTotal: Cents;
  paymentFees: Cents;
  total: Cents;
  accounting: Accounting;
  explanation: readonly Explanation[];
}
