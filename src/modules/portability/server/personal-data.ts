import { sql } from 'kysely';
import type { PersonalData, UnitOfWork } from '#registry/schema.ts';

/** The data needed to undo an import of customers: their rows, deleted with the customer. */
export const portabilityData: PersonalData = {
  tables: ['sheet_imports'],

  async erase({ tx }: UnitOfWork, { email, formerEmails }) {
    const forgotten = [email, ...formerEmails].map((one) => one.toLowerCase());
    await sql`
      update sheet_imports set lines = (
        select coalesce(jsonb_agg(l.line order by l.nr) filter (where split_part(l.line ->> 'key', ' ', 1) <> all (${forgotten}::text[])),
          '[]')
        from jsonb_array_elements(lines) with ordinality l (line, nr))
      where kind in ('people', 'cards')`.execute(tx);
  },
};
