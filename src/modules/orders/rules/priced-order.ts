import type { BasisPoints, Cents } from '#kit/money.ts';
import type { Promotion, Withheld } from '#modules/promotions/rules/index.ts';
import type { Explanation, RuleRef } from './explanation.ts';
import type { TaxRate } from './tax-rates.ts';
import type { NetAndVat, RateTotal } from './vat.ts';

/** A line as the shopper chose it, with the prices in force. Amounts are tax-included cents. */
export interface LineToPrice {
  /** From `lineKey`: identifies the line and decides where odd cents go, so the order of adding articles never matters. */
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

/** An amount off the goods that no promotion gives, such as a credit or a goodwill amount. */
export interface Adjustment {
  label: string;
  /** Cents, negative. */
  amount: Cents;
  /** Its `id` begins with `gesture:`, which no promotion code does. */
  rule: RuleRef;
}

/** Whether a reduction comes from an adjustment and not from a promotion, so that it uses up none. */
export const isGesture = (code: string): boolean => code.startsWith('gesture:');

/** Identifies a line: same variant and interval mean the same line, and quantities add up. */
export function lineKey(variantCode: string, subscriptionInterval: number | null): string {
  return `${variantCode}:${subscriptionInterval ?? 'once'}`;
}

export interface OrderToPrice {
  lines: readonly LineToPrice[];
  /** Promotions already checked for eligibility. */
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
  /** Upper limit of the delivery fee when goods are missing; null = no limit (REL-36). */
  shippingAtMost: Cents | null;
  /** Rule id of that limit; REL-36 by default. */
  shippingRule?: string | undefined;
  /** Goods total after discounts from which delivery is free; null = never free (PRI-08). */
  freeShipping: { threshold: Cents; rule: RuleRef } | null;
}

export interface PricedOrderLine extends LineToPrice, NetAndVat {
  /** Price of a unit before any reduction. */
  originalUnitPrice: Cents;
  /** Unit price as bought, one-off or on subscription, before promotions: `unitPrice` on the wire. */
  applicableUnitPrice: Cents;
  /** Price of a unit after subscription and product promotions. */
  discountedUnitPrice: Cents;
  /** Before order-level reductions. */
  subtotal: Cents;
  /** After order-level reductions: what the line costs. */
  total: Cents;
  taxRate: BasisPoints;
}

export interface AppliedPromotion {
  code: string;
  version: string;
  name: string;
  couponCode: string | null;
  /** Cents, zero or negative. */
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

/** A promotion that has no effect on an order: for `delivery_free`, the delivery already costs nothing. */
export interface WithheldFromOrder {
  promotion: Promotion;
  reason: Withheld['reason'] | 'delivery_free';
}

export interface PricedOrder {
  lines: readonly PricedOrderLine[];
  promotions: readonly AppliedPromotion[];
  withheld: readonly WithheldFromOrder[];
  freeProducts: readonly FreeProduct[];
  /** The promotion that pays a delivery fee, if there is a fee and a promotion for it. */
  shippingPaidBy: Omit<AppliedPromotion, 'amount'> | null;
  /** Goods before and after order-level reductions. */
  itemsSubtotal: Cents;
  itemsTotal: Cents;
  /** Zero or negative. */
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
