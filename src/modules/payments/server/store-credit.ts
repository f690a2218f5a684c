import { sql } from 'kysely';
import { type Cents, sum } from '#kit/money.ts';
import { refuse } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { bookCredit } from './ledger.ts';
import type { CreditLotsTable } from './tables.ts';

/** Minimum days left to spend credit that was returned from an order, so that it does not expire unnoticed. */
const DAYS_AFTER_RETURN = 60;

/** The owner of credit: an account, or the holder of a voucher used without one. */
export type CreditHolder =
  | { customerId: number; voucherId?: undefined }
  | { voucherId: number; customerId?: undefined };

/** Credit to give; amounts in cents, civil days. */
export interface NewCredit {
  customerId: number | null;
  /** The voucher it comes from, or returns to. */
  voucherId?: number | undefined;
  source: CreditLotsTable['source'];
  /** Idempotency key: the same credit is given once. */
  key: string;
  amount: Cents;
  /** The reason shown to the customer. */
  reason: string;
  expiresOn: Temporal.PlainDate | null;
  staffId: number | null;
  /** Token of the refunded order, for a refund as credit. */
  orderToken?: string;
}

const BOOKED_AS = {
  grant: 'credit_granted',
  refund: 'refund',
  voucher: 'voucher_redeemed',
} as const;

