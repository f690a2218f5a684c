import { sql } from 'kysely';
import { toCivilDate } from '#kit/dates.ts';
import type { Cents } from '#kit/money.ts';
import { bookMovement, findPaidAhead } from '#modules/books/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { Attempt } from './attempt.ts';
import { lockAttempt } from './queries.ts';
import type { LedgerAccount, LedgerEntriesTable } from './tables.ts';

/** A movement of money. `key` makes it a single entry, even when reported again. */
interface Movement {
  key: string;
  kind: LedgerEntriesTable['kind'];
  orderToken: string;
  reference: string;
  /** The accounts that are debited and credited with the amount. */
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: Cents;
}

/** Books a movement in the transaction of the change it belongs to; idempotent by its key. */
async function book(work: UnitOfWork, movement: Movement): Promise<void> {
  const { key, kind, orderToken: order_token, reference, debit, credit, amount } = movement;
  const entry = await work.tx
    .insertInto('ledger_entries')
    .values({
      key,
      kind,
      order_token,
      reference,
      happened_at: new Date(work.now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id as entry_id')
    .executeTakeFirst();
  if (!entry) return;
  const lines = [
    { account: debit, amount },
    { account: credit, amount: -amount },
  ];
  await work.tx
    .insertInto('ledger_lines')
    .values(lines.map((line) => ({ ...entry, ...line })))
    .execute();
  const day = toCivilDate(work.now).toString();
  await bookMovement(work, { key, kind, day, reference, orderToken: order_token, lines });
}

/** The ledger account that holds the money of an attempt. */
const accountOf = ({ provider }: Attempt): LedgerAccount =>
  provider === 'offline' ? 'bank' : `clearing.${provider}`;

const about = (attempt: Attempt) => ({
  orderToken: attempt.orderToken,
  reference: attempt.providerReference ?? attempt.hash,
});

/** The provider captured the payment of an attempt. */
export const bookCapture = (work: UnitOfWork, attempt: Attempt): Promise<void> =>
  book(work, {
    key: `capture:${attempt.hash}`,
    kind: 'capture',
    ...about(attempt),
    debit: accountOf(attempt),
    credit: 'receivable',
    amount: attempt.amount,
  });

/** The provider refunded part of an attempt. `key` identifies the refund. */
export const bookRefund = (
  work: UnitOfWork,
  attempt: Attempt,
  { key, amount }: { key: string; amount: Cents },
): Promise<void> =>
  book(work, {
    key: `refund:${key}`,
    kind: 'refund',
    ...about(attempt),
    debit: 'refunds',
    credit: accountOf(attempt),
    amount,
  });

/** The provider's fee. */
export const bookFee = (work: UnitOfWork, attempt: Attempt, amount: Cents): Promise<void> =>
  book(work, {
    key: `fee:${attempt.hash}`,
    kind: 'fee',
    ...about(attempt),
    debit: 'fees',
    credit: accountOf(attempt),
    amount,
  });

/** Accounts for money a bank took back of a charge, while contested and once lost. */
const DISPUTE_ACCOUNTS = ['disputes', 'dispute_losses', 'charged_back'] as const;

/** The non-zero balances of these accounts for one charge. */
const findDisputeBalances = (db: Db | Tx, reference: string) =>
  db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_lines as l', 'l.entry_id', 'e.id')
    .select(['l.account', sql<number>`sum(l.amount)::int`.as('amount')])
    .where('e.reference', '=', reference)
    .where('l.account', 'in', DISPUTE_ACCOUNTS)
    .groupBy('l.account')
    .having(sql<boolean>`sum(l.amount) > 0`)
    .orderBy('l.account')
    .execute();

/**
 * Key of an entry about disputes of a charge, numbered by their count; the caller has locked the attempt, so numbers
 * are unique.
 */
async function nameOf({ tx }: UnitOfWork, attempt: Attempt): Promise<string> {
  const { count } = await tx
    .selectFrom('ledger_entries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('reference', '=', about(attempt).reference)
    .where('kind', 'in', ['dispute', 'dispute_won', 'dispute_lost'])
    .executeTakeFirstOrThrow();
  return count > 0 ? `${attempt.hash}:${count + 1}` : attempt.hash;
}

/** Money that banks took back of one charge, in cents. */
export interface DisputedMoney {
  /** All they took and did not return. */
  taken: Cents;
  /** The part of it that is still contested. */
  argued: Cents;
}

/**
 * Books the difference to the last report (REL-15): amounts banks took, returned, even after a write-off, or keep.
 * Idempotent. Returns the amount returned, in cents.
 */
export async function bookDisputes(
  work: UnitOfWork,
  attempt: Attempt,
  { taken, argued }: DisputedMoney,
): Promise<Cents> {
  await lockAttempt(work.tx, attempt.hash);
  const { reference } = about(attempt);
  const balances = await findDisputeBalances(work.tx, reference);
  const booked = balances.reduce((all, { amount }) => all + amount, 0);
  if (taken > booked)
    await book(work, {
      key: `dispute:${await nameOf(work, attempt)}`,
      kind: 'dispute',
      ...about(attempt),
      debit: 'disputes',
      credit: accountOf(attempt),
      amount: taken - booked,
    });
  // Money returned after a write-off is taken from the loss accounts first.
  const open = balances.find(({ account }) => account === 'disputes')?.amount ?? 0;
  const writtenOff = Math.max(0, booked - open - (taken - argued));
  const back = Math.max(0, booked - taken);
  let [fromLosses, fromOpen] = [Math.min(back, writtenOff), back - Math.min(back, writtenOff)];
  for (const { account, amount } of balances) {
    const part = Math.min(amount, account === 'disputes' ? fromOpen : fromLosses);
    if (part === 0) continue;
    if (account === 'disputes') fromOpen -= part;
    else fromLosses -= part;
    await book(work, {
      key: `dispute-won:${await nameOf(work, attempt)}`,
      kind: 'dispute_won',
      ...about(attempt),
      debit: accountOf(attempt),
      credit: account,
      amount: part,
    });
  }
  await bookDisputeLost(work, attempt, argued);
  return back;
}

/**
 * Books that the cardholder's bank keeps what it took, except for what is still contested, in cents. The part paid
 * but not invoiced was returned to the customer that way; the invoiced part is a loss. Idempotent.
 */
export async function bookDisputeLost(
  work: UnitOfWork,
  attempt: Attempt,
  argued: Cents = 0,
): Promise<void> {
  await lockAttempt(work.tx, attempt.hash);
  const { reference, orderToken } = about(attempt);
  const balances = await findDisputeBalances(work.tx, reference);
  const open = balances.find(({ account }) => account === 'disputes')?.amount ?? 0;
  const amount = Math.max(0, open - argued);
  const paidAhead = Math.min(amount, await findPaidAhead(work.tx, orderToken));
  const parts = [
    { debit: 'dispute_losses', amount: amount - paidAhead },
    { debit: 'charged_back', amount: paidAhead },
  ] as const;
  for (const part of parts)
    if (part.amount > 0)
      await book(work, {
        key: `dispute-lost:${await nameOf(work, attempt)}`,
        kind: 'dispute_lost',
        ...about(attempt),
        credit: 'disputes',
        ...part,
      });
}

/** Cents a bank took back of an attempt and did not return, including what is lost for good. */
export async function findDisputed(db: Db | Tx, attempt: Attempt): Promise<Cents> {
  const balances = await findDisputeBalances(db, about(attempt).reference);
  return balances.reduce((all, { amount }) => all + amount, 0);
}

/** Whether a bank ever took back part of an attempt. */
export async function wasDisputed(db: Db | Tx, attempt: Attempt): Promise<boolean> {
  const entry = await db
    .selectFrom('ledger_entries')
    .select('id')
    .where('reference', '=', about(attempt).reference)
    .where('kind', '=', 'dispute')
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Whether money a bank took of a charge was neither returned nor written off. */
export async function isDisputeBooked(db: Db | Tx, reference: string): Promise<boolean> {
  const balances = await findDisputeBalances(db, reference);
  return balances.some(({ account }) => account === 'disputes');
}

interface BankMovement {
  orderToken: string;
  /** The bank's reference of it. */
  reference: string;
  amount: Cents;
}

/** A cheque or transfer was received. */
export const bookReceipt = (work: UnitOfWork, movement: BankMovement): Promise<void> =>
  book(work, {
    key: `receipt:${movement.reference}`,
    kind: 'receipt',
    ...movement,
    debit: 'bank',
    credit: 'receivable',
  });

/** An overpayment was returned by transfer. */
export const bookReturn = (work: UnitOfWork, movement: BankMovement): Promise<void> =>
  book(work, {
    key: `return:${movement.reference}`,
    kind: 'return',
    ...movement,
    debit: 'receivable',
    credit: 'bank',
  });

/** A refund by transfer. `key` identifies the refund. */
export const bookBankRefund = (
  work: UnitOfWork,
  key: string,
  movement: BankMovement,
): Promise<void> =>
  book(work, {
    key: `refund:${key}`,
    kind: 'refund',
    ...movement,
    debit: 'refunds',
    credit: 'bank',
  });

interface CreditMovement {
  /** Identifies the movement: it is booked once. */
  key: string;
  /** Token of the order, or another reference for a movement without order. */
  orderToken: string;
  amount: Cents;
}

const credits = {
  /** Given by the team as goodwill. */
  credit_granted: { debit: 'goodwill', credit: 'store_credit' },
  /** Used to pay an order. */
  credit_spent: { debit: 'store_credit', credit: 'receivable' },
  /** Returned because the order was cancelled. */
  credit_returned: { debit: 'receivable', credit: 'store_credit' },
  /** Expired, or its customer's account was deleted. */
  credit_expired: { debit: 'store_credit', credit: 'goodwill' },
  /** A refund paid as store credit. */
  refund: { debit: 'refunds', credit: 'store_credit' },
  voucher_issued: { debit: 'goodwill', credit: 'vouchers' },
  voucher_redeemed: { debit: 'vouchers', credit: 'store_credit' },
  voucher_ended: { debit: 'vouchers', credit: 'goodwill' },
} as const satisfies Partial<
  Record<LedgerEntriesTable['kind'], { debit: LedgerAccount; credit: LedgerAccount }>
>;

/** Books an increase or decrease of store credit and vouchers owed (O-23). */
export const bookCredit = (
  work: UnitOfWork,
  kind: keyof typeof credits,
  { key, orderToken, amount }: CreditMovement,
): Promise<void> =>
  book(work, {
    key: `${kind}:${key}`,
    kind,
    orderToken,
    reference: `credit:${orderToken}`,
    ...credits[kind],
    amount,
  });

/** The ledger amounts of one charge, in cents. */
export interface Booked {
  reference: string;
  orderToken: string;
  captured: Cents;
  refunded: Cents;
  disputed: Cents;
  fee: Cents;
}

/** Charges with movements since an instant, with their ledger amounts. */
export async function findBooked(db: Db | Tx, since: Temporal.Instant): Promise<Booked[]> {
  const { rows } = await sql<Booked>`
    select e.reference, min(e.order_token) as "orderToken",
           coalesce(sum(-l.amount) filter (where l.account = 'receivable'), 0)::int as captured,
           coalesce(sum(l.amount) filter (where l.account = 'refunds'), 0)::int as refunded,
           coalesce(sum(l.amount) filter (
             where l.account in ('disputes', 'dispute_losses', 'charged_back')), 0)::int as disputed,
           coalesce(sum(l.amount) filter (where l.account = 'fees'), 0)::int as fee
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.reference in (select reference from ledger_entries
                          where happened_at >= ${new Date(since.epochMilliseconds)})
    group by e.reference`.execute(db);
  return rows;
}

/** The balance of each account in cents; they add up to zero. */
export async function findBalances(
  db: Db | Tx,
): Promise<{ account: LedgerAccount; balance: Cents }[]> {
  return db
    .selectFrom('ledger_lines')
    .select(['account', sql<number>`sum(amount)`.as('balance')])
    .groupBy('account')
    .orderBy('account')
    .execute();
}
