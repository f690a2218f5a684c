import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { refuse } from '#kit/refusal.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { Standing } from '../rules/index.ts';
import type { Effect } from './find-impact.ts';

const select = (db: Db | Tx) =>
  db
    .selectFrom('planned_changes as c')
    .select(['c.id', 'c.kind', 'c.state', 'c.reason', 'c.notice_days as noticeDays'])
    .select(['c.applies_on as appliesOn', 'c.announce_on as announceOn', 'c.concerns'])
    .select(['c.variant_code as variantCode', 'c.replaced_by as replacedBy'])
    .select(['c.staff_name as staffName', 'c.created_at as createdAt', 'c.closed_at as closedAt'])
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('planned_change_effects as e')
          .innerJoin('product_variants as v', 'v.code', 'e.variant_code')
          .innerJoin('products as p', 'p.id', 'v.product_id')
          .select(['e.variant_code as variantCode', 'e.channel_code as channel'])
          .select(['e.before', 'e.after', 'e.one_off as oneOff'])
          .select(['p.name as productName', 'v.format as variantName'])
          .whereRef('e.change_id', '=', 'c.id')
          .orderBy('e.variant_code')
          .orderBy('e.channel_code'),
      ).as('effects'),
    );

export type PlannedChange = Awaited<ReturnType<typeof getChange>>;

/**
 * A planned change by its number.
 * @throws Refusal `planned_change.unknown`
 */
export async function getChange(db: Db | Tx, id: number) {
  const found = await select(db).where('c.id', '=', id).executeTakeFirst();
  if (!found) throw refuse('planned_change.unknown');
  return found;
}

/** As `getChange`, locked against being applied or stopped meanwhile. */
export async function lockChange(tx: Tx, id: number): Promise<PlannedChange> {
  await tx.selectFrom('planned_changes').select('id').where('id', '=', id).forUpdate().execute();
  return getChange(tx, id);
}

/** Planned changes, newest first. */
export async function listChanges(db: Db, { offset, itemsPerPage }: Slice) {
  const [changes, { total }] = await Promise.all([
    select(db).orderBy('c.id', 'desc').offset(offset).limit(itemsPerPage).execute(),
    db
      .selectFrom('planned_changes')
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { changes, total: Number(total) };
}

interface Slice {
  offset: number;
  itemsPerPage: number;
}

/** Changes that wait for their day or have subscriptions that are not done. */
export async function findOpenChanges(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from planned_changes c where state = 'planned' or exists (
      select from planned_change_subscriptions r where r.change_id = c.id and r.outcome is null)
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A notice that no mail server accepted for this long counts as not delivered. */
const MAIL_HOURS = 1;

/** The standing of a subscription; for one that is done, its outcome. */
const standingAt = (now: Temporal.Instant) => sql<Standing>`case
  when r.outcome is not null then r.outcome
  when s.status = 'stopped' then 'left'
  when r.told_at is not null then 'told'
  when r.written_at < ${new Date(now.subtract({ hours: MAIL_HOURS }).epochMilliseconds)}
    then 'mail_failed'
  when r.written_at is not null then 'written'
  else 'waiting' end`;

/** Number of subscriptions by change and standing. One query. */
export async function countStandings(db: Db, ids: readonly number[], now: Temporal.Instant) {
  const { rows } = await sql<{ id: number; standing: Standing; count: number }>`
    select r.change_id as id, ${standingAt(now)} as standing, count(*)::integer as count
    from planned_change_subscriptions r join subscriptions s on s.id = r.subscription_id
    where r.change_id = any(${[...ids]}::integer[]) group by 1, 2`.execute(db);
  return rows;
}

/** A subscription affected by a change, for the back office. */
export interface TouchedSubscription {
  code: string;
  name: string;
  email: string;
  standing: Standing;
  writtenAt: Date | null;
  toldAt: Date | null;
  answer: 'accept' | 'keep' | 'other' | 'skip' | 'pause' | 'leave' | null;
  answerVariant: string | null;
  reason: string | null;
  difference: number;
}

/** The subscriptions a change affects, by code, with their total number. Two queries. */
export async function listTouched(
  db: Db,
  { id, wanted, now }: { id: number; wanted: Standing | undefined; now: Temporal.Instant },
  { offset, itemsPerPage }: Slice,
): Promise<{ rows: TouchedSubscription[]; total: number }> {
  const standing = standingAt(now);
  const of = sql`from planned_change_subscriptions r
    join subscriptions s on s.id = r.subscription_id
    join customers c on c.id = s.customer_id
    where r.change_id = ${id} and (${wanted ?? null}::text is null or ${standing} = ${wanted ?? null})`;
  const [{ rows }, counted] = await Promise.all([
    sql<TouchedSubscription>`
      select s.code, concat_ws(' ', c.first_name, c.last_name) as name, c.email,
        ${standing} as standing, r.written_at as "writtenAt", r.told_at as "toldAt", r.answer,
        r.answer_variant as "answerVariant", r.outcome_reason as reason,
        coalesce((select sum(i.quantity * (e.after - e.before)) from planned_change_effects e
          join subscription_items i on i.variant_code = e.variant_code
          where e.change_id = r.change_id and e.channel_code = s.channel
            and i.subscription_id = s.id), 0)::integer as difference
      ${of} order by s.id offset ${offset} limit ${itemsPerPage}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total ${of}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The price effects of a change, for `findImpact`. */
export const effectsOf = ({ effects }: PlannedChange): Effect[] =>
  effects.map(({ variantCode, channel, before, after }) => ({
    variantCode,
    channel,
    before,
    after,
  }));
