import { findTaken, loseStock, returnStock, takeStock } from '#modules/catalog/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type Pieces, stockMoves } from '../rules/index.ts';
import type { Order } from './order.ts';
import { stockOf } from './stock-of.ts';

/** Returns pieces to stock that a placed order no longer contains. */
export const shelvePieces = (work: UnitOfWork, pieces: readonly Pieces[]): Promise<void> =>
  returnStock(work, pieces);

/**
 * Takes pieces from stock that are added to a placed order.
 * @throws Refusal `stock`
 */
export const takePieces = (work: UnitOfWork, pieces: readonly Pieces[]): Promise<void> =>
  takeStock(work, pieces);

/** Writes off pieces that a placed order no longer contains and that cannot be sold. */
export const losePieces = (
  work: UnitOfWork,
  orderId: number,
  pieces: readonly Pieces[],
): Promise<void> => loseStock(work, orderId, pieces);

/** Writes off all pieces of an order that were not packed yet. */
export async function loseRest(work: UnitOfWork, order: Order): Promise<void> {
  const taken = await findTaken(work.tx, order.id);
  await losePieces(work, order.id, stockMoves(stockOf(order), taken).returned);
}
