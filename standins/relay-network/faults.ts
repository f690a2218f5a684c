import type { AppContext } from './database.ts';
import type { StandinRelayFaultsTable } from './tables.ts';

/** Postcodes that trigger faults when typed in the pickup point search, with their effects. */
export const TROUBLED_POSTCODES: Readonly<Record<string, string>> = {
  '99001': 'the network is down',
  '99002': 'the network does not answer in time',
  '99003': 'lists point 990003, which has closed when it is chosen',
  '99004': 'lists point 990004, on holiday for the next two weeks',
  '99005': 'lists point 990005, which takes 3 kg at most',
  '99006': 'no point is found',
  '99007': 'the answer cannot be read',
};

export type RelayFault = StandinRelayFaultsTable;

/** The active faults. */
export const findFaults = (appContext: AppContext): Promise<RelayFault[]> =>
  appContext.db.selectFrom('standin_relay_troubles').selectAll().orderBy('kind').execute();

/** Toggles a fault. */
export async function toggleFault(appContext: AppContext, fault: RelayFault): Promise<void> {
  const { numDeletedRows } = await appContext.db
    .deleteFrom('standin_relay_troubles')
    .where('kind', '=', fault.kind)
    .where('point', '=', fault.point)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return;
  await appContext.db
    .insertInto('standin_relay_troubles')
    .values(fault)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
