import { toCivilDate } from '#kit/dates.ts';
import { ageInMonths } from '#modules/animals/rules/index.ts';
import { type ChangedAnimal, findEater, findWeighings } from '#modules/animals/server/index.ts';
import { animalOf } from '#modules/nutrition/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { isAdultAt, isStillGrowing, type LifeEventKind, weightTrend } from '../rules/index.ts';

interface Of {
  customerId: number;
  animalId: number;
}

/** Records events from a changed animal: neutered, or a weight trend. */
export async function noteChangedAnimal(work: UnitOfWork, changed: ChangedAnimal): Promise<void> {
  const { before, after } = changed;
  if (!before.sterilized && after.sterilized) await note(work, changed, 'sterilised', null);
  if (before.weightKg !== after.weightKg) await noteTrend(work, changed);
}

/** Weighings of a recorded trend are not used again, except the last, with which the next trend starts. */
async function noteTrend(work: UnitOfWork, of: Of): Promise<void> {
  const eater = await findEater(work.tx, of.customerId, of.animalId);
  const animal = eater && animalOf(eater, eater.weightKg, work.today);
  if (!animal || isStillGrowing(animal)) return;
  const last = await work.tx
    .selectFrom('life_events')
    .select(({ fn }) => fn.max('happened_on').as('on'))
    .where('animal_id', '=', of.animalId)
    .where('kind', '=', 'weight')
    .executeTakeFirst();
  const weighings = await findWeighings(work.tx, of.animalId);
  const since = last?.on ?? null;
  const trend = weightTrend(
    weighings.filter(({ on }) => since === null || on >= since),
    work.today,
  );
  if (trend) await note(work, of, 'weight', trend);
}

/**
 * Records that an animal added when young now eats adult food; nothing for one that was adult when
 * added. True when recorded.
 */
export async function noteGrownUp(work: UnitOfWork, of: Of & { since: Date }): Promise<boolean> {
  const eater = await findEater(work.tx, of.customerId, of.animalId);
  const animal = eater && animalOf(eater, eater.weightKg, work.today);
  if (!eater || !animal) return false;
  const birthday = Temporal.PlainDate.from(eater.birthday);
  const came = toCivilDate(of.since.toTemporalInstant());
  const ageWhenItCame = Math.max(0, ageInMonths(came, birthday));
  if (isAdultAt(animal, ageWhenItCame) || !isAdultAt(animal, animal.ageMonths)) return false;
  await note(work, of, 'adult', null);
  return true;
}

async function note(
  { tx, today }: UnitOfWork,
  { animalId, customerId }: Of,
  kind: LifeEventKind,
  weight: { before: number; now: number } | null,
): Promise<void> {
  await tx
    .insertInto('life_events')
    .values({
      animal_id: animalId,
      customer_id: customerId,
      kind,
      happened_on: today.toString(),
      weight_before_kg: weight?.before ?? null,
      weight_kg: weight?.now ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
