import { cachedRead, type ReadVersion } from '#platform/cached-read.ts';
import type { Db, Tx } from '#registry/schema.ts';

export type TaxCategory = 'pet_food' | 'accessory';
const CATEGORIES: readonly TaxCategory[] = ['pet_food', 'accessory'];
/** Hundredths of a percent for each tax category: `{ pet_food: 2000, accessory: 2000 }`. */
export type TaxRates = Record<TaxCategory, number>;

/** A rate in hundredths of a percent, and its first day. */
interface RateInForce {
  category: TaxCategory;
  rate: number;
  validFrom: Temporal.PlainDate;
}

/**
 * The VAT rates of a country on a civil date; the country is the one where the transport ends
 * (VAT-05). Throws for a country without recorded rates: nothing may be priced there.
 */
export async function taxRatesInForce(
  db: Db | Tx,
  country: string,
  date: Temporal.PlainDate,
  version?: ReadVersion,
): Promise<RateInForce[]> {
  const day = date.toString();
  return cachedRead(version, `tax ${country} ${day}`, () => readRates(db, country, day));
}

/** The same rates, by category. */
export async function taxRatesFor(
  db: Db | Tx,
  country: string,
  date: Temporal.PlainDate,
): Promise<TaxRates> {
  const rates = await taxRatesInForce(db, country, date);
  return Object.fromEntries(rates.map(({ category, rate }) => [category, rate])) as TaxRates;
}

async function readRates(db: Db | Tx, country: string, day: string): Promise<RateInForce[]> {
  const rows = await db
    .selectFrom('tax_rates')
    .select(['category', 'basis_points', 'valid_from'])
    .where('country', '=', country)
    .where('valid_from', '<=', day)
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', day)]))
    // A newer rate is added beside the old one and replaces it from its first day.
    .orderBy('valid_from', 'desc')
    .execute();
  return CATEGORIES.map((category) => {
    const row = rows.find((found) => found.category === category);
    if (!row) throw new Error(`No VAT rate of ${category} in ${country} on ${day}`);
    const validFrom = Temporal.PlainDate.from(row.valid_from);
    return { category, rate: row.basis_points, validFrom };
  });
}
