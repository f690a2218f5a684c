import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import type { StoredPickupPoint } from '../../rules/index.ts';
import { findPickupPoint, recordPointState } from '../pickup-points.ts';
import { relayNetwork } from '../relay-network.ts';

/** Format of a point's code: country and the network's number. */
const CODE = /^[A-Z]{2}-[0-9A-Z]{3,12}$/;

export type PointCheck =
  | { point: StoredPickupPoint; isSilent: boolean }
  | { point: null; isSilent: boolean };

/**
 * Asks the network about a point for a parcel of this weight and stores the response. If it does not respond, the
 * stored state is used (REL-50). Do not call inside a transaction.
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
