import { sql } from 'kysely';
import { refuse, refuseFields } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { SegmentEdit, SegmentShape } from '../admin-contracts.ts';
import type { Rules } from '../rules/index.ts';

/** All segments, or one, with their uses; by name. */
export async function readSegments(db: Db | Tx, id?: number): Promise<SegmentShape[]> {
  // Reads tables of other modules in SQL, as the customer timeline does.
  const { rows } = await sql<Omit<SegmentShape, '@id' | '@type'>>`
    select s.id, s.version, s.name, s.rules, s.written_by as by,
      to_char(s.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt",
      (select coalesce(json_agg(json_build_object('kind', u.kind, 'id', u.id, 'name', u.name, 'isOpen', u.is_open)
          order by u.is_open desc, u.name collate "fr-x-icu"), '[]') from (
        select 'promotion' as kind, p.code as id, p.name, true as is_open from promotions p
          where p.conditions ->> 'segment' = s.id::text
        union all
        select 'issue', i.id::text, i.subject, i.state in ('draft', 'sending') from newsletter_issues i
          where i.segment_id = s.id) u) as uses
    from segments s where ${id === undefined ? sql`true` : sql`s.id = ${id}`} order by s.name collate "fr-x-icu", s.id`.execute(
    db,
  );
  return rows.map((row) => ({
    ...row,
    '@id': `/api/v2/admin/segments/${row.id}`,
    '@type': 'Segment' as const,
  }));
}

/**
 * A segment.
 * @throws Refusal `segment.unknown`
 */
export async function getSegment(db: Db | Tx, id: number): Promise<SegmentShape> {
  const [segment] = await readSegments(db, id);
  if (!segment) throw refuse('segment.unknown');
  return segment;
}

/** The rules of a segment; null when it does not exist. */
export async function findRules(db: Db | Tx, id: number): Promise<Rules | null> {
  const row = await db
    .selectFrom('segments')
    .select('rules')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.rules ?? null;
}

/**
 * Creates a segment. @returns its id.
 * @throws Refusal with violations per field.
 */
export async function createSegment(
  work: UnitOfWork,
  by: string,
  edit: SegmentEdit,
): Promise<number> {
  await refuseWrong(work, edit, null);
  const { id } = await work.tx
    .insertInto('segments')
    .values({ ...rowOf(work, edit), written_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Changes a segment in the version that was read; its uses follow the new rules.
 * @throws Refusal `segment.unknown`, `segment.changed_meanwhile`, or violations per field.
 */
export async function editSegment(
  work: UnitOfWork,
  id: number,
  { version, ...edit }: SegmentEdit & { version: number },
): Promise<void> {
  const existing = await work.tx
    .selectFrom('segments')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!existing) throw refuse('segment.unknown');
  if (existing.version !== version) throw refuse('segment.changed_meanwhile');
  await refuseWrong(work, edit, id);
  await work.tx
    .updateTable('segments')
    .set({ ...rowOf(work, edit), version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/**
 * Removes a segment.
 * @throws Refusal `segment.unknown`, `segment.in_use`
 */
export async function removeSegment(work: UnitOfWork, id: number): Promise<void> {
  await work.tx.selectFrom('segments').select('id').where('id', '=', id).forUpdate().execute();
  const { uses } = await getSegment(work.tx, id);
  if (uses.some(({ isOpen }) => isOpen)) throw refuse('segment.in_use');
  await work.tx.deleteFrom('segments').where('id', '=', id).execute();
}

const rowOf = (work: UnitOfWork, { name, rules }: SegmentEdit) => ({
  name,
  rules: JSON.stringify(rules),
  updated_at: new Date(work.now.epochMilliseconds),
});

/** @throws Refusal on fields: `segment.name_taken`, `segment.no_rules`, `segment.no_such_thing` */
async function refuseWrong(
  { tx }: UnitOfWork,
  { name, rules }: SegmentEdit,
  own: number | null,
): Promise<void> {
  if (Object.values(rules).every((wanted) => wanted === undefined))
    throw refuseFields([{ propertyPath: 'rules', code: 'segment.no_rules' }]);
  const { rows } = await sql<{ taken: boolean; breeds: string[]; products: string[] }>`
    select exists (select from segments where lower(name) = lower(${name}) and id is distinct from ${own}::bigint) as taken,
      array(select w from unnest(${codesOf(rules.breed)}::text[]) w
        where not exists (select from animal_breeds b where b.code = w)) as breeds,
      array(select w from unnest(${codesOf(rules.bought)}::text[]) w
        where not exists (select from products p where p.sku = w)) as products`.execute(tx);
  const [found] = rows;
  if (found?.taken) throw refuseFields([{ propertyPath: 'name', code: 'segment.name_taken' }]);
  for (const [fact, missing] of [
    ['breed', found?.breeds ?? []],
    ['bought', found?.products ?? []],
  ] as const)
    if (missing.length > 0)
      throw refuseFields([
        {
          propertyPath: `rules.${fact}`,
          code: 'segment.no_such_thing',
          params: { missing: missing.join(', ') },
        },
      ]);
}

const codesOf = (wanted: Rules['breed']): string[] => (Array.isArray(wanted) ? wanted : []);
