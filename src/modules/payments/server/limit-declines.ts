import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';

/** The origin of a charge, and the number of declined cards allowed there in an hour. */
export interface Payer {
  /** Keyed hash of the network address. */
  visitor: string;
  /** The address itself: part of the proof of a mandate (PAY-02), stored nowhere else. */
  address: string;
  mostDeclines: number;
  /** Whether the page shows the mandate for later charges: without it no card is saved and nothing is agreed to. */
  showsMandate: boolean;
}

const hourAgo = ({ now }: Pick<UnitOfWork, 'now'>): Date =>
  new Date(now.subtract({ hours: 1 }).epochMilliseconds);

/**
 * Limits card testing: declined cards and charges in progress are counted per cart and per visitor. The caller has
 * locked the order.
 * @throws Refusal `payment.declined_often`.
 */
export async function assertFewDeclines(
  work: UnitOfWork,
  { orderToken, hash }: { orderToken: string; hash: string },
  { visitor, mostDeclines }: Payer,
): Promise<void> {
  const { tx } = work;
  await lockVisitor(tx, visitor);
  const tried = tx
    .selectFrom('payment_attempts')
    .select([
      sql<number>`count(*) filter (where order_token = ${orderToken})`.as('ofCart'),
      sql<number>`count(*) filter (where visitor = ${visitor})`.as('ofVisitor'),
    ])
    .where('hash', '<>', hash)
    .where('state', 'in', ['declined', 'confirming'])
    .where('updated_at', '>', hourAgo(work))
    .where((where) =>
      where.or([where('order_token', '=', orderToken), where('visitor', '=', visitor)]),
    );
  const { ofCart, ofVisitor } = await tried.executeTakeFirstOrThrow();
  if (ofCart >= mostDeclines || ofVisitor >= mostDeclines) throw refuse('payment.declined_often');
}

/**
 * The same for saving cards without paying, counted per customer.
 * @throws Refusal `payment.declined_often`.
 */
export async function assertFewDeclinedSetups(
  work: UnitOfWork,
  customerId: number,
  mostDeclines: number,
): Promise<void> {
  const { count } = await work.tx
    .selectFrom('payment_setups')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('state', '=', 'declined')
    .where('updated_at', '>', hourAgo(work))
    .executeTakeFirstOrThrow();
  if (count >= mostDeclines) throw refuse('payment.declined_often');
}

/** Serialises the checks of several carts of one visitor. */
const lockVisitor = (tx: Tx, visitor: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('declines of ' || ${visitor}, 0))`.execute(tx);
