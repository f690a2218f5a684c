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

/** The amounts of an invoice that a credit note is computed from. */
export interface Invoiced {
  lines: readonly { key: string; quantity: number; total: Cents; taxRate: BasisPoints }[];
  /** The delivery fee by VAT rate. */
  shippingTaxes: readonly Taxed[];
}

/** What is credited: units per line key, the delivery fee or not, and amounts tied to no unit. */
export interface Returned {
  units: Readonly<Record<string, number>>;
  shipping: boolean;
  /** Cents of the delivery fee not refunded: the surplus of express over standard (WDR-04). */
  shippingKept?: Cents;
  /** Cents credited as goodwill, tied to no line. */
  goodwill?: Cents;
}

export interface CreditNote {
  lines: readonly (RateTotal & { key: string; quantity: number })[];
  shipping: readonly RateTotal[];
  /** The goodwill amount by VAT rate. */
  goodwill: readonly RateTotal[];
  rates: readonly RateTotal[];
  total: Cents;
}

/**
 * Credits part of an invoice. The VAT credited is the VAT of what remained before, less the VAT of what remains
 * after, so that all credit notes of an invoice add up to it to the cent (VAT-08). A goodwill amount is spread over
 * the rates in proportion to what remains of the invoice. A return after it is credited with no more than what
 * remains at its rate.
 * @throws RangeError when more is returned than is left.
 */
export function creditNote(
  invoice: Invoiced,
  earlier: readonly Returned[],
  returned: Returned,
): CreditNote {
  let before = [
    ...invoice.lines.map(({ total, taxRate }) => ({ gross: total, rate: taxRate })),
    ...invoice.shippingTaxes,
  ] as readonly Taxed[];
  for (const [index, one] of earlier.entries())
    before = standingAfter(before, partsOf(invoice, earlier.slice(0, index), before, one));
  const { goods, delivery, goodwill } = partsOf(invoice, earlier, before, returned);
  const credited = [...goods, ...delivery, ...goodwill];
  const after = standingAfter(before, { goods, delivery, goodwill });

  const rates = ratesOf(credited).map((rate) => {
    const gross = grossAt(credited, rate);
    const vat = vatWithin(grossAt(before, rate), rate) - vatWithin(grossAt(after, rate), rate);
    return { rate, gross, net: gross - vat, vat };
  });
  const nets = spreadNets(credited, rates);
  const taxed = <T extends Taxed>(parts: readonly T[], from: number) =>
    parts.map((part, index) => ({ ...part, ...(nets[from + index] as NetAndVat) }));
  return {
    lines: taxed(goods, 0),
    shipping: taxed(delivery, goods.length),
    goodwill: taxed(goodwill, goods.length + delivery.length),
    rates,
    total: sum(credited.map((part) => part.gross)),
  };
}

interface Parts {
  goods: readonly (Taxed & { key: string; quantity: number })[];
  delivery: readonly Taxed[];
  goodwill: readonly Taxed[];
}

/** The credit for a return, by line and rate, given what remains of the invoice. */
function partsOf(
  invoice: Invoiced,
  earlier: readonly Returned[],
  standing: readonly Taxed[],
  returned: Returned,
): Parts {
  const goods = invoice.lines.flatMap((line) => {
    const quantity = returned.units[line.key] ?? 0;
    const gross = unitsFrom(line, unitsIn(earlier, line.key), quantity);
    return quantity > 0 ? [{ key: line.key, quantity, gross, rate: line.taxRate }] : [];
  });
  if (returned.shipping && earlier.some((note) => note.shipping))
    throw new RangeError('the delivery is already credited');
  const delivery = returned.shipping
    ? lessOf(invoice.shippingTaxes, returned.shippingKept ?? 0)
    : [];
  const grosses = capped([...goods, ...delivery], standing);
  const priced = {
    goods: goods.map((part, index) => ({ ...part, gross: grosses[index] as Cents })),
    delivery: delivery.map(({ rate }, index) => ({
      rate,
      gross: grosses[goods.length + index] as Cents,
    })),
    goodwill: [],
  };
  return { ...priced, goodwill: gesture(returned.goodwill ?? 0, standingAfter(standing, priced)) };
}

/** Taxed parts reduced by some cents in total; parts left at zero are dropped. */
function lessOf(parts: readonly Taxed[], retained: Cents): Taxed[] {
  const grosses = parts.map(({ gross }) => gross);
  const shares = spread(Math.min(retained, sum(grosses)), grosses);
  return parts.flatMap(({ rate, gross }, index) => {
    const back = gross - (shares[index] as Cents);
    return back > 0 ? [{ rate, gross: back }] : [];
  });
}

/** Limits the credit at each rate to what remains there: an earlier goodwill amount has used some of it. */
function capped(parts: readonly Taxed[], standing: readonly Taxed[]): Cents[] {
  const grosses = parts.map(({ gross }) => gross);
  for (const rate of ratesOf(parts)) {
    const own = parts.map((part) => (part.rate === rate ? part.gross : 0));
    const most = grossAt(standing, rate);
    if (sum(own) <= most) continue;
    for (const [index, gross] of spread(most, own).entries())
      if (parts[index]?.rate === rate) grosses[index] = gross;
  }
  return grosses;
}

function gesture(amount: Cents, standing: readonly Taxed[]): Taxed[] {
  if (amount < 0 || amount > sum(standing.map(({ gross }) => gross)))
    throw new RangeError(`no ${amount} cents are left to give back`);
  if (amount === 0) return [];
  const rates = ratesOf(standing);
  const shares = spread(
    amount,
    rates.map((rate) => grossAt(standing, rate)),
  );
  return rates.flatMap((rate, index) => {
    const gross = shares[index] as Cents;
    return gross > 0 ? [{ rate, gross }] : [];
  });
}

/** What remains by rate after these parts are credited. */
function standingAfter(standing: readonly Taxed[], parts: Parts): readonly Taxed[] {
  const back = [...parts.goods, ...parts.delivery, ...parts.goodwill];
  return ratesOf(standing).map((rate) => ({
    rate,
    gross: grossAt(standing, rate) - grossAt(back, rate),
  }));
}

/** The discounted total of a line is first split over its units, which are then returned in that order. */
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
