import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import type { TemplateInput } from '../admin-contracts.ts';

/** Saved replies, by title. */
export const listTemplates = (db: Db) =>
  db.selectFrom('contact_templates').selectAll().orderBy(sql`title collate "fr-x-icu"`).execute();

/** Adds a saved reply. @throws Refusal `contact.template_known` for its title */
export async function addTemplate(
  { tx }: Pick<UnitOfWork, 'tx'>,
  given: TemplateInput,
): Promise<void> {
  const added = await tx
    .insertInto('contact_templates')
    .values(given)
    .onConflict((conflict) => conflict.column('title').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw refuse('contact.template_known');
}

/** @throws Refusal `contact.template_unknown`, `contact.template_known` for its title */
export async function changeTemplate(
  { tx }: UnitOfWork,
  id: number,
  given: TemplateInput,
): Promise<void> {
  const same = await tx
    .selectFrom('contact_templates')
    .select('id')
    .where('title', '=', given.title)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (same) throw refuse('contact.template_known');
  const changed = await tx
    .updateTable('contact_templates')
    .set(given)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw refuse('contact.template_unknown');
}

/** @throws Refusal `contact.template_unknown` */
export async function removeTemplate({ tx }: UnitOfWork, id: number): Promise<void> {
  const gone = await tx
    .deleteFrom('contact_templates')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw refuse('contact.template_unknown');
}
