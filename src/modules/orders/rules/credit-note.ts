import { type BasisPoints, type Cents, spread, sum } from '#kit/money.ts';
import {
  grossAt,
  type NetAndVat,
  type RateTotal,
  ratesOf,
  spreadNets,
  type Taxed,
  vatWithin,
} from './vat.ts';

/** What an invoice says, and all a credit note needs of it. */
export interface Invoiced {
  lines: readonly { key: string; quantity: number; total: Cents; taxRate: BasisPoints }[];
  /** The delivery by rate. */
  shippingTaxes: readonly Taxed[];
}

/** What is taken back: units per line key, and whether the delivery is refunded. */
export interface Returned {
  units: Readonly<Record<string, number>>;
  shipping: boolean;
}

export interface CreditNote {
  lines: readonly (NetAndVat & {
    key: string;
    quantity: number;
    gross: Cents;
    rate: BasisPoints;
  })[];
  shipping: readonly RateTotal[];
  rates: readonly RateTotal[];
  total: Cents;
}

/**
 * Credits part of an invoice. The VAT credited is the VAT of what stood before, less the VAT of
 * what remains, so that all the credit notes of an invoice add up to it to the cent (VAT-08).
 * @throws RangeError when more is returned than is left.
 */
export function creditNote(
  invoice: Invoiced,
  earlier: readonly Returned[],
  returned: Returned,
): CreditNote {
  const goods = invoice.lines.flatMap((line) => {
    const quantity = returned.units[line.key] ?? 0;
    const gross = unitsFrom(line, unitsIn(earlier, line.key), quantity);
    return quantity > 0 ? [{ key: line.key, quantity, gross, rate: line.taxRate }] : [];
  });
  if (returned.shipping && earlier.some((note) => note.shipping)) {
    throw new RangeError('the delivery is already credited');
  }
  const delivery = returned.shipping ? invoice.shippingTaxes : [];
  const credited = [...goods, ...delivery];
  const before = standing(invoice, earlier);
  const after = standing(invoice, [...earlier, returned]);

  const rates = ratesOf(credited).map((rate) => {
    const gross = grossAt(credited, rate);
    const vat = vatWithin(grossAt(before, rate), rate) - vatWithin(grossAt(after, rate), rate);
    return { rate, gross, net: gross - vat, vat };
  });
  const parts = spreadNets(credited, rates);
  return {
    lines: goods.map((line, index) => ({ ...line, ...(parts[index] as NetAndVat) })),
    shipping: delivery.map(({ gross, rate }, index) => ({
      gross,
      rate,
      ...(parts[goods.length + index] as NetAndVat),
    })),
    rates,
    total: sum(credited.map((part) => part.gross)),
  };
}

/** What of the invoice still stands after some returns. */
function standing(invoice: Invoiced, returns: readonly Returned[]): Taxed[] {
  const goods = invoice.lines.map((line) => ({
    rate: line.taxRate,
    gross: line.total - unitsFrom(line, 0, unitsIn(returns, line.key)),
  }));
  return returns.some((note) => note.shipping) ? goods : [...goods, ...invoice.shippingTaxes];
}

/** The discounted line is split over its units beforehand; units leave in that order. */
function unitsFrom(line: Invoiced['lines'][number], gone: number, count: number): Cents {
  if (count < 0 || gone + count > line.quantity) {
    throw new RangeError(`line ${line.key} has ${line.quantity - gone} units left, not ${count}`);
  }
  const units = spread(line.total, Array<number>(line.quantity).fill(1));
  return sum(units.slice(gone, gone + count));
}

function unitsIn(returns: readonly Returned[], key: string): number {
  return returns.reduce((all, note) => all + (note.units[key] ?? 0), 0);
}