/** Gives a customer credit and books it; idempotent by its key. */
export async function giveCredit(work: UnitOfWork, credit: NewCredit): Promise<void> {
  const { customerId, voucherId = null, source, key, amount, reason, expiresOn, staffId } = credit;
  const given_at = new Date(work.now.epochMilliseconds);
  const lot = await work.tx
    .insertInto('credit_lots')
    .values({
      customer_id: customerId,
      voucher_id: voucherId,
      source,
      key,
      amount,
      left_amount: amount,
      reason,
      expires_on: expiresOn?.toString() ?? null,
      reminded_at: null,
      staff_id: staffId,
      given_at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!lot) return;
  const orderToken = credit.orderToken ?? null;
  await note(work, [{ lotId: lot.id, kind: source, amount, orderToken }]);
  await bookCredit(work, BOOKED_AS[source], {
    key,
    orderToken: orderToken ?? subjectOf({ customerId, voucherId }),
    amount,
  });
}

/** The reference of a movement that belongs to no order. */
const subjectOf = (whose: { customerId: number | null; voucherId: number | null }) =>
  whose.customerId === null ? `voucher-${whose.voucherId}` : `credit-of-${whose.customerId}`;

/** Cents a customer can spend on a day. */
export const findCredit = (
  db: Db | Tx,
  customerId: number,
  today: Temporal.PlainDate,
): Promise<Cents> => findHeld(db, { customerId }, today);

/** Cents that can be spent on a day, from an account or from a voucher used without one. */
export async function findHeld(
  db: Db | Tx,
  holder: CreditHolder,
  today: Temporal.PlainDate,
): Promise<Cents> {
  const lots = await usable(db, holder, today).execute();
  return sum(lots.map(({ left }) => left));
}

const usable = (db: Db | Tx, holder: CreditHolder, today: Temporal.PlainDate) =>
  db
    .selectFrom('credit_lots')
    .select(['id', 'left_amount as left'])
    .where((of) =>
      holder.customerId === undefined
        ? of.and([of('voucher_id', '=', holder.voucherId), of('customer_id', 'is', null)])
        : of('customer_id', '=', holder.customerId),
    )
    .where('left_amount', '>', 0)
    .where((of) => of.or([of('expires_on', 'is', null), of('expires_on', '>=', today.toString())]))
    // Credit that expires first is spent first.
    .orderBy('expires_on')
    .orderBy('id');

/**
 * Pays an order with the credit of its customer or voucher, first to expire first. If two requests spend the same
 * credit, the second is refused.
 * @throws Refusal `credit.insufficient` /
 */
export async function spendCredit(
  work: UnitOfWork,
  { orderToken, amount, ...holder }: CreditHolder & { orderToken: string; amount: Cents },
): Promise<void> {
  const lots = await usable(work.tx, holder, work.today).forUpdate().execute();
  const left = sum(lots.map((lot) => lot.left));
  if (left < amount) throw refuse('credit.insufficient', { left: { cents: left } });
  const moves: Movement[] = [];
  let due = amount;
  for (const lot of lots) {
    const taken = Math.min(lot.left, due);
    if (taken === 0) break;
    due -= taken;
    moves.push({ lotId: lot.id, kind: 'spend', amount: -taken, orderToken });
  }
  await move(work, moves);
  await bookCredit(work, 'credit_spent', { key: orderToken, orderToken, amount });
}

/** Returns the credit spent on an order to its source, once. Returns the cents. */
export async function returnCredit(work: UnitOfWork, orderToken: string): Promise<Cents> {
  // A concurrent return waits here and then finds the first one.
  await sql`select pg_advisory_xact_lock(hashtextextended('credit of ' || ${orderToken}, 0))`.execute(
    work.tx,
  );
  const spent = await work.tx
    .selectFrom('credit_movements as m')
    .innerJoin('credit_lots as l', 'l.id', 'm.lot_id')
    .select(['l.id', 'l.expires_on as expiresOn', 'm.amount', 'm.kind'])
    .where('m.order_token', '=', orderToken)
    .where('m.kind', 'in', ['spend', 'return'])
    .orderBy('l.id')
    .forUpdate('l')
    .execute();
  if (spent.length === 0 || spent.some(({ kind }) => kind === 'return')) return 0;
  const moves = spent.map(
    (one): Movement => ({ lotId: one.id, kind: 'return', amount: -one.amount, orderToken }),
  );
  const earliest = work.today.add({ days: DAYS_AFTER_RETURN }).toString();
  const ending = spent.filter(({ expiresOn }) => expiresOn !== null && expiresOn < earliest);
  if (ending.length > 0)
    await work.tx
      .updateTable('credit_lots')
      .set({ expires_on: earliest, reminded_at: null })
      .where(
        'id',
        'in',
        ending.map(({ id }) => id),
      )
      .execute();
  await move(work, moves);
  const amount = sum(moves.map((one) => one.amount));
  await bookCredit(work, 'credit_returned', { key: orderToken, orderToken, amount });
  return amount;
}

/** Expires credit not spent in time. Returns the cents. */
export async function expireCredit(work: UnitOfWork): Promise<Cents> {
  const ended = work.tx
    .selectFrom('credit_lots')
    .select(['id', 'customer_id as customerId', 'voucher_id as voucherId', 'left_amount as left'])
    .where('left_amount', '>', 0)
    .where('expires_on', '<', work.today.toString())
    // Credit without a reminder does not expire yet.
    .where('reminded_at', 'is not', null)
    .orderBy('id')
    .limit(500);
  return end(work, await ended.forUpdate().execute());
}

/** Expires all credit of a person who had their account deleted, as announced to them. */
export async function forgetCredit(work: UnitOfWork, customerId: number): Promise<Cents> {
  const theirs = work.tx
    .selectFrom('credit_lots')
    .select(['id', 'customer_id as customerId', 'voucher_id as voucherId', 'left_amount as left'])
    .where('customer_id', '=', customerId)
    .where('left_amount', '>', 0)
    .orderBy('id');
  return end(work, await theirs.forUpdate().execute());
}

async function end(
  work: UnitOfWork,
  lots: readonly {
    id: number;
    customerId: number | null;
    voucherId: number | null;
    left: Cents;
  }[],
): Promise<Cents> {
  for (const { id, left, ...whose } of lots) {
    const [movement] = await move(work, [
      { lotId: id, kind: 'expiry', amount: -left, orderToken: null },
    ]);
    await bookCredit(work, 'credit_expired', {
      key: String(movement),
      orderToken: subjectOf(whose),
      amount: left,
    });
  }
  return sum(lots.map(({ left }) => left));
}

interface Movement {
  lotId: number;
  kind: 'grant' | 'refund' | 'voucher' | 'spend' | 'return' | 'expiry';
  amount: Cents;
  orderToken: string | null;
}

/** Changes the balances of locked lots; returns the ids of the movements. */
async function move(work: UnitOfWork, moves: readonly Movement[]): Promise<number[]> {
  for (const { lotId, amount } of moves)
    await work.tx
      .updateTable('credit_lots')
      .set((of) => ({ left_amount: of('left_amount', '+', amount) }))
      .where('id', '=', lotId)
      .execute();
  return note(work, moves);
}

async function note(work: UnitOfWork, moves: readonly Movement[]): Promise<number[]> {
  if (moves.length === 0) return [];
  const rows = await work.tx
    .insertInto('credit_movements')
    .values(
      moves.map(({ lotId, kind, amount, orderToken }) => ({
        lot_id: lotId,
        kind,
        amount,
        order_token: orderToken,
        moved_at: new Date(work.now.epochMilliseconds),
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Cents a staff member gave today as credit and vouchers, which count against their daily limit. */
export async function givenToday(tx: Tx, staffId: number, since: Date): Promise<Cents> {
  const { credit } = await tx
    .selectFrom('credit_lots')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('amount'), of.lit(0)).as('credit'))
    .where('staff_id', '=', staffId)
    .where('source', '=', 'grant')
    .where('given_at', '>=', since)
    .executeTakeFirstOrThrow();
  const { vouchers } = await tx
    .selectFrom('vouchers')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('amount'), of.lit(0)).as('vouchers'))
    .where('staff_id', '=', staffId)
    .where('issued_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(credit) + Number(vouchers);
}

export interface CreditLot {
  id: number;
  source: CreditLotsTable['source'];
  amount: Cents;
  left: Cents;
  reason: string;
  expiresOn: string | null;
  givenAt: Date;
}

export interface CreditMovement {
  id: number;
  kind: Movement['kind'];
  amount: Cents;
  reason: string;
  orderNumber: string | null;
  orderToken: string | null;
  movedAt: Date;
}

/** The credit of a customer: spendable amount, expiry dates, and movements, newest first. */
export async function readCredit(db: Db | Tx, customerId: number, today: Temporal.PlainDate) {
  const lots: CreditLot[] = await db
    .selectFrom('credit_lots')
    .select(['id', 'source', 'amount', 'left_amount as left', 'reason'])
    .select(['expires_on as expiresOn', 'given_at as givenAt'])
    .where('customer_id', '=', customerId)
    .where('left_amount', '>', 0)
    .orderBy('expires_on')
    .orderBy('id')
    .execute();
  const movements: CreditMovement[] = await db
    .selectFrom('credit_movements as m')
    .innerJoin('credit_lots as l', 'l.id', 'm.lot_id')
    .leftJoin('orders as o', 'o.token', 'm.order_token')
    .select(['m.id', 'm.kind', 'm.amount', 'l.reason', 'm.moved_at as movedAt'])
    .select(['o.number as orderNumber', 'm.order_token as orderToken'])
    .where('l.customer_id', '=', customerId)
    .orderBy('m.id', 'desc')
    .limit(100)
    .execute();
  return {
    balance: await findCredit(db, customerId, today),
    lots,
    movements,
    paysRenewals: await paysRenewals(db, customerId),
  };
}

/** Whether deliveries are paid with credit first; false until the customer chooses so. */
export async function paysRenewals(db: Db | Tx, customerId: number): Promise<boolean> {
  const choice = await db
    .selectFrom('credit_choices')
    .select('pays_renewals')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return choice?.pays_renewals ?? false;
}

/** Saves that choice. */
export async function chooseRenewals(
  work: UnitOfWork,
  customerId: number,
  isPaying: boolean,
): Promise<void> {
  const chosen = {
    pays_renewals: isPaying,
    chosen_at: new Date(work.now.epochMilliseconds),
  };
  await work.tx
    .insertInto('credit_choices')
    .values({ customer_id: customerId, ...chosen })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(chosen))
    .execute();
}
