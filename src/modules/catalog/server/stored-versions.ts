import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { VersionContent } from './tables.ts';

/** A version in the list of its product or category. */
export interface VersionRow {
  number: number;
  /** '' for what was there before the first stored change, or was changed by no staff member. */
  by: string;
  at: Date;
  /** Facts that changed since the version before. */
  changed: string[];
}

export interface StoredVersion {
  number: number;
  by: string;
  at: Date;
  facts: Record<string, string>;
  /** Null for versions of before it was stored. */
  content: VersionContent | null;
}

/** What has versions: a product or a category, by its id. */
export type Versioned = { kind: 'product' | 'category'; id: number };

const rowsOf = ({ kind, id }: Versioned) =>
  sql`select * from ${sql.table(`${kind}_versions`)} where ${sql.ref(`${kind}_id`)} = ${id}`;

/** Stored versions, newest first. */
export async function listVersions(db: Db, of: Versioned): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.version as number, v.saved_by as by, v.saved_at as at,
      array(select f.key from jsonb_each_text(v.facts || v.old) f
        where coalesce(v.facts ->> f.key, '') <> coalesce(v.old ->> f.key, '')
          -- Facts stored since: a version of before says nothing of them.
          and (v."isFull" or v.old ? f.key)
        order by f.key) as changed
    from (select k.*, lag(k.facts) over versions as old,
        lag(k.content) over versions is not null as "isFull"
      from (${rowsOf(of)}) k window versions as (order by k.version)) v
    order by v.version desc`.execute(db);
  return rows;
}

/** A stored version. */
export async function findVersion(
  db: Db,
  of: Versioned,
  number: number,
): Promise<StoredVersion | undefined> {
  const { rows } = await sql<StoredVersion>`
    select v.version as number, v.saved_by as by, v.saved_at as at, v.facts, v.content
    from (${rowsOf(of)}) v where v.version = ${number}`.execute(db);
  return rows[0];
}
