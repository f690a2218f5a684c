import type { Cents } from '#kit/money.ts';
import { quote } from '#modules/shipping/rules/index.ts';
import type { ShippingOption } from '#modules/shipping/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { Order } from './order.ts';

/**
 * Cents the chosen delivery cost above the cheapest one of its kind that could carry the order: a withdrawal refunds
 * the standard delivery only (WDR-04).
 */
export function expressSurplusOf(
  { lines, shipment, pricing }: Order,
  options: readonly ShippingOption[],
): Cents {
  const chosen = options.find(({ code }) => code === shipment?.methodCode);
  const paid = pricing.shippingTotal;
  const prices = options.flatMap((option) =>
    option.kind === chosen?.kind ? (quote(option, lines, pricing.itemsTotal)?.price ?? []) : [],
  );
  return Math.max(0, paid - Math.min(paid, ...prices));
}

/** Stores the surplus of an order just placed; most have none. */
export async function keepExpressSurplus(
  work: UnitOfWork,
  orderId: number,
  surplus: Cents,
): Promise<void> {
  if (surplus === 0) return;
  await work.tx
    .updateTable('orders')
    .set({ express_surplus: surplus })
    .where('id', '=', orderId)
    .execute();
}

export async function findExpressSurplus(db: Db | Tx, orderId: number): Promise<Cents> {
  const found = db.selectFrom('orders').select('express_surplus').where('id', '=', orderId);
  return (await found.executeTakeFirst())?.express_surplus ?? 0;
}
