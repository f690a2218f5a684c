import { refuse } from '#kit/refusal.ts';
import type { Work } from '#schema.ts';
import type { Order } from './order.ts';
import { orderWrite } from './order-row.ts';
import { findOrderLocked } from './queries.ts';
import { addressesWrite, withAddressIds } from './save-addresses.ts';
import { saveAdjustments } from './save-adjustments.ts';
import { linesWrites, removeLines, withLineIds } from './save-lines.ts';
import { paymentWrite, removeParts, savedPart, shipmentWrite } from './save-parts.ts';
import { writeTogether } from './write-together.ts';

type Storing = Pick<Work, 'tx' | 'now'>;

/**
 * Takes the order for this transaction: whoever wants it too waits, then reads what we wrote. Null
 * when there is none. The stock of some variants that are not in it may be read with it.
 */
export const lockOrder = (
  work: Storing,
  token: string,
  alsoStockOf?: readonly string[],
): Promise<Order | null> => findOrderLocked(work.tx, token, alsoStockOf);

/**
 * Writes an order as it stands, one version on, and returns it with the ids it got. One statement
 * for all that changed, unless something goes.
 * @throws Refusal `order.stale` (409) when another version was written meanwhile.
 */
export async function saveOrder(work: Storing, order: Order, before: Order): Promise<Order> {
  const now = new Date(work.now.epochMilliseconds);
  await removeLines(work, order, before);
  await removeParts(work, order, before);
  const lines = linesWrites(order, before);
  const written = await writeTogether(work.tx, [
    orderWrite(order, now),
    ...lines,
    ...addressesWrite(order, before),
    ...shipmentWrite(order, before, now),
    ...paymentWrite(order, before, now),
  ]);
  const changed = lines.find(({ name }) => name === 'changed')?.value.length;
  if (written.saved?.length !== 1 || written.changed?.length !== changed)
    throw refuse('order.stale');
  const saved = {
    ...order,
    ...withAddressIds(order, written.addresses),
    lines: withLineIds(order.lines, written.added),
    shipment: savedPart(order.shipment, written.shipment, now),
    payment: savedPart(order.payment, written.payment, now),
    version: order.version + 1,
    updatedAt: now,
  };
  await saveAdjustments(work, saved, before);
  return saved;
}
