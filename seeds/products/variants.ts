import type { PastPrice, Variant } from '../types.ts';

/** What few variants need to say. */
interface VariantOptions {
  visible?: boolean;
  pastPrices?: PastPrice[];
}

/** Code, net weight in kg, price in cents TTC, stock. */
export type BagRow = [string, number, number, number, VariantOptions?];
/** Code, number of units, grams of one unit, price in cents TTC of the whole, stock. */
export type UnitRow = [string, number, number, number, number, VariantOptions?];
/** Code, label, slug, net grams, gross grams, price in cents TTC, stock. */
export type PieceRow = [string, string, string, number, number, number, number, VariantOptions?];

/** 90 % of a price in cents, rounded half up (BIZ-06). */
export function subscriptionPrice(priceCents: number): number {
  return Math.floor((priceCents * 9 + 5) / 10);
}

/** Bags sold by weight: `1,5 kg`, `12 kg`, or `400 g` below one kilogram. */
export function bags(rows: BagRow[]): Variant[] {
  return rows.map(([code, kg, priceCents, stock, options]) => {
    const grams = Math.round(kg * 1000);
    const amount = kg < 1 ? `${grams} g` : `${String(kg).replace('.', ',')} kg`;
    return variant(code, amount, grams, Math.round(grams * 1.015 + 40), priceCents, stock, options);
  });
}

/** Units sold alone or by the pack: `400 g`, `12 × 85 g`. `tare` = packaging of one unit in grams. */
export function units(tare: number, rows: UnitRow[]): Variant[] {
  return rows.map(([code, count, grams, priceCents, stock, options]) => {
    const format = count === 1 ? `${grams} g` : `${count} × ${grams} g`;
    const box = count === 1 ? 0 : 60 + count * 2;
    const gross = count * (grams + tare) + box;
    return variant(code, format, count * grams, gross, priceCents, stock, options);
  });
}

/** Objects and bottles, named freely. */
export function pieces(rows: PieceRow[]): Variant[] {
  return rows.map(([code, format, slug, net, gross, priceCents, stock, options]) => ({
    ...variant(code, format, net, gross, priceCents, stock, options),
    slug,
  }));
}

function variant(
  code: string,
  format: string,
  netGrams: number,
  grossGrams: number,
  priceCents: number,
  stockOnHand: number,
  options: VariantOptions = {},
): Variant {
  return {
    code,
    slug: format.replace(',', '-').replace(' × ', 'x').replace(' ', '-'),
    format,
    netGrams,
    grossGrams,
    priceCents,
    subscriptionPriceCents: subscriptionPrice(priceCents),
    stockOnHand,
    visible: options.visible ?? true,
    pastPrices: options.pastPrices ?? [],
  };
}
