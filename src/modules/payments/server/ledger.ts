import { sql } from 'kysely';
import { toCivilDate } from '#kit/dates.ts';
import type { Cents } from '#kit/money.ts';
import { bookMovement, findPaidAhead } from '#modules/books/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { Attempt } from './attempt.ts';
import { lockAttempt } from './queries.ts';
import type { LedgerAccount, LedgerEntriesTable } from './tables.ts';

/** Something that moved money. `key` makes it one entry, however often it is told. */
interface Movement {
  key: string;
  kind: LedgerEntriesTable['kind'];
  orderToken: string;
  reference: string;
  /** The account that grows, and the one that shrinks, by as much. */
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: Cents;
}

/** Writes a movement in the transaction of the change it belongs to; again, it does nothing. */
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

/** Where the money of an attempt lies. */
const accountOf = ({ provider }: Attempt): LedgerAccount =>
  provider === 'offline' ? 'bank' : `clearing.${provider}`;

const about = (attempt: Attempt) => ({
  orderToken: attempt.orderToken,
  reference: attempt.providerReference ?? attempt.hash,
});

/** The provider took the money of an attempt. */
export const bookCapture = (work: UnitOfWork, attempt: Attempt): Promise<void> =>
  book(work, {
    key: `capture:${attempt.hash}`,
    kind: 'capture',
    ...about(attempt),
    debit: accountOf(attempt),
    credit: 'receivable',
    amount: attempt.amount,
  });

/** The provider gave money of an attempt back. `key` names the refund. */
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

/** What the provider kept for its work. */
export const bookFee = (work: UnitOfWork, attempt: Attempt, amount: Cents): Promise<void> =>
  book(work, {
    key: `fee:${attempt.hash}`,
    kind: 'fee',
    ...about(attempt),
    debit: 'fees',
    credit: accountOf(attempt),
    amount,
  });

/** Accounts that hold what a bank took back of a charge, while it is argued about and once it is lost. */
const DISPUTE_ACCOUNTS = ['disputes', 'dispute_losses', 'charged_back'] as const;

/** What each of them holds of one charge, where it holds anything. */
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

/** Names an entry about disputes of a charge by how many there are; the attempt is locked, so that no two have one. */
async function nameOf({ tx }: UnitOfWork, attempt: Attempt): Promise<string> {
  const { count } = await tx
    .selectFrom('ledger_entries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('reference', '=', about(attempt).reference)
    .where('kind', 'in', ['dispute', 'dispute_won', 'dispute_lost'])
    .executeTakeFirstOrThrow();
  return count > 0 ? `${attempt.hash}:${count + 1}` : attempt.hash;
}

/** What banks have of one charge, in cents. */
export interface DisputedMoney {
  /** All they took and did not give back. */
  taken: Cents;
  /** The part of it that is still argued about. */
  argued: Cents;
}

/**
 * Books what moved since the last time (REL-15): what banks took, what came back, also where it was written off, and
 * what they keep. Told again, it books nothing. Returns what came back, in cents.
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
  // What was written off and came back all the same leaves the accounts of losses first.
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
 * The bank of the cardholder keeps what it took, but for what is still argued about, in cents. What the customer had
 * paid and was not invoiced went back to them by it; what was invoiced is a loss. Again, it does nothing.
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

/** What a bank took back of an attempt and did not give back, in cents; also when it is lost for good. */
export async function findDisputed(db: Db | Tx, attempt: Attempt): Promise<Cents> {
  const balances = await findDisputeBalances(db, about(attempt).reference);
  return balances.reduce((all, { amount }) => all + amount, 0);
}

/** Whether a bank took something of an attempt before, whatever became of it. */
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

/** Whether something a bank took of a charge was neither given back nor written off. */
export async function isDisputeBooked(db: Db | Tx, reference: string): Promise<boolean> {
  const balances = await findDisputeBalances(db, reference);
  return balances.some(({ account }) => account === 'disputes');
}

interface BankMovement {
  orderToken: string;
  /** The bank's own name of it. */
  reference: string;
  amount: Cents;
}

/** A cheque or a transfer arrived. */
export const bookReceipt = (work: UnitOfWork, movement: BankMovement): Promise<void> =>
  book(work, {
    key: `receipt:${movement.reference}`,
    kind: 'receipt',
    ...movement,
    debit: 'bank',
    credit: 'receivable',
  });

/** More had come than was due, and went back by transfer. */
export const bookReturn = (work: UnitOfWork, movement: BankMovement): Promise<void> =>
  book(work, {
    key: `return:${movement.reference}`,
    kind: 'return',
    ...movement,
    debit: 'receivable',
    credit: 'bank',
  });

/** Money went back by transfer. `key` names the refund. */
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
  /** Names the movement: it is one however often it is told. */
  key: string;
  /** Of the order it belongs to, or a name for what belongs to none. */
  orderToken: string;
  amount: Cents;
}

const credits = {
  /** Given by the team, for no money. */
  credit_granted: { debit: 'goodwill', credit: 'store_credit' },
  /** It pays an order. */
  credit_spent: { debit: 'store_credit', credit: 'receivable' },
  /** The order it paid was cancelled. */
  credit_returned: { debit: 'receivable', credit: 'store_credit' },
  /** Its last day is over, or its customer is gone. */
  credit_expired: { debit: 'store_credit', credit: 'goodwill' },
  /** What was paid for an order goes back as credit. */
  refund: { debit: 'refunds', credit: 'store_credit' },
  voucher_issued: { debit: 'goodwill', credit: 'vouchers' },
  voucher_redeemed: { debit: 'vouchers', credit: 'store_credit' },
  voucher_ended: { debit: 'vouchers', credit: 'goodwill' },
} as const satisfies Partial<
  Record<LedgerEntriesTable['kind'], { debit: LedgerAccount; credit: LedgerAccount }>
>;

/** What is owed as store credit, or by vouchers, grows or shrinks (O-23). */
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

/** What the ledger says of one charge, in cents. */
export interface Booked {
  reference: string;
  orderToken: string;
  captured: Cents;
  refunded: Cents;
  disputed: Cents;
  fee: Cents;
}

/** Charges that moved money since an instant, as they were booked. */
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

/** What each account holds, in cents; together they come to nothing. */
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
