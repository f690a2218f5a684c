import { refuse, refuseFields } from '#kit/refusal.ts';
import { violationsOf } from '#kit/violations.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type AnimalUpdate, animalInput } from '../contracts.ts';
import { animalRow, writeFeeds } from './animal-row.ts';
import { presentAnimal } from './present.ts';
import { type Animal, findAnimal } from './queries.ts';
import { recordWeight } from './record-weight.ts';

/** A change of an animal, for modules that react to it; kg. */
export interface ChangedAnimal {
  customerId: number;
  animalId: number;
  before: { sterilized: boolean; weightKg: number };
  after: { sterilized: boolean; weightKg: number };
}

/** Reaction of other modules to a changed animal. */
export type NoteChange = (work: UnitOfWork, changed: ChangedAnimal) => Promise<void>;

const BIRTHDAY_FIELDS = ['in_date', 'birthday', 'birthday_years', 'birthday_months'] as const;

/**
 * Merges the given fields into the stored animal and validates the result: breed, weight and
 * illness depend on the species (PET-21 to PET-26). An omitted birthday keeps its exact date. Calls
 * `noteChange`.
 * @throws Refusal `pet.unknown`, also for another customer's; fields that contradict each other.
 */
export async function changeAnimal(
  work: UnitOfWork,
  customerId: number,
  id: number,
  { update, noteChange }: { update: AnimalUpdate; noteChange: NoteChange },
): Promise<void> {
  const { tx, now, today } = work;
  const stored = await tx
    .selectFrom('animals')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const animal = stored && (await findAnimal(tx, customerId, id));
  if (!animal) throw refuse('pet.unknown');
  const parsed = animalInput.safeParse({ ...presentAnimal(animal, today), ...update });
  if (!parsed.success) throw refuseFields(violationsOf(parsed.error));
  const isSameAge = BIRTHDAY_FIELDS.every((field) => update[field] === undefined);
  const input = isSameAge ? { ...parsed.data, in_date: true } : parsed.data;
  const { row, feeds } = await animalRow(work, input);
  const before = weightBefore(animal, row.weight_kg, today);
  await tx
    .updateTable('animals')
    .set({
      ...row,
      in_date: isSameAge ? animal.in_date : row.in_date,
      weight_before_kg: before.kg,
      weighed_on: before.until,
      updated_at: new Date(now.epochMilliseconds),
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
  await writeFeeds(work, id, feeds);
  if (row.weight_kg !== animal.weight_kg) await recordWeight(work, id, row.weight_kg);
  const seen = ({ sterilized, weight_kg: weightKg }: Pick<Animal, 'sterilized' | 'weight_kg'>) => ({
    sterilized,
    weightKg,
  });
  const changed = { before: seen(animal), after: seen(row) };
  await noteChange(work, { customerId, animalId: id, ...changed });
}

/** Weight in kg before the last change, and the civil date of that change. */
function weightBefore(animal: Animal, weightKg: number, today: Temporal.PlainDate) {
  if (weightKg === animal.weight_kg)
    return { kg: animal.weight_before_kg, until: animal.weighed_on };
  return { kg: animal.weight_kg, until: today.toString() };
}
