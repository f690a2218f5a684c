import type { Cents } from '#kit/money.ts';
import type { Order } from '#modules/orders/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';

/** A product whose unit price is higher than in the last delivery. */
export interface PriceRise {
  productName: string;
  before: Cents;
  now: Cents;
}

/** Price increases of a delivery since the last placed one (commerce-rules SUB-05). */
export async function findPriceRises(
  db: Db | Tx,
  subscriptionId: number,
  { lines }: Order,
): Promise<PriceRise[]> {
  const last = await db
    .selectFrom('order_items')
    .select(['variant_code as variantCode', 'unit_price as unitPrice'])
    .where('subscription_interval', 'is not', null)
    .where('order_id', '=', (from) =>
      from
        .selectFrom('subscription_cycles')
        .select('order_id')
        .where('subscription_id', '=', subscriptionId)
        .where('state', '=', 'placed')
        .where('order_id', 'is not', null)
        .orderBy('number', 'desc')
        .limit(1),
    )
    .execute();
  return lines.flatMap(({ variantCode, productName, unitPrice: now }) => {
    const before = last.find((line) => line.variantCode === variantCode)?.unitPrice;
    return before !== undefined && now > before ? [{ productName, before, now }] : [];
  });
}
