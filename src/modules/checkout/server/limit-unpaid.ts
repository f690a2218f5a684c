import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Order } from '#modules/orders/server/index.ts';
import { visitorKey } from '#platform/visitor-key.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';

/** The visitor who places an order, and the limits on their unpaid orders (docs/operations.md). */
export interface Placer {
  visitor: string;
  mostOrdersOfVisitor: number;
  mostOrdersOfMailbox: number;
  mostPieces: number;
  /** Payment deadline in days for a guest's cheque or transfer. */
  guestDays: number;
}

/** The visitor at this network address. */
export const placerAt = ({ config }: Pick<AppContext, 'config'>, address: string): Placer => ({
  visitor: visitorKey(config, address),
  mostOrdersOfVisitor: config.UNPAID_ORDERS_PER_ADDRESS,
  mostOrdersOfMailbox: config.UNPAID_ORDERS_PER_MAILBOX,
  mostPieces: config.UNPAID_PIECES,
  guestDays: config.GUEST_HOLD_DAYS,
});

/** Hours a cancelled order still counts, so that cancelling does not reset the limit at once. */
const CANCELLED_HOURS = 24;

/** SQL condition: the order holds stock or was cancelled recently; `o` is the order, `u` its row. */
const counts = (since: Date) => sql<boolean>`(
  (o.state = 'new' and o.payment_state = 'awaiting_payment')
  or (o.state = 'cancelled' and u.placed_at > ${since}))`;

const sinceWhen = ({ now }: Pick<UnitOfWork, 'now'>): Date =>
  new Date(now.subtract({ hours: CANCELLED_HOURS }).epochMilliseconds);

/**
 * Limits unpaid orders per visitor, mailbox and account, because an unpaid order reserves stock and
 * sends a mail to an address nobody verified. Counts this order too. Concurrent calls are
 * serialised by locks.
 * @throws Refusal `checkout.unpaid_orders`.
 */
export async function countUnpaid(work: UnitOfWork, order: Order, placer: Placer): Promise<void> {
  const { visitor } = placer;
  const { email, customerId } = order;
  await lockInTurn(work, email, customerId, visitor);
  const requested = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const box = sql<string | null>`mailbox_of(${email}::text)`;
  const isOwn = sql<boolean>`(mailbox_of(o.email) = ${box} or o.customer_id = ${customerId}::bigint)`;
  // A union of three indexed lookups: one combined condition would scan all unpaid orders.
  const { numAffectedRows = 0n } = await sql`
    with mine as (
      select order_id from unpaid_orders where visitor = ${visitor}
      union
      select id from orders where mailbox_of(email) = ${box} and placed_at is not null
      union
      select id from orders where customer_id = ${customerId}::bigint and placed_at is not null
    ), open as (
      select count(*) filter (where u.visitor = ${visitor}) as of_visitor,
        count(*) filter (where ${isOwn}) as of_mailbox,
        coalesce(sum((select sum(quantity) from order_items i where i.order_id = o.id))
          filter (where o.state = 'new'), 0) as pieces
      from mine join unpaid_orders u using (order_id) join orders o on o.id = u.order_id
      where ${counts(sinceWhen(work))}
    )
    insert into unpaid_orders (order_id, visitor, placed_at)
    select ${order.id}::bigint, ${visitor}, ${new Date(work.now.epochMilliseconds)}::timestamptz
    from open
    where of_visitor < ${placer.mostOrdersOfVisitor}::integer
      and of_mailbox < ${placer.mostOrdersOfMailbox}::integer
      and pieces + ${requested}::integer <= ${placer.mostPieces}::integer`.execute(work.tx);
  if (numAffectedRows === 0n) throw refuse('checkout.unpaid_orders');
}

/** Takes the locks in sorted order, so that two transactions cannot deadlock. */
async function lockInTurn(
  { tx }: UnitOfWork,
  email: string | null,
  customerId: number | null,
  visitor: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(key) from (
    select distinct hashtextextended(name, 0) as key
    from unnest(array['unpaid of ' || ${visitor}, 'unpaid to ' || mailbox_of(${email}::text),
      'unpaid by ' || ${customerId}::bigint]) as name
    where name is not null order by key) as keys`.execute(tx);
}

/** Deletes the visitor of orders that are paid, or were cancelled a while ago. */
export async function forgetPlacers({ db, clock }: AppContext): Promise<void> {
  const since = sinceWhen({ now: clock.now() });
  await sql`delete from unpaid_orders u using orders o
    where o.id = u.order_id and not ${counts(since)}`.execute(db);
}
