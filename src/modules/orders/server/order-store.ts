import { refuse } from '#kit/refusal.ts';
import type { StockSeen } from '#modules/catalog/server/index.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import { cacheCart } from './cart-cache.ts';
import type { Order } from './order.ts';
import { cachedCartWrite, newCartWrite, orderWrite } from './order-row.ts';
import { findOrderLocked } from './queries.ts';
import { addressesWrite, withAddressIds } from './save-addresses.ts';
import { adjustmentsWrite } from './save-adjustments.ts';
import { linesWrites, removedLines, removeLines, withLineIds } from './save-lines.ts';
import { losesPart, paymentWrite, removeParts, savedPart, shipmentWrite } from './save-parts.ts';
import { type AllWritten, type RowsWrite, writeTogether } from './write-together.ts';

type Storing = Pick<UnitOfWork, 'tx' | 'now' | 'afterCommit'>;

/**
 * Takes the order for this transaction: whoever wants it too waits, then reads what we wrote. Null
 * when there is none. The stock of some variants that are not in it may be read with it.
 */
export const lockOrder = (
  work: Pick<UnitOfWork, 'tx'>,
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
  const parts = [...partWrites(order, before, now), ...adjustmentsWrite(order, before)];
  const written = await writeTogether(work.tx, orderWrite(order, before, now), parts);
  if (!isWhole(parts, written)) throw refuse('order.stale');
  const saved = { ...asWritten(order, written, now), number: numberOf(written) };
  work.afterCommit(() => cacheCart(saved));
  return saved;
}

/**
 * Writes a cart that was changed from what this process knew of it, in one statement that needs no
 * transaction: if its version and the offer are as they were and there is enough in stock. Null,
 * with nothing written, when they are not, or something of it goes, which takes more statements.
 */
export async function saveCachedCart(
  { tx, now: at }: { tx: Db; now: Temporal.Instant },
  order: Order,
  before: Order,
  needs: StockSeen,
): Promise<Order | null> {
  if (removedLines(order, before).length > 0 || losesPart(order, before)) return null;
  const now = new Date(at.epochMilliseconds);
  const parts = partWrites(order, before, now);
  const written = await writeTogether(tx, cachedCartWrite(order, now, needs), parts);
  return isWhole(parts, written) ? asWritten(order, written, now) : null;
}

/**
 * Writes a visitor's new cart in one statement: if the offer is the one it was priced by and there is
 * enough in stock. Null, with nothing written, when not.
 */
export async function saveNewCart(
  { tx, now: at }: { tx: Db; now: Temporal.Instant },
  order: Order,
  needs: StockSeen,
): Promise<Order | null> {
  const now = new Date(at.epochMilliseconds);
  const parts = partWrites(order, { ...order, lines: [], shipment: null, payment: null }, now);
  const written = await writeTogether(tx, newCartWrite(order, now, needs), parts);
  const id = written.saved?.[0]?.id as number | undefined;
  return id === undefined ? null : { ...asWritten(order, written, now), id };
}

const partWrites = (order: Order, before: Order, now: Date): RowsWrite[] => [
  ...linesWrites(order, before),
  ...addressesWrite(order, before),
  ...shipmentWrite(order, before, now),
  ...paymentWrite(order, before, now),
];

/** Whether the order was the version it was to be, and so were the lines of it that changed. */
function isWhole(parts: readonly RowsWrite[], { saved, changed }: AllWritten): boolean {
  const wanted = parts.find(({ name }) => name === 'changed')?.rows.length;
  return saved?.length === 1 && changed?.length === wanted;
}

const numberOf = ({ saved }: AllWritten) => saved?.[0]?.number as Order['number'];

/** The order with the ids and the version it got. */
function asWritten(order: Order, written: AllWritten, now: Date): Order {
  return {
    ...order,
    ...withAddressIds(order, written.addresses),
    lines: withLineIds(order.lines, written.added),
    shipment: savedPart(order.shipment, written.shipment, now),
    payment: savedPart(order.payment, written.payment, now),
    version: order.version + 1,
    updatedAt: now,
  };
}
