import { t } from '#i18n/catalogue.server.ts';
import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { percent } from '#i18n/numbers.ts';
import { inParis } from '#kit/dates.ts';
import { describeRules } from '#modules/promotions/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { OrderExplanationShape } from '../contracts.ts';
import {
  type Difference,
  differences,
  type ExplainedAmount,
  explainedAmounts,
} from '../rules/index.ts';
import type { Order } from './order.ts';

type Shown = OrderExplanationShape['amounts'][number];

const say = (key: string, params?: Record<string, string | number>) =>
  t(`orders.explain.${key}`, params);

/** Explanations stored before versions were dates have no start date. */
const isDay = (version: string): boolean => /^\d{4}-\d\d-\d\d$/.test(version);

/**
 * Why an order costs what it costs, in words, and the differences from the delivery before it. Computes no amount: it
 * reads the reasons stored with the order.
 */
export async function explainOrder(
  db: Db,
  order: Order,
  before: Order | null,
): Promise<Omit<OrderExplanationShape, '@id' | 'subscriptions'>> {
  const rows = explainedAmounts(order);
  const rules = await describeRules(
    db,
    (rows ?? []).flatMap((row) =>
      row.kind === 'promotion' ? [{ code: row.code, version: row.rule.version }] : [],
    ),
  );
  return {
    '@context': '/api/v2/contexts/OrderExplanation',
    '@type': 'OrderExplanation',
    total: order.pricing.total,
    amounts: rows
      ? [...rows.map((row) => shown(order, row, rules)), ...order.pricing.freeProducts.map(gift)]
      : [],
    taxes: order.pricing.taxes.map(({ rate, net, vat }) => ({
      label: say('tax', { rate: percent(rate / 100), net: money(net) }),
      amount: vat,
    })),
    sinceLast: before && sinceLast(before, order),
  };
}

function shown(order: Order, row: ExplainedAmount, rules: ReadonlyMap<string, string>): Shown {
  const { kind, amount } = row;
  if (kind === 'goods') return { kind, label: row.name, text: priceText(row), amount };
  // Several lines may have one: what it is of stands in its words.
  if (kind === 'reduced_price' || kind === 'subscription_price')
    return { kind, label: say(`${kind}.label`), text: priceText(row), amount };
  if (kind === 'promotion')
    return { kind, label: row.name, text: promotionText(row, rules), amount };
  if (kind === 'gesture') {
    const [, which = ''] = row.code.split(':');
    const existing = which === 'missing' || which === 'announced' ? which : 'other';
    return { kind, label: row.name, text: say(`gesture.${existing}`), amount };
  }
  if (kind === 'delivery')
    return { kind, label: deliveryOf(order), text: feeText(order, row), amount };
  if (kind === 'delivery_limited')
    return { kind, label: say('deliveryLimited'), text: say('limited'), amount };
  if (kind === 'delivery_together')
    return { kind, label: say('deliveryTogether'), text: say('together'), amount };
  const threshold = order.pricing.freeShipping?.threshold;
  const text = threshold ? say('freeReached', { threshold: money(threshold) }) : say('free');
  return { kind, label: say('deliveryFree'), text, amount };
}

type PriceRow = Extract<ExplainedAmount, { unitPrice: number }>;

function priceText({ kind, name, quantity, unitPrice, amount, rule }: PriceRow): string {
  const before = money(unitPrice - amount / quantity);
  if (kind !== 'goods')
    return say(`${kind}.text`, { product: name, unit: money(unitPrice), before });
  const of = { quantity, unit: money(unitPrice) };
  return isDay(rule.version)
    ? say('priceSince', { ...of, date: fullDate(rule.version) })
    : say('price', of);
}

function promotionText(
  { code, couponCode, rule }: Extract<ExplainedAmount, { kind: 'promotion' }>,
  rules: ReadonlyMap<string, string>,
): string {
  return [
    couponCode && say('coupon', { coupon: couponCode }),
    rules.get(code),
    isDay(rule.version) && say('since', { date: fullDate(rule.version) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function deliveryOf({ shipment }: Order): string {
  if (!shipment) return say('delivery');
  return say(shipment.pickupPoint ? 'deliveryRelay' : 'deliveryHome');
}

function feeText({ pricing }: Order, { rule }: ExplainedAmount): string {
  const { freeShipping } = pricing;
  const fee = isDay(rule.version) ? say('feeSince', { date: fullDate(rule.version) }) : say('fee');
  if (!freeShipping || freeShipping.remaining <= 0) return fee;
  const { threshold, remaining } = freeShipping;
  const free = { threshold: money(threshold), remaining: money(remaining) };
  return `${fee} ${say('freeFrom', free)}`;
}

const gift = ({ quantity, productName }: Order['pricing']['freeProducts'][number]): Shown => ({
  kind: 'gift',
  label: say('gift', { quantity, product: productName }),
  text: say('offered'),
  amount: 0,
});

function sinceLast(before: Order, order: Order): OrderExplanationShape['sinceLast'] {
  const found = differences(before, order);
  if (!found) return null;
  return {
    number: before.number,
    date: before.placedAt && inParis(before.placedAt),
    total: before.pricing.total,
    difference: order.pricing.total - before.pricing.total,
    differences: found.map((one) => ({
      kind: one.kind,
      text: differenceText(one),
      amount: one.amount,
    })),
  };
}

function differenceText(one: Difference): string {
  if (one.kind === 'price' || one.kind === 'reduction') return amountText(one);
  if (one.kind === 'delivery') {
    const fee = (cents: number) => (cents === 0 ? say('difference.deliveryFree') : money(cents));
    return say('difference.delivery', { before: fee(one.before), now: fee(one.now) });
  }
  const { kind, amount: _, ...params } = one;
  return say(`difference.${kind}`, params);
}

function amountText(one: Extract<Difference, { kind: 'price' | 'reduction' }>): string {
  const params = { name: one.name, before: money(one.before), now: money(one.now) };
  if (one.kind === 'price') return say('difference.price', params);
  if (one.before === 0) return say('difference.reductionNew', params);
  return say(`difference.${one.now === 0 ? 'reductionEnded' : 'reductionChanged'}`, params);
}
