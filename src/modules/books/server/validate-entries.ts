import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';

/** Validations are serialised, so that numbers have no gap. */
const LOCK = 'books: validate';

/**
 * Gives every entry of past days its permanent number: gapless per journal and year, in date order.
 * Idempotent.
 * @returns number of validated entries.
 */
export async function validateEntries(work: UnitOfWork): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(work.tx);
  const today = work.today.toString();
  const { numAffectedRows } = await sql`
    insert into book_numbers (entry_id, journal, year, ordinal, validated_on)
    select e.id, e.journal, e.year,
           coalesce(n.last, 0) + row_number() over (partition by e.journal, e.year order by e.entry_on, e.id),
           ${today}::date
    from (select id, journal, entry_on, extract(year from entry_on)::integer as year from book_entries b
          where entry_on < ${today}::date and not exists (select from book_numbers n where n.entry_id = b.id)) e
    left join (select journal, year, max(ordinal) as last from book_numbers group by 1, 2) n
      using (journal, year)`.execute(work.tx);
  return Number(numAffectedRows ?? 0);
}
