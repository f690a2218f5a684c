import { findTaken, loseStock, returnStock, takeStock } from '#modules/catalog/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type Pieces, stockMoves } from '../rules/index.ts';
import type { Order } from './order.ts';
import { stockOf } from './stock-of.ts';

/** Puts pieces on the shelf that a placed order holds no more. */
export const shelvePieces = (work: UnitOfWork, pieces: readonly Pieces[]): Promise<void> =>
  returnStock(work, pieces);

/** Takes pieces from the shelf that a placed order is to hold besides. @throws Refusal `stock` */
export const takePieces = (work: UnitOfWork, pieces: readonly Pieces[]): Promise<void> =>
  takeStock(work, pieces);

/** Takes pieces out of the shelves that a placed order holds no more and nobody can sell. */
export const losePieces = (
  work: UnitOfWork,
  orderId: number,
  pieces: readonly Pieces[],
): Promise<void> => loseStock(work, orderId, pieces);

/** The same of everything of an order that was not packed yet. */
export async function loseRest(work: UnitOfWork, order: Order): Promise<void> {
  const taken = await findTaken(work.tx, order.id);
  await losePieces(work, order.id, stockMoves(stockOf(order), taken).returned);
}
