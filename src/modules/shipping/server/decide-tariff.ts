import { refuse, refuseFields } from '#kit/refusal.ts';
import { announceContentChange } from '#platform/content-version.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { TariffInput } from '../admin-contracts.ts';

/** Identifies a tariff: method and country. */
export interface TariffPlace {
  code: string;
  country: string;
}

/**
 * Schedules a tariff of a country from a day on; from today, it applies at once. A second decision for the same day
 * replaces the first.
 * @throws Refusal `tariff.unknown`; fields: `tariff.past`, `tariff.days`, `tariff.same`
 */
export async function decideTariff(
  work: UnitOfWork,
  place: TariffPlace,
  { price, freeFrom, minDays, maxDays, appliesOn }: TariffInput,
  staffId: number,
): Promise<void> {
  const zone = await lockZone(work, place);
  if (appliesOn < work.today.toString())
    throw refuseFields([{ propertyPath: 'appliesOn', code: 'tariff.past' }]);
  if (maxDays < minDays) throw refuseFields([{ propertyPath: 'maxDays', code: 'tariff.days' }]);
  const isToday = appliesOn === work.today.toString();
  if (
    isToday &&
    zone.price === price &&
    zone.free_from === freeFrom &&
    zone.min_days === minDays &&
    zone.max_days === maxDays
  )
    throw refuseFields([{ propertyPath: 'price', code: 'tariff.same' }]);
  const now = new Date(work.now.epochMilliseconds);
  const decided = {
    price,
    free_from: freeFrom,
    min_days: minDays,
    max_days: maxDays,
    staff_id: staffId,
    decided_at: now,
  };
  await work.tx
    .insertInto('shipping_tariffs')
    .values({
      ...decided,
      method_id: zone.method_id,
      country: place.country,
      applies_on: appliesOn,
      applied_at: null,
      withdrawn_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['method_id', 'country', 'applies_on'])
        .where('applied_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .doUpdateSet(decided),
    )
    .execute();
  if (isToday) await applyDueTariffs(work);
}

/**
 * Cancels a scheduled tariff.
 * @throws Refusal `tariff.not_waiting`
 */
export async function withdrawTariff({ tx, now }: UnitOfWork, id: string): Promise<void> {
  const gone = /^\d{1,15}$/.test(id)
    ? await tx
        .updateTable('shipping_tariffs')
        .set({ withdrawn_at: new Date(now.epochMilliseconds) })
        .where('id', '=', Number(id))
        .where('applied_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
    : undefined;
  if (!gone) throw refuse('tariff.not_waiting');
}

/**
 * Puts due tariffs into force, earliest first. An order accepted before keeps its price: it is charged the amount
 * shown, or shown again.
 */
export async function applyDueTariffs(work: UnitOfWork): Promise<number> {
  const due = await work.tx
    .selectFrom('shipping_tariffs')
    .selectAll()
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('applies_on', '<=', work.today.toString())
    .orderBy('applies_on')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const tariff of due) {
    const { price, free_from, min_days, max_days } = tariff;
    await work.tx
      .updateTable('shipping_zones')
      .set({ price, free_from, min_days, max_days, valid_from: tariff.applies_on })
      .where('method_id', '=', tariff.method_id)
      .where('country', '=', tariff.country)
      .execute();
    await work.tx
      .updateTable('shipping_tariffs')
      .set({ applied_at: new Date(work.now.epochMilliseconds) })
      .where('id', '=', tariff.id)
      .execute();
  }
  if (due.length > 0) await announceContentChange(work);
  return due.length;
}

/**
 * The current tariff of a method in a country, locked.
 * @throws Refusal `tariff.unknown`
 */
async function lockZone({ tx }: UnitOfWork, { code, country }: TariffPlace) {
  const zone = await tx
    .selectFrom('shipping_zones as z')
    .innerJoin('shipping_methods as m', 'm.id', 'z.method_id')
    .select(['z.method_id', 'z.price', 'z.free_from', 'z.min_days', 'z.max_days'])
    .where('m.code', '=', code)
    .where('z.country', '=', country)
    .forUpdate('z')
    .executeTakeFirst();
  if (!zone) throw refuse('tariff.unknown');
  return zone;
}
