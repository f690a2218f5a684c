import { type BasisPoints, type Cents, proportion, WHOLE } from '#kit/money.ts';

/** What decides whether an article has a price per kilogram. */
interface Weighed {
  taxCategory: 'pet_food' | 'accessory';
  /** Net weight in grams; 0 when unknown. */
  netGrams: number;
}

/** Cents per kg of a price; null without a weight, and for anything but food (PRI-01). */
export function pricePerKg(cents: Cents, { taxCategory, netGrams }: Weighed): Cents | null {
  return taxCategory === 'pet_food' && netGrams > 0 ? proportion(cents, 1000, netGrams) : null;
}

/** A price without its tax (BIZ-10); half a cent is rounded up, as in VAT-08. */
export function withoutTax(cents: Cents, rate: BasisPoints): Cents {
  return cents - proportion(cents, rate, WHOLE + rate);
}
