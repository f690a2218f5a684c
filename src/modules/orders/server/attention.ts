import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import {
  ATTENTION_CODES,
  type Attention,
  type AttentionCode,
  type HandCode,
  holdsBack,
  isDisputed,
  type Lets,
} from '../rules/index.ts';

/** Reconciliation findings that make it uncertain whether an order was paid. */
const UNKNOWN_MONEY = ['provider_differs', 'order_differs', 'left_unpaid'];

/**
 * Every reason to review a placed order, with its exceptions. Preparation, lists, the order page, refunds and the
 * daily figures all read this derived state (O-01). Each part reads a partial index.
 */
export const attentionRows = sql<AttentionRow>`(
  select t.*,
    t.author is null and t.reason is null and exists (
      select from order_marks m where m.order_id = t.order_id and m.code = t.code
      and m.says = 'let_leave' and m.made_at >= t.since) as may_leave,
    exists (select from order_marks m where m.order_id = t.order_id and m.code = t.code
      and m.says = 'let_pay_back' and m.made_at >= t.since) as may_pay_back
  from (
    select m.order_id, m.code, m.made_at as since, m.reason, m.author, null::timestamptz as due_at
    from order_marks m
    where m.says = 'hold' and not exists (
      select from order_marks later
      where later.order_id = m.order_id and later.code = m.code and later.id > m.id)
    union all
    select o.id, 'disputed',
      coalesce(min(e.happened_at) filter (where not had.is_closed), min(e.happened_at)), null, null,
      (select min(d.due_at) from payment_disputes d
        where d.order_token = o.token and d.state = 'needs_response' and not d.is_inquiry)
    from ledger_entries e join orders o on o.token = e.order_token
    cross join lateral (
      select sum(l.amount) filter (where l.account = 'disputes') as argued,
        sum(l.amount) filter (where l.account <> 'disputes') as lost,
        exists (
          select from payment_findings f
          where f.outcome = 'won' and f.subject = e.reference and f.closed_at >= e.happened_at)
        and not exists (
          select from payment_findings f
          where f.kind = 'dispute' and f.state = 'open' and f.subject = e.reference) as is_closed
      from ledger_entries b join ledger_lines l on l.entry_id = b.id
      where b.reference = e.reference and l.account in ('disputes', 'dispute_losses', 'charged_back')
    ) as had
    where e.kind = 'dispute' and o.number is not null
      -- The bank has charged back money of the order or still disputes some, unless the team closed that finding as won
      -- (decision 0355). A new dispute of the same charge holds the order again, as does a bank that asks again.
      and (had.lost > 0 or had.argued > 0 and not had.is_closed)
    group by o.id
    union all
    select o.id, 'payment_unknown', min(f.first_seen), null, null, null
    from payment_findings f
    join orders o on o.token in (f.details->>'order', f.subject) or o.number = f.subject
    where f.state = 'open' and f.kind in (${sql.join(UNKNOWN_MONEY.map((kind) => sql.lit(kind)))})
      and o.number is not null
    group by o.id
    union all
    select o.id, 'lot_recalled', min(r.started_at), null, null, null
    from orders o
    join order_lots l on l.order_id = o.id
    join recalls r on r.lot = l.lot and r.variant_code = l.variant_code
    where o.state = 'new' and o.shipping_state = 'ready'
    group by o.id
  ) as t
)`;

interface AttentionRow {
  order_id: number;
  code: AttentionCode;
  since: Date;
  reason: string | null;
  author: string | null;
  due_at: Date | null;
  may_leave: boolean;
  may_pay_back: boolean;
}

/** Whether dispatch of order `o` is blocked, for statements that alias orders as `o`. */
export const isHeldBack = sql<boolean>`exists (
  select from ${attentionRows} as held where held.order_id = o.id and not held.may_leave)`;

/** Whether dispatch of order `o` is blocked for this reason. */
export const isHeldFor = (code: AttentionCode) => sql<boolean>`exists (
  select from ${attentionRows} as held
  where held.order_id = o.id and held.code = ${code} and not held.may_leave)`;

/** The reasons that block dispatch of order `o`, for a row of a list. */
export const heldCodes = sql<AttentionCode[]>`array(
  select held.code from ${attentionRows} as held
  where held.order_id = o.id and not held.may_leave
  order by array_position(${sql.lit(`{${ATTENTION_CODES.join()}}`)}::text[], held.code))`;

