import type { BasisPoints } from '#kit/money.ts';
import type { RuleRef } from './explanation.ts';

/** The VAT rate of a category of goods in a country during a period (VAT-01 to VAT-05). */
export interface TaxRate {
  country: string;
  category: string;
  rate: BasisPoints;
  validFrom: Temporal.PlainDate;
  /** Last day in force; null = still in force. */
  validTo: Temporal.PlainDate | null;
}

/**
 * The single rate in force for a category in a country on a day.
 * @throws Error when there is none or more than one: a rate is never guessed.
 */
export function taxRateFor(
  rates: readonly TaxRate[],
  category: string,
  country: string,
  date: Temporal.PlainDate,
): TaxRate {
  const inForce = rates.filter(
    (rate) =>
      rate.category === category &&
      rate.country === country &&
      Temporal.PlainDate.compare(rate.validFrom, date) <= 0 &&
      (!rate.validTo || Temporal.PlainDate.compare(date, rate.validTo) <= 0),
  );
  const [rate, second] = inForce;
  if (!rate || second) {
    throw new Error(`${inForce.length} VAT rates for ${category} in ${country} on ${date}`);
  }
  return rate;
}

export function taxRule({ country, category, validFrom }: TaxRate): RuleRef {
  return { id: `vat:${country}:${category}`, version: validFrom.toString() };
}

/** Country of taxation: the destination, or the seller's country below the threshold (VAT-04). */
export function taxCountry(
  regime: 'origin' | 'oss',
  sellerCountry: string,
  deliveryCountry: string,
): string {
  return regime === 'oss' ? deliveryCountry : sellerCountry;
}
