import { type BasisPoints, type Cents, proportion, WHOLE } from '#kit/money.ts';

/** Cents per kg of a price, from the net weight in grams; null without a weight (PRI-01). */
export function pricePerKg(cents: Cents, netGrams: number): Cents | null {
  return netGrams > 0 ? proportion(cents, 1000, netGrams) : null;
}

/** A price without its tax (BIZ-10); half a cent is rounded up, as in VAT-08. */
export function withoutTax(cents: Cents, rate: BasisPoints): Cents {
  return cents - proportion(cents, rate, WHOLE + rate);
}