/** Reasons to review some orders, by order id, most urgent first; one statement. */
export async function findAttentionOf(
  db: Db | Tx,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Attention[]>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<AttentionRow>`
    select t.order_id, t.code, t.since, t.reason, t.author, t.due_at, t.may_leave, t.may_pay_back
    from ${attentionRows} as t
    where t.order_id = any(${[...orderIds]}::bigint[])`.execute(db);
  const sorted = rows.toSorted(
    (a, b) => ATTENTION_CODES.indexOf(a.code) - ATTENTION_CODES.indexOf(b.code),
  );
  const byOrder = Map.groupBy(sorted, (row) => Number(row.order_id));
  return new Map(
    [...byOrder].map(([id, found]) => [
      id,
      found.map(({ code, since, reason, author, due_at, may_leave, may_pay_back }) => ({
        code,
        since: new Date(since),
        reason,
        author,
        dueAt: due_at && new Date(due_at),
        mayLeave: may_leave,
        mayPayBack: may_pay_back,
      })),
    ]),
  );
}

/** Reasons to review one order, most urgent first. */
export const findAttention = async (db: Db | Tx, orderId: number): Promise<Attention[]> =>
  (await findAttentionOf(db, [orderId])).get(orderId) ?? [];

/** @throws Refusal `order.held` while dispatch of the order is blocked. */
export async function assertMayLeave({ tx }: UnitOfWork, orderId: number): Promise<void> {
  if (holdsBack(await findAttention(tx, orderId))) throw refuse('order.held');
}

/** Whether a bank took the payment of an order back, whatever exceptions were made. */
export const isUnderDispute = async (db: Db | Tx, orderId: number): Promise<boolean> =>
  (await findAttention(db, orderId)).some(({ code }) => code === 'disputed');

/** Whether a bank took the payment of an order back and no exception permits a refund. */
export const isMoneyDisputed = async (db: Db | Tx, orderId: number): Promise<boolean> =>
  isDisputed(await findAttention(db, orderId));

interface Author {
  id: number;
  name: string;
}

/**
 * Puts a locked order on hold, manually or by the shop itself (`by` null).
 * @throws Refusal `order.held_already`; `order.state` when it has left or is cancelled
 */
export async function holdOrder(
  work: UnitOfWork,
  order: { id: number; state: string; shippingState: string },
  { code, reason, by }: { code: HandCode; reason: string; by: Author | null },
): Promise<void> {
  if (order.state !== 'new' || order.shippingState !== 'ready')
    throw refuse('order.state', { state: order.state });
  const open = await findAttention(work.tx, order.id);
  if (open.some((one) => one.code === code && !one.mayLeave)) throw refuse('order.held_already');
  await mark(work, order.id, { code, says: 'hold', reason, by });
}

/**
 * Records an exception for one reason: a locked order may leave, or be refunded, despite it.
 * @throws Refusal `order.not_held` when it is not held for that reason, or no longer
 */
export async function letGo(
  work: UnitOfWork,
  { id: orderId, state }: { id: number; state: string },
  { code, lets, reason, by }: { code: AttentionCode; lets: Lets; reason: string; by: Author },
): Promise<void> {
  const found = (await findAttention(work.tx, orderId)).find((one) => one.code === code);
  const isOpen = lets === 'leave' ? !found?.mayLeave : code === 'disputed' && !found?.mayPayBack;
  if (!found || !isOpen) throw refuse('order.not_held');
  const says = lets === 'leave' ? 'let_leave' : 'let_pay_back';
  await mark(work, orderId, { code, says, reason, by });
  // The refund of a cancelled order waited for this exception; other pending refunds are retried by their own job.
  if (lets === 'pay_back' && state === 'cancelled')
    await work.announce('refund.of_cancelled', { orderId });
}

interface Mark {
  code: AttentionCode;
  says: 'hold' | 'let_leave' | 'let_pay_back';
  reason: string;
  by: Author | null;
}

async function mark(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  orderId: number,
  { code, says, reason, by }: Mark,
): Promise<void> {
  await tx
    .insertInto('order_marks')
    .values({
      order_id: orderId,
      code,
      says,
      reason,
      staff_id: by?.id ?? null,
      author: by?.name ?? null,
      made_at: new Date(now.epochMilliseconds),
    })
    .execute();
}
