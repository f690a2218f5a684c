import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';

/** From where a charge is asked for, and how many cards may be declined there in an hour. */
export interface Payer {
  /** Keyed hash of the network address. */
  visitor: string;
  /** The address itself: part of the proof of a mandate (PAY-02), kept nowhere else. */
  address: string;
  mostDeclines: number;
  /** They are shown what a card that is kept is charged for: without it none is, and nothing is agreed to. */
  showsMandate: boolean;
}

const hourAgo = ({ now }: Pick<UnitOfWork, 'now'>): Date =>
  new Date(now.subtract({ hours: 1 }).epochMilliseconds);

/**
 * Whoever tries cards out finds a closed door after a few: those of one cart and those of one visitor
 * are counted, with those being charged right now. The caller holds the order.
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
 * The same for cards that are to be saved without paying: those of one customer are counted.
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

/** Several carts of one visitor are judged one after the other. */
const lockVisitor = (tx: Tx, visitor: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('declines of ' || ${visitor}, 0))`.execute(tx);
