import { type BasisPoints, type Cents, spread, sum } from '#kit/money.ts';
import { SHIPPING } from '../explanation.ts';
import type { OrderToPrice, PricedOrder, PricedOrderLine } from '../priced-order.ts';
import { taxRateFor, taxRule } from '../tax-rates.ts';
import { extractVat, type RateTotal, ratesOf, type Taxed } from '../vat.ts';

/** VAT contained in the discounted total per rate; the delivery is taxed like the goods (VAT-07, VAT-08). */
export function tax(priced: PricedOrder, order: OrderToPrice): PricedOrder {
  const rateOf = (line: PricedOrderLine) =>
    taxRateFor(order.taxRates, line.taxCategory, order.taxCountry, order.date);
  const rated = priced.lines.map((line) => ({ ...line, taxRate: rateOf(line).rate }));
  const delivery = splitDelivery(priced.shippingTotal, rated);
  const goods = rated.map((line) => ({ gross: line.total, rate: line.taxRate }));
  const { rates, parts } = extractVat([...goods, ...delivery]);

  const lines = rated.map((line, index) => ({ ...line, ...parts[index] }));
  const shippingTaxes = delivery.map((part, index) => ({
    ...part,
    ...parts[goods.length + index],
  })) as RateTotal[];
  const rulesAt = (rate: BasisPoints) => {
    const rules = priced.lines.map(rateOf).filter((found) => found.rate === rate);
    return [...new Set(rules)].map(taxRule);
  };
  return {
    ...priced,
    lines,
    shippingTaxes,
    taxes: rates.map((total) => ({ ...total, rules: rulesAt(total.rate) })),
    taxTotal: sum(rates.map((total) => total.vat)),
    shippingTaxTotal: sum(shippingTaxes.map((part) => part.vat)),
    explanation: [
      ...priced.explanation,
      ...lines.map((line) => included(line.key, line.vat, taxRule(rateOf(line)))),
      ...shippingTaxes.flatMap((part) =>
        rulesAt(part.rate)
          .slice(0, 1)
          .map((rule) => included(SHIPPING, part.vat, rule)),
      ),
    ],
  };
}

/** Splits the delivery over VAT rates in proportion to discounted goods, or to list prices if all goods are free. */
function splitDelivery(shippingTotal: Cents, lines: readonly PricedOrderLine[]): Taxed[] {
  if (shippingTotal === 0) return [];
  const rates = ratesOf(lines.map((line) => ({ gross: line.total, rate: line.taxRate })));
  const weigh = (amount: (line: PricedOrderLine) => Cents) =>
    rates.map((rate) => sum(lines.filter((line) => line.taxRate === rate).map(amount)));
  const candidates = [
    weigh((line) => line.total),
    weigh((line) => line.originalUnitPrice * line.quantity),
    weigh((line) => line.quantity),
  ];
  const weights = candidates.find((each) => sum(each) > 0) ?? [];
  const parts = spread(shippingTotal, weights);
  return rates
    .map((rate, index) => ({ rate, gross: parts[index] as Cents }))
    .filter((part) => part.gross > 0);
}

function included(subject: string, amount: Cents, rule: ReturnType<typeof taxRule>) {
  return { step: 'tax' as const, subject, amount, included: true, rule };
}
