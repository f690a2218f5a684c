import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import type { StoredPickupPoint } from '../../rules/index.ts';
import { findPickupPoint, recordPointState } from '../pickup-points.ts';
import { relayNetwork } from '../relay-network.ts';

/** Country and the network's number: what a point may be named by. */
const CODE = /^[A-Z]{2}-[0-9A-Z]{3,12}$/;

export type PointCheck =
  | { point: StoredPickupPoint; isSilent: boolean }
  | { point: null; isSilent: boolean };

/**
 * Asks the network how a point stands for a parcel of so many grams and remembers the answer.
 * While it is silent, what it last said of the point stands (REL-50). Not to be called inside a
 * transaction.
 */
export async function checkPickupPoint(
  appContext: AppContext,
  code: string,
  grams: number,
): Promise<PointCheck> {
  if (!CODE.test(code)) return { point: null, isSilent: false };
  const state = await relayNetwork(appContext).find(code, grams);
  await transact(appContext, (work) => recordPointState(work, code, grams, state));
  return { point: await findPickupPoint(appContext.db, code), isSilent: state.status === 'silent' };
}
