import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';

/** A document that differs from its source. */
export interface WrongDocument {
  kind: string;
  ref: string;
}

/** Each night checks another part, so that a month covers all documents. */
export const PARTS = 30;

/**
 * Finds missing, superfluous and outdated documents, in one of `PARTS` parts and among those of the last three days;
 * without a part, in all of them. Reads the source of each.
 */
export async function compareDocuments(db: Db, part: number | null): Promise<WrongDocument[]> {
  const chosen =
    part === null
      ? sql`true`
      : sql`(abs(hashtext(s.kind || s.ref)) % ${PARTS} = ${part}
          or t.at > (select max(at) from team_documents) - interval '3 days')`;
  const { rows } = await sql<WrongDocument>`
    select s.kind, s.ref
    from team_subjects s
    left join team_documents t on t.kind = s.kind and t.ref = s.ref
    left join lateral derive_team_document(s.kind, s.ref) d on true
    where ${chosen}
      and (d.key, d.title, d.heads, coalesce(d.others, ''), d.codes, d.numbers, d.open_text, d.facts, d.at)
        is distinct from (t.key, t.title, t.heads, coalesce(t.others, ''), t.codes, t.numbers, t.open_text, t.facts, t.at)
    union all
    select t.kind, t.ref from team_documents t
    where not exists (select from derive_team_document(t.kind, t.ref) d)
      and ${part === null ? sql`true` : sql`abs(hashtext(t.kind || t.ref)) % ${PARTS} = ${part}`}
    order by 1, 2`.execute(db);
  return rows;
}

/** Rebuilds documents from their sources. */
export async function refreshDocuments(db: Db, wrong: readonly WrongDocument[]): Promise<void> {
  for (const { kind, ref } of wrong)
    await sql`select refresh_team_document(${kind}, ${ref})`.execute(db);
}
