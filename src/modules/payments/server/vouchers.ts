import { createHash, randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Cents } from '#kit/money.ts';
import { refuse } from '#kit/refusal.ts';
import { momentBefore } from '#platform/moment-before.ts';
import { retention } from '#registry/retention.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { bookCredit } from './ledger.ts';
import { findHeld, giveCredit } from './store-credit.ts';
import type { VouchersTable } from './tables.ts';

/** Letters and digits nobody takes for one another. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

/** `BON-ABCD-EFGH-JKLM`: sixty bits. */
const newCode = () => {
  const characters = Array.from(
    { length: LENGTH },
    () => CHARACTERS[randomInt(CHARACTERS.length)],
  ).join('');
  return `BON-${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;
};

/** As typed: spaces, dashes and capitals do not matter. */
const hashOf = (typed: string) =>
  createHash('sha256')
    .update(typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest('hex');

interface NewVoucher {
  amount: Cents;
  reason: string;
  expiresOn: Temporal.PlainDate;
  staffId: number;
  /** Whom its code is mailed to: they are told before it ends. */
  email: string;
}

/**
 * Issues a code worth an amount. Only its hash is kept: the code itself is told once, by what this
 * returns. What it pays is taxed when it is spent, as any goods (multi-purpose, directive 2006/112 art. 30b).
 */
export async function issueVoucher(
  work: UnitOfWork,
  { amount, reason, expiresOn, staffId, email }: NewVoucher,
): Promise<{ id: number; code: string }> {
  const code = newCode();
  const { id } = await work.tx
    .insertInto('vouchers')
    .values({
      code_hash: hashOf(code),
      ending: code.slice(-4),
      amount,
      reason,
      expires_on: expiresOn.toString(),
      staff_id: staffId,
      issued_at: new Date(work.now.epochMilliseconds),
      redeemed_at: null,
      customer_id: null,
      ended_at: null,
      email,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await bookCredit(work, 'voucher_issued', {
    key: String(id),
    orderToken: `voucher-${id}`,
    amount,
  });
  return { id, code };
}

type Voucher = Selectable<VouchersTable>;

/** Cents a voucher can still pay for who holds it without an account, or for this account. @throws as `redeemVoucher` */
async function leftOf(
  db: Db | Tx,
  voucher: Voucher,
  { customerId, today }: { customerId: number | null; today: Temporal.PlainDate },
): Promise<Cents> {
  // Typed again by whoever has it: it is part of their credit already.
  if (voucher.customer_id !== null && voucher.customer_id === customerId) return 0;
  if (voucher.customer_id !== null) throw refuse('voucher.used');
  if (!voucher.redeemed_at) return assertOpen(voucher, today);
  const left = await findHeld(db, { voucherId: voucher.id }, today);
  if (left === 0) throw refuse('voucher.used');
  return left;
}

/** Cents of a voucher nobody has typed yet. @throws Refusal `voucher.ended` */
function assertOpen({ amount, ended_at, expires_on }: Voucher, today: Temporal.PlainDate): Cents {
  const expiresOn = Temporal.PlainDate.from(expires_on);
  if (ended_at || Temporal.PlainDate.compare(expiresOn, today) < 0) throw refuse('voucher.ended');
  return amount;
}

const getVoucher = (db: Db | Tx, by: 'code_hash' | 'id', value: string | number) =>
  db
    .selectFrom('vouchers')
    .selectAll()
    .where(by, '=', value)
    .executeTakeFirstOrThrow(() => refuse('voucher.unknown'));

/**
 * The voucher of a typed code, with what it can still pay (cents); changes nothing.
 * @throws Refusal `voucher.unknown`, `voucher.used`, `voucher.ended`
 */
export async function readVoucher(
  db: Db | Tx,
  typed: string,
  who: { customerId: number | null; today: Temporal.PlainDate },
): Promise<{ id: number; left: Cents }> {
  const voucher = await getVoucher(db, 'code_hash', hashOf(typed));
  return { id: voucher.id, left: await leftOf(db, voucher, who) };
}

/** What a voucher that was chosen before can still pay (cents). @throws as `readVoucher` */
export const leftOfVoucher = async (
  db: Db | Tx,
  id: number,
  who: { customerId: number | null; today: Temporal.PlainDate },
): Promise<Cents> => leftOf(db, await getVoucher(db, 'id', id), who);

/**
 * Turns a voucher into credit of whoever typed its code, once: of two who type it the second one is told.
 * @throws Refusal `voucher.unknown`, `voucher.used`, `voucher.ended`
 */
export async function redeemVoucher(
  work: UnitOfWork,
  customerId: number,
  typed: string,
): Promise<Cents> {
  const { id, amount } = await getVoucher(work.tx, 'code_hash', hashOf(typed));
  await openVoucher(work, id, customerId);
  return amount;
}

/**
 * Makes credit of a voucher: of an account, or of the voucher itself for an order without one; what is left of it
 * then becomes the account's whose holder types the code there. Again, it does nothing.
 * @throws Refusal `voucher.used`, `voucher.ended`
 */
export async function openVoucher(
  work: UnitOfWork,
  id: number,
  customerId: number | null,
): Promise<void> {
  // Whoever types it too waits here, and then sees that it was.
  await work.tx.selectFrom('vouchers').select('id').where('id', '=', id).forUpdate().execute();
  const voucher = await getVoucher(work.tx, 'id', id);
  await leftOf(work.tx, voucher, { customerId, today: work.today });
  if (voucher.customer_id !== null || (voucher.redeemed_at && customerId === null)) return;
  await work.tx
    .updateTable('vouchers')
    .set({
      redeemed_at: voucher.redeemed_at ?? new Date(work.now.epochMilliseconds),
      customer_id: customerId,
      // Its account is written to from now on.
      email: customerId === null ? voucher.email : null,
    })
    .where('id', '=', id)
    .execute();
  if (voucher.redeemed_at)
    await work.tx
      .updateTable('credit_lots')
      .set({ customer_id: customerId })
      .where('voucher_id', '=', id)
      .where('customer_id', 'is', null)
      .execute();
  else
    await giveCredit(work, {
      customerId,
      voucherId: id,
      source: 'voucher',
      key: `voucher:${id}`,
      amount: voucher.amount,
      reason: `${voucher.reason} (…${voucher.ending})`,
      expiresOn: Temporal.PlainDate.from(voucher.expires_on),
      staffId: null,
    });
}

/** Vouchers nobody typed in time owe nothing any more. What its holder was not told of does not end. */
export async function endVouchers(work: UnitOfWork): Promise<void> {
  const ended = await work.tx
    .updateTable('vouchers')
    .set({ ended_at: new Date(work.now.epochMilliseconds), email: null })
    .where('redeemed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_on', '<', work.today.toString())
    .where((of) => of.or([of('reminded_at', 'is not', null), of('email', 'is', null)]))
    .returning(['id', 'amount'])
    .execute();
  for (const { id, amount } of ended)
    await bookCredit(work, 'voucher_ended', {
      key: String(id),
      orderToken: `voucher-${id}`,
      amount,
    });
}

/** Forgets whom a voucher was mailed to that was spent without an account, of which nothing is left (PRV-08). */
export async function forgetVoucherMailboxes({ tx, now }: UnitOfWork): Promise<void> {
  await tx
    .updateTable('vouchers as v')
    .set({ email: null })
    .where('v.email', 'is not', null)
    .where('v.redeemed_at', '<', momentBefore(now, retention.vouchers))
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('credit_lots as l')
            .select('l.id')
            .whereRef('l.voucher_id', '=', 'v.id')
            .where('l.left_amount', '>', 0),
        ),
      ),
    )
    .execute();
}
