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
 * Locks an order: other transactions that want it wait, then read what this one wrote. Null when there is none. May
 * read the stock of further variants with it.
 */
export const lockOrder = (
  work: Pick<UnitOfWork, 'tx'>,
  token: string,
  alsoStockOf?: readonly string[],
): Promise<Order | null> => findOrderLocked(work.tx, token, alsoStockOf);

/**
 * Saves an order under its next version and returns it with the generated ids. One statement for all changes, plus
 * deletes for removed lines or parts.
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
 * Saves a cart that was changed from the cached copy, in one statement without a transaction, if its version,
 * catalogue and prices are unchanged and stock suffices. Null, with nothing written, otherwise, or when something
 * must be deleted, which needs more statements.
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
 * Saves a visitor's new cart in one statement, if catalogue and prices are those it was priced with and stock
 * suffices. Null, with nothing written, otherwise.
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

/** Whether the order and all its changed lines had the expected version. */
function isWhole(parts: readonly RowsWrite[], { saved, changed }: AllWritten): boolean {
  const wanted = parts.find(({ name }) => name === 'changed')?.rows.length;
  return saved?.length === 1 && changed?.length === wanted;
}

const numberOf = ({ saved }: AllWritten) => saved?.[0]?.number as Order['number'];

/** The order with its generated ids and new version. */
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
