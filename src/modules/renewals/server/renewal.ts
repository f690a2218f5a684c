import type { Updateable } from 'kysely';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { RenewalState, RenewalsTable } from './tables.ts';

/** The payment of one delivery of a subscription. Civil dates. */
export interface Renewal {
  cycleId: number;
  state: RenewalState;
  orderId: number | null;
  tries: number;
  firstTriedOn: string | null;
  errorCode: string | null;
  nextTryOn: string | null;
  /** Code of the subscription, and number of the delivery. */
  code: string;
  number: number;
}

const select = (db: Db | Tx) =>
  db
    .selectFrom('renewals as r')
    .innerJoin('subscription_cycles as c', 'c.id', 'r.cycle_id')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .select(['r.cycle_id as cycleId', 'r.state', 'r.order_id as orderId', 'r.tries'])
    .select(['r.first_tried_on as firstTriedOn', 'r.error_code as errorCode'])
    .select(['r.next_try_on as nextTryOn', 's.code', 'c.number']);

/** The renewal of a delivery, or null. */
export async function findRenewal(db: Db | Tx, cycleId: number): Promise<Renewal | null> {
  return (await select(db).where('r.cycle_id', '=', cycleId).executeTakeFirst()) ?? null;
}

/** The renewal an order was placed for, or null. */
export async function findRenewalOfOrder(db: Db | Tx, orderId: number): Promise<Renewal | null> {
  return (await select(db).where('r.order_id', '=', orderId).executeTakeFirst()) ?? null;
}

/** The unpaid renewal of a subscription, or null. */
export async function findFailedRenewal(db: Db | Tx, code: string): Promise<Renewal | null> {
  const found = select(db).where('s.code', '=', code).where('r.state', '=', 'failed');
  return (await found.executeTakeFirst()) ?? null;
}

type Change = Omit<Updateable<RenewalsTable>, 'cycle_id' | 'updated_at'>;

/** Saves the state of a renewal; the caller has locked its subscription. */
export async function saveRenewal(
  work: UnitOfWork,
  cycleId: number,
  change: Change,
): Promise<void> {
  await work.tx
    .updateTable('renewals')
    .set({ ...change, updated_at: new Date(work.now.epochMilliseconds) })
    .where('cycle_id', '=', cycleId)
    .execute();
}

/** Deletes a renewal without result: the delivery was postponed, skipped or stopped first. */
export async function dropRenewal(work: UnitOfWork, cycleId: number): Promise<void> {
  await work.tx.deleteFrom('renewals').where('cycle_id', '=', cycleId).execute();
}
