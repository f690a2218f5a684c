import { returnStock, takeStock } from '#modules/catalog/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Pieces } from '../rules/index.ts';

/** Puts pieces on the shelf that a placed order holds no more. */
export const shelvePieces = (work: UnitOfWork, pieces: readonly Pieces[]): Promise<void> =>
  returnStock(work, pieces);

/** Takes pieces from the shelf that a placed order is to hold besides. @throws Refusal `stock` */
export const takePieces = (work: UnitOfWork, pieces: readonly Pieces[]): Promise<void> =>
  takeStock(work, pieces);
