import { lineDifferences, stockMoves, type WantedLine } from '#modules/orders/rules/index.ts';
import { changedLines, type Order, stockOf } from '#modules/orders/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { LinesQuoteShape } from '../admin-contracts.ts';
import { judgeLines } from './change-lines.ts';

/** Preview of other lines for an order, with prices. @throws as `judgeLines` */
export async function quoteLines(
  db: Db,
  order: Order,
  wanted: readonly WantedLine[],
  now: Temporal.Instant,
): Promise<LinesQuoteShape> {
  const judged = await judgeLines(db, order, wanted, now);
  const { after, returned, owed, payUntil, way } = judged;
  const { returned: shelved, taken } = stockMoves(stockOf(order), stockOf(after));
  const names = new Map(
    [order, after].flatMap(({ lines, pricing }) => [
      ...pricing.freeProducts.map((gift): [string, string] => [gift.variantCode, gift.productName]),
      ...lines.map((line): [string, string] => [line.variantCode, nameOf(line)]),
    ]),
  );
  const named = (pieces: typeof taken) =>
    pieces.map(({ variantCode, quantity }) => ({
      name: names.get(variantCode) ?? variantCode,
      quantity,
    }));
  return {
    '@type': 'LinesQuote',
    version: order.version,
    lines: linesOf(order, after),
    lost: lostBy(order, after),
    before: sumsOf(order),
    after: sumsOf(after),
    returned,
    owed,
    payUntil: payUntil?.toString() ?? null,
    way,
    shelved: named(shelved),
    taken: named(taken),
    email: order.confirmedAt ? order.email : null,
  };
}

const nameOf = ({
  productName,
  variantName,
}: Pick<Order['lines'][number], 'productName' | 'variantName'>) => `${productName}, ${variantName}`;

function linesOf(before: Order, after: Order): LinesQuoteShape['lines'] {
  const [earlier, later] = [changedLines(before), changedLines(after)];
  const different = new Map(lineDifferences(earlier, later).map((one) => [one.key, one]));
  const all = new Map([...earlier, ...later].map((line) => [line.key, line]));
  const prices = new Map(
    [before, after].flatMap((order) =>
      changedLines(order).map(({ key }, index): [string, number] => [
        key,
        order.lines[index]?.unitPrice ?? 0,
      ]),
    ),
  );
  return [...all.values()].map((line) => ({
    key: line.key,
    name: nameOf(line),
    before: different.get(line.key)?.before ?? line.quantity,
    after: different.get(line.key)?.after ?? line.quantity,
    unitPrice: prices.get(line.key) ?? 0,
    totalBefore: earlier.find(({ key }) => key === line.key)?.total ?? 0,
    totalAfter: later.find(({ key }) => key === line.key)?.total ?? 0,
  }));
}

/** Promotions and gifts the order would lose with its new lines. */
function lostBy(before: Order, after: Order): string[] {
  const promotions = before.pricing.promotions
    .filter(
      ({ code, amount }) =>
        amount !== 0 &&
        !after.pricing.promotions.some((one) => one.code === code && one.amount !== 0),
    )
    .map(({ name }) => name);
  const gifts = before.pricing.freeProducts
    .filter(
      ({ variantCode }) =>
        !after.pricing.freeProducts.some((gift) => gift.variantCode === variantCode),
    )
    .map(({ productName }) => productName);
  return [...promotions, ...gifts];
}

const sumsOf = ({ pricing }: Order): LinesQuoteShape['before'] => ({
  items: pricing.itemsTotal,
  delivery: pricing.shippingTotal,
  total: pricing.total,
  taxes: pricing.taxes.map(({ rate, vat }) => ({ rate: rate / 100, vat })),
});
