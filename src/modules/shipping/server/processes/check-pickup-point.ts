import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import type { KnownPoint } from '../../rules/index.ts';
import { findPickupPoint, recordPointState } from '../pickup-points.ts';
import { relayNetwork } from '../relay-network.ts';

/** Country and the network's number: what a point may be named by. */
const CODE = /^[A-Z]{2}-[0-9A-Z]{3,12}$/;

export type PointCheck =
  | { known: KnownPoint; isSilent: boolean }
  | { known: null; isSilent: boolean };

/**
 * Asks the network how a point stands for a parcel of so many grams and remembers the answer.
 * While it is silent, what it last said of the point stands (REL-50). Not to be called inside a
 * transaction.
 */
export async function checkPickupPoint(
  machine: Machine,
  code: string,
  grams: number,
): Promise<PointCheck> {
  if (!CODE.test(code)) return { known: null, isSilent: false };
  const state = await relayNetwork(machine).find(code, grams);
  await transact(machine, (work) => recordPointState(work, code, grams, state));
  return { known: await findPickupPoint(machine.db, code), isSilent: state.status === 'silent' };
}
