import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { jsonText } from '#kit/json-text.ts';
import { type Refusal, refuse, refuseFields } from '#kit/refusal.ts';
import { recordAction } from '#modules/staff/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { FACTS_OF_PART, MOST_SCHEDULED, MOST_SETTLED } from '../rules/index.ts';
import type { VersionState } from './product-versions.ts';
import type { Versioned } from './stored-versions.ts';
import type { VersionContent } from './tables.ts';

/** An edit to apply later. */
export interface PreparedEdit {
  at: Temporal.Instant;
  /** Name of the staff member. */
  by: string;
  /** Parts it changes. */
  parts: readonly string[];
  /** State it was prepared on, of the locked product or category. */
  before: VersionState;
  /** The state it would lead to today. */
  after: VersionState;
}

const columnOf = ({ kind }: Versioned) => `${kind}_id` as const;

/**
 * Schedules an edit. It expects what the edits scheduled before it lead to; when its moment comes
 * and its parts stand otherwise, it is not applied.
 * @throws Refusal under `at` for a past moment; `scheduled_edit.nothing_new`,
 * `scheduled_edit.too_many`
 */
export async function scheduleEdit(
  { tx, now }: UnitOfWork,
  of: Versioned,
  { at, by, parts, before, after }: PreparedEdit,
): Promise<void> {
  if (Temporal.Instant.compare(at, now) <= 0)
    throw refuseFields([{ propertyPath: 'at', code: 'scheduled_edit.moment_past' }]);
  const waiting = await waitingEdits(tx, of);
  if (waiting.length >= MOST_SCHEDULED) throw refuse('scheduled_edit.too_many');
  const earlier = waiting.filter(({ applyAt }) => applyAt.getTime() <= at.epochMilliseconds);
  const expected = stateAfter(before, earlier);
  const changed = { content: pick(after.content, parts), facts: factsOf(after.facts, parts) };
  if (isDeepStrictEqual(pick(expected.content, parts), changed.content))
    throw refuse('scheduled_edit.nothing_new');
  await tx
    .insertInto('scheduled_edits')
    .values({
      product_id: of.kind === 'product' ? of.id : null,
      category_id: of.kind === 'category' ? of.id : null,
      apply_at: new Date(at.epochMilliseconds),
      content_before: jsonText(pick(expected.content, parts)),
      content_after: jsonText(changed.content),
      facts_before: jsonText(factsOf(expected.facts, parts)),
      facts_after: jsonText(changed.facts),
      staff_name: by,
      made_at: new Date(now.epochMilliseconds),
    })
    .execute();
}

/** Cancels an edit that waits. @throws Refusal `scheduled_edit.unknown` */
export async function cancelScheduledEdit({ tx }: UnitOfWork, id: number): Promise<void> {
  const gone = await tx
    .deleteFrom('scheduled_edits')
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw refuse('scheduled_edit.unknown');
}

interface Waiting {
  id: number;
  applyAt: Date;
  before: VersionContent;
  after: VersionState;
}

/** Edits that wait, in the order they are applied. */
async function waitingEdits(db: Db | Tx, of: Versioned): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('scheduled_edits')
    .select(['id', 'apply_at', 'content_before', 'content_after', 'facts_after'])
    .where(columnOf(of), '=', of.id)
    .where('outcome', 'is', null)
    .orderBy('apply_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    applyAt: row.apply_at,
    before: row.content_before,
    after: { content: row.content_after, facts: row.facts_after },
  }));
}

/** Parts that a state has; a part it lacks is left out. */
const pick = (content: VersionContent, parts: Iterable<string>): VersionContent =>
  Object.fromEntries(
    [...parts].flatMap((part) => (content[part] === undefined ? [] : [[part, content[part]]])),
  );

const factsOf = (facts: Readonly<Record<string, string>>, parts: readonly string[]) =>
  Object.fromEntries(
    parts
      .flatMap((part) => FACTS_OF_PART[part] ?? [])
      .flatMap((fact) => (facts[fact] === undefined ? [] : [[fact, facts[fact]]])),
  ) as Record<string, string>;

/** Whether the parts an edit changes stand as it expects. */
const isAsExpected = (today: VersionContent, { before, after }: Waiting): boolean => {
  const parts = new Set([...Object.keys(before), ...Object.keys(after.content)]);
  return isDeepStrictEqual(pick(today, parts), pick(before, parts));
};

