import type { AppContext } from './database.ts';
import type { CarrierTrouble } from './tables.ts';

/** Faults of the built-in carriers, with their effects. */
export const CARRIER_TROUBLES = {
  down: 'they answer 503 and make nothing',
  slow: 'they make the label, and answer once this is put right, if anybody still listens',
  twice: 'asked again for a parcel, they make a second label of it under another number',
  address: 'they refuse every address',
  unknown: 'they say that no parcel has the number they gave it',
  late: 'what happened on the way is told after the arrival, once this is put right',
  wordless: 'Mondial Relay says how a parcel stands before it says what happened',
} as const satisfies Record<CarrierTrouble, string>;

export const isCarrierTrouble = (kind: unknown): kind is CarrierTrouble =>
  typeof kind === 'string' && Object.hasOwn(CARRIER_TROUBLES, kind);

export async function findTroubles({ db }: AppContext): Promise<ReadonlySet<CarrierTrouble>> {
  const rows = await db.selectFrom('standin_carrier_troubles').select('kind').execute();
  return new Set(rows.map(({ kind }) => kind));
}

/** Toggles a fault. */
export async function toggleTrouble({ db }: AppContext, kind: CarrierTrouble): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('standin_carrier_troubles')
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return;
  await db
    .insertInto('standin_carrier_troubles')
    .values({ kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
