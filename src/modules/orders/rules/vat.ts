import { type BasisPoints, type Cents, proportion, spread, sum, WHOLE } from '#kit/money.ts';

/** A tax-included amount and the rate it is taxed at. */
export interface Taxed {
  gross: Cents;
  rate: BasisPoints;
}

export interface NetAndVat {
  net: Cents;
  vat: Cents;
}

/** Everything taxed at one rate: `net + vat = gross`. */
export type RateTotal = Taxed & NetAndVat;

/** VAT contained in a tax-included amount: `gross × r / (100 + r)`, half-up (VAT-08 step 3). */
export function vatWithin(gross: Cents, rate: BasisPoints): Cents {
  return proportion(gross, rate, WHOLE + rate);
}

/**
 * VAT per rate from the sum of its amounts, then the nets spread back over them (VAT-08 steps 3
 * to 5). `parts` answers the amounts in their order; rates come lowest first.
 */
export function extractVat(amounts: readonly Taxed[]): {
  rates: RateTotal[];
  parts: NetAndVat[];
} {
  const rates = ratesOf(amounts).map((rate) => {
    const gross = grossAt(amounts, rate);
    const vat = vatWithin(gross, rate);
    return { rate, gross, net: gross - vat, vat };
  });
  return { rates, parts: spreadNets(amounts, rates) };
}

/** The rates of some amounts, lowest first. */
export function ratesOf(amounts: readonly Taxed[]): BasisPoints[] {
  return [...new Set(amounts.map(({ rate }) => rate))].sort((a, b) => a - b);
}

export function grossAt(amounts: readonly Taxed[], rate: BasisPoints): Cents {
  return sum(amounts.map((amount) => (amount.rate === rate ? amount.gross : 0)));
}

/** Spreads the net of each rate over its amounts; the rest of an amount is its VAT (VAT-08 step 4). */
export function spreadNets(amounts: readonly Taxed[], rates: readonly RateTotal[]): NetAndVat[] {
  const parts: NetAndVat[] = amounts.map(() => ({ net: 0, vat: 0 }));
  for (const { rate, net } of rates) {
    const grosses = amounts.map((amount) => (amount.rate === rate ? amount.gross : 0));
    for (const [index, part] of spread(net, grosses).entries()) {
      if (amounts[index]?.rate !== rate) continue;
      parts[index] = { net: part, vat: (grosses[index] as Cents) - part };
    }
  }
  return parts;
}