const stateAfter = (today: VersionState, edits: readonly Waiting[]): VersionState => ({
  content: Object.assign({}, today.content, ...edits.map(({ after }) => after.content)),
  facts: Object.assign({}, today.facts, ...edits.map(({ after }) => after.facts)),
});

/** Ids of the edits that wait and will not be applied as things stand: somebody changed the same since. */
export async function findOvertaken(db: Db, of: Versioned, today: VersionState) {
  let state = today;
  const overtaken = new Set<number>();
  for (const edit of await waitingEdits(db, of)) {
    if (isAsExpected(state.content, edit)) state = stateAfter(state, [edit]);
    else overtaken.add(edit.id);
  }
  return overtaken;
}

/** Edits of a product or category that wait, in their order, then those that had their moment, newest first. */
export const listScheduledEdits = (db: Db, of: Versioned) =>
  db
    .selectFrom('scheduled_edits')
    .select(['id', 'apply_at as at', 'staff_name as by', 'made_at as madeAt', 'outcome'])
    .select(['facts_before as before', 'facts_after as after', 'problem'])
    .where(columnOf(of), '=', of.id)
    .orderBy(sql`outcome is not null`)
    .orderBy(sql`case when outcome is null then apply_at end`)
    .orderBy(sql`coalesce(settled_at, 'epoch')`, 'desc')
    .orderBy(sql`case when outcome is null then id else -id end`)
    .execute();

/** Ids of edits whose moment has come, in the order of their moments. */
export async function findDueEdits(db: Db, now: Temporal.Instant): Promise<number[]> {
  const rows = await db
    .selectFrom('scheduled_edits')
    .select('id')
    .where('outcome', 'is', null)
    .where('apply_at', '<=', new Date(now.epochMilliseconds))
    .orderBy('apply_at')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks an edit whose moment has come; undefined when somebody else applies, applied or cancelled it. */
export const lockDueEdit = ({ tx, now }: UnitOfWork, id: number) =>
  tx
    .selectFrom('scheduled_edits')
    .selectAll()
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .where('apply_at', '<=', new Date(now.epochMilliseconds))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export type DueEdit = NonNullable<Awaited<ReturnType<typeof lockDueEdit>>>;

/** Whether the locked product or category stands as a due edit expects. */
export const stillStands = (
  { id, apply_at: applyAt, content_before: before, content_after: content }: DueEdit,
  today: VersionState,
): boolean => isAsExpected(today.content, { id, applyAt, before, after: { content, facts: {} } });

/** Stores what became of a due edit, with its line of the audit log. */
export async function settleEdit(
  work: UnitOfWork,
  { id, product_id, category_id, staff_name: by }: DueEdit,
  { outcome, problem, subject }: Settlement,
): Promise<void> {
  await work.tx
    .updateTable('scheduled_edits')
    .set({ outcome, problem, settled_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', id)
    .execute();
  const of: Versioned =
    product_id === null
      ? { kind: 'category', id: category_id ?? 0 }
      : { kind: 'product', id: product_id };
  await forgetSettled(work.tx, of);
  const action = `${of.kind}.scheduled_${outcome}` as const;
  await recordAction(work, null, { action, subject, detail: problem ? { by, problem } : { by } });
}

interface Settlement {
  outcome: 'applied' | 'outdated' | 'refused';
  /** What refused it, in French. */
  problem: string | null;
  /** The product's sku, or the category's path. */
  subject: string;
}

/** Deletes all but the newest edits that had their moment. */
const forgetSettled = (tx: Tx, of: Versioned) =>
  tx
    .deleteFrom('scheduled_edits')
    .where('id', 'in', (edits) =>
      edits
        .selectFrom('scheduled_edits')
        .select('id')
        .where(columnOf(of), '=', of.id)
        .where('outcome', 'is not', null)
        .orderBy('settled_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MOST_SETTLED),
    )
    .execute();

/** The messages of a refusal, as the author of an edit reads them. */
export function problemOf(
  { code, params, violations }: Refusal,
  words: (code: string, params?: Refusal['params']) => string | null,
): string {
  const said = violations
    ? violations.map((one) => one.message ?? words(one.code ?? '', one.params ?? {}))
    : [words(code, params)];
  return [...new Set(said.filter((text) => text !== null))].join(' ') || code;
}
