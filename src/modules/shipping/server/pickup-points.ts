import { sql } from 'kysely';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { PickupPoint, StoredPickupPoint } from '../rules/index.ts';
import type { PointState } from './network.ts';

/** A point chosen at some time, as its network last described it; null if it was never chosen. */
export async function findPickupPoint(
  db: Db | Tx,
  code: string,
): Promise<StoredPickupPoint | null> {
  return (await select(db).where('code', '=', code).executeTakeFirst()) ?? null;
}

/** Several of them, in no particular order; codes never chosen are omitted. */
export async function findPickupPoints(
  db: Db | Tx,
  codes: readonly string[],
): Promise<StoredPickupPoint[]> {
  if (codes.length === 0) return [];
  return select(db)
    .where(sql<boolean>`code = any(${[...codes]})`)
    .execute();
}

const select = (db: Db | Tx) =>
  db
    .selectFrom('pickup_points')
    .select([
      'code',
      'provider',
      'name',
      'street',
      'postcode',
      'city',
      'latitude',
      'longitude',
      'closures',
      'country as countryCode',
      'opening_hours as openingHours',
      'closed as isClosed',
      'too_heavy_from as tooHeavyFrom',
    ]);

/** Saves the network's response about a point and a parcel of this weight. */
export async function recordPointState(
  work: Pick<UnitOfWork, 'tx' | 'now'>,
  code: string,
  grams: number,
  state: PointState,
): Promise<void> {
  const checked_at = new Date(work.now.epochMilliseconds);
  if (state.status === 'silent') return;
  if (state.status === 'closed') {
    await work.tx
      .updateTable('pickup_points')
      .set({ closed: true, checked_at })
      .where('code', '=', code)
      .execute();
    return;
  }
  const row = { ...rowOf(state.point), closed: false, checked_at };
  const tooHeavyFrom = state.status === 'too_heavy' ? Math.max(1, grams) : null;
  // An earlier refusal of heavier parcels stays valid; a contradicted one is removed.
  const learnt =
    tooHeavyFrom === null
      ? sql<number | null>`case when pickup_points.too_heavy_from > ${grams}
          then pickup_points.too_heavy_from end`
      : sql<number | null>`least(pickup_points.too_heavy_from, ${tooHeavyFrom}::integer)`;
  await work.tx
    .insertInto('pickup_points')
    .values({ ...row, too_heavy_from: tooHeavyFrom })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({ ...row, too_heavy_from: learnt }),
    )
    .execute();
}

const rowOf = (point: PickupPoint) => ({
  code: point.code,
  provider: point.provider,
  country: point.countryCode,
  name: point.name,
  street: point.street,
  postcode: point.postcode,
  city: point.city,
  latitude: point.latitude,
  longitude: point.longitude,
  opening_hours: JSON.stringify(point.openingHours),
  closures: JSON.stringify(point.closures),
});
