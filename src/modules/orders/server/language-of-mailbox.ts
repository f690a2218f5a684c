import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';

/** Language code for an e-mail address: that of its account, else of its last order. */
export async function languageOfMailbox(db: Db | Tx, email: string): Promise<string> {
  const { rows } = await sql<{ language: string | null }>`
    select coalesce(
      (select c.language from customers c where lower(c.email) = lower(${email})),
      (select left(o.locale, 2) from orders o
        where o.email = lower(${email}) and o.placed_at is not null
        order by o.id desc limit 1)) as language`.execute(db);
  return rows[0]?.language ?? 'fr';
}
