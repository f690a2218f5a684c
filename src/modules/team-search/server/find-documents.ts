import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import {
  type FoundKind,
  KINDS,
  rankOf,
  readSearch,
  type SearchStep,
  stepsOf,
  type TeamQuery,
} from '../rules/index.ts';

/** Maximum documents ranked per step; a longer query narrows them down. */
const CANDIDATES = 60;
/** Maximum per kind, when one kind would take all places. */
const OF_EACH = 12;

export interface FoundDocument {
  kind: FoundKind;
  ref: string;
  key: string;
  title: string;
  heads: string;
  codes: string[];
  facts: Record<string, unknown>;
  at: Date | null;
}

interface Wanted {
  kinds: readonly FoundKind[];
  /** False restricts the search to words that identify nobody. */
  withPeople: boolean;
}

const columnOf = ({ withPeople }: Wanted) => (withPeople ? sql`d.words` : sql`d.open_words`);

/** Prevents an early stop: PostgreSQL then uses the index of words instead of a scan that hopes for early matches. */
const FENCE = sql`offset 0`;

/** Matches of one step and some kinds, up to `most`, in any order. */
function candidates(step: SearchStep, wanted: Wanted, most: number): RawBuilder<FoundDocument> {
  return sql<FoundDocument>`
    select * from (
      select d.kind, d.ref, d.key, d.title, d.heads, d.codes, d.facts, d.at
      from team_documents d
      where ${columnOf(wanted)} @@ ${step.query}::tsquery and d.kind = any (${[...wanted.kinds]})
      ${FENCE}
    ) d limit ${most}`;
}

/** The same when there are more matches than are ranked: some of each kind. */
function candidatesOfEach(step: SearchStep, wanted: Wanted): RawBuilder<FoundDocument> {
  return sql<FoundDocument>`
    select d.* from unnest(${[...wanted.kinds]}::text[]) as one (kind)
    cross join lateral (
      select * from (
        select d.kind, d.ref, d.key, d.title, d.heads, d.codes, d.facts, d.at
        from team_documents d
        where ${columnOf(wanted)} @@ (${step.query}::tsquery && ('''=' || one.kind || '''')::tsquery)
        ${FENCE}
      ) d limit ${OF_EACH}
    ) d`;
}

async function answersTo(db: Db, step: SearchStep, wanted: Wanted): Promise<FoundDocument[]> {
  const { rows } = await candidates(step, wanted, CANDIDATES).execute(db);
  if (rows.length < CANDIDATES) return rows;
  const more = await candidatesOfEach(step, wanted).execute(db);
  return [...rows, ...more.rows];
}

/**
 * Search results, best first: whole words before prefixes. Reads a bounded number of documents, in at most `2 ×
 * steps` statements.
 */
export async function findDocuments(
  db: Db,
  typed: string,
  wanted: Wanted,
): Promise<FoundDocument[]> {
  const query = readSearch(typed);
  const found = new Map<string, FoundDocument>();
  if (wanted.kinds.length === 0) return [];
  for (const step of stepsOf(query)) {
    for (const one of await answersTo(db, step, wanted)) found.set(`${one.kind} ${one.ref}`, one);
    if (found.size >= CANDIDATES) break;
  }
  return ranked(query, [...found.values()]);
}

function ranked(query: TeamQuery, found: readonly FoundDocument[]): FoundDocument[] {
  const score = new Map(
    found.map((one) => [one, rankOf(query, { ...one, at: one.at?.getTime() ?? 0 })]),
  );
  const worth = (one: FoundDocument) => score.get(one) ?? 0;
  const time = (one: FoundDocument) => one.at?.getTime() ?? 0;
  const place = (one: FoundDocument) => KINDS.indexOf(one.kind);
  return found.toSorted(
    (a, b) =>
      worth(b) - worth(a) ||
      place(a) - place(b) ||
      time(b) - time(a) ||
      b.ref.localeCompare(a.ref, 'fr', { numeric: true }),
  );
}

/** Maximum ids of one kind that filter a list. */
const MOST_LISTED = 10_000;

/**
 * Ids of one kind that match a query, to filter a list. Whole words and prefixes count alike, since the list has its
 * own order; a code takes precedence, so that `45` finds one order.
 */
export function refsFoundBy(
  kind: FoundKind,
  typed: string,
  { withPeople = true } = {},
): RawBuilder<string> {
  const steps = stepsOf(readSearch(typed));
  const wanted = { kinds: [kind], withPeople };
  const by = (name: SearchStep['name']) => steps.find((step) => step.name === name)?.query;
  const where = (query: string) =>
    sql`${columnOf(wanted)} @@ ${`(${query}) & '=${kind}'`}::tsquery`;
  const parts = by('parts');
  const code = by('code');
  if (!parts) return sql<string>`(select null::text as ref where false)`;
  if (!code)
    return sql<string>`(select ref from (
      select d.ref from team_documents d where ${where(parts)} ${FENCE}) f limit ${MOST_LISTED})`;
  return sql<string>`(
    with named as materialized (select d.ref from team_documents d where ${where(code)} limit ${MOST_LISTED})
    select ref from named
    union all
    select * from (select ref from (
      select d.ref from team_documents d
      where not exists (select from named) and ${where(parts)} ${FENCE}) f limit ${MOST_LISTED}) said)`;
}

/** The document of one source; null when there is none. */
export async function findDocument(
  db: Db,
  kind: FoundKind,
  ref: string,
): Promise<FoundDocument | null> {
  const found = await db
    .selectFrom('team_documents')
    .select(['kind', 'ref', 'key', 'title', 'heads', 'codes', 'facts', 'at'])
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return found ?? null;
}
