import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import { hasAnimal } from '#modules/animals/server/index.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { lastDayOf, MOST_LINKS } from '../rules/index.ts';

/** An animal, and the customer it must belong to. */
export interface OwnAnimal {
  customerId: number;
  animalId: number;
}

const live = (db: Db | Tx, { customerId, animalId }: OwnAnimal, today: Temporal.PlainDate) =>
  db
    .selectFrom('vet_links')
    .where('customer_id', '=', customerId)
    .where('animal_id', '=', animalId)
    .where('last_day', '>=', today.toString());

/**
 * Active links, newest first.
 * @throws Refusal `pet.unknown`, also for another customer's.
 */
export async function listLinks(db: Db, animal: OwnAnimal, today: Temporal.PlainDate) {
  if (!(await hasAnimal(db, animal.customerId, animal.animalId))) throw refuse('pet.unknown');
  return live(db, animal, today)
    .select(['id', 'created_at as createdAt', 'last_day as lastDay'])
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Creates a link to the sheet of an animal and returns it with its token, of which only the hash is stored.
 * @throws Refusal `pet.unknown`; `vet_link.too_many`.
 */
export async function makeLink(work: UnitOfWork, animal: OwnAnimal, days: number) {
  const { tx, now, today } = work;
  const { customerId, animalId } = animal;
  // Of two concurrent requests, the second waits and then counts the first link.
  await sql`select pg_advisory_xact_lock(hashtext('vet_links'), ${customerId}::integer)`.execute(
    tx,
  );
  if (!(await hasAnimal(tx, customerId, animalId))) throw refuse('pet.unknown');
  const links = await live(tx, animal, today).select('id').execute();
  if (links.length >= MOST_LINKS) throw refuse('vet_link.too_many');
  const token = newToken();
  const made = await tx
    .insertInto('vet_links')
    .values({
      token_hash: hashOf(token),
      animal_id: animalId,
      customer_id: customerId,
      created_at: new Date(now.epochMilliseconds),
      last_day: lastDayOf(today, days).toString(),
    })
    .returning(['id', 'created_at as createdAt', 'last_day as lastDay'])
    .executeTakeFirstOrThrow();
  return { ...made, token };
}

/**
 * Revokes a link; idempotent.
 * @throws Refusal `pet.unknown`.
 */
export async function endLink(
  { tx }: UnitOfWork,
  { customerId, animalId }: OwnAnimal,
  linkId: number,
): Promise<void> {
  if (!(await hasAnimal(tx, customerId, animalId))) throw refuse('pet.unknown');
  await tx
    .deleteFrom('vet_links')
    .where('customer_id', '=', customerId)
    .where('animal_id', '=', animalId)
    .where('id', '=', linkId)
    .execute();
}

/** The animal a token gives access to today, and its last valid day; null for an invalid token. */
export async function findLink(db: Db, token: string, today: Temporal.PlainDate) {
  const found = await db
    .selectFrom('vet_links')
    .select(['customer_id as customerId', 'animal_id as animalId', 'last_day as lastDay'])
    .where('token_hash', '=', hashOf(token))
    .where('last_day', '>=', today.toString())
    .executeTakeFirst();
  return found ?? null;
}

/** Deletes expired links (PRV-08). Returns their number. */
export async function forgetLinks({ tx, today }: UnitOfWork): Promise<number> {
  const gone = await tx
    .deleteFrom('vet_links')
    .where('last_day', '<', today.toString())
    .returning('id')
    .execute();
  return gone.length;
}
