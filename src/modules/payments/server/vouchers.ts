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

/** Letters and digits that cannot be confused. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

/** A random code of sixty bits, `BON-ABCD-EFGH-JKLM`. */
const newCode = () => {
  const characters = Array.from(
    { length: LENGTH },
    () => CHARACTERS[randomInt(CHARACTERS.length)],
  ).join('');
  return `BON-${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;
};

/** Hash of a code, ignoring spaces, dashes and case. */
const hashOf = (typed: string) =>
  createHash('sha256')
    .update(typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest('hex');

interface NewVoucher {
  amount: Cents;
  reason: string;
  expiresOn: Temporal.PlainDate;
  staffId: number;
  /** E-mail the code is sent to, also for the notice before it expires. */
  email: string;
}

/**
 * Issues a code worth an amount. Only its hash is stored: the code is returned once, here. VAT is due when it is
 * spent, as for any goods (multi-purpose, directive 2006/112 art. 30b).
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

/**
 * Cents a voucher can still pay for a guest, or for this account.
 * @throws as `redeemVoucher`
 */
async function leftOf(
  db: Db | Tx,
  voucher: Voucher,
  { customerId, today }: { customerId: number | null; today: Temporal.PlainDate },
): Promise<Cents> {
  // The account redeemed it before: it is part of its credit already.
  if (voucher.customer_id !== null && voucher.customer_id === customerId) return 0;
  if (voucher.customer_id !== null) throw refuse('voucher.used');
  if (!voucher.redeemed_at) return assertOpen(voucher, today);
  const left = await findHeld(db, { voucherId: voucher.id }, today);
  if (left === 0) throw refuse('voucher.used');
  return left;
}

/**
 * Cents of a voucher not redeemed yet.
 * @throws Refusal `voucher.ended`
 */
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
 * The voucher with an entered code, and its remaining cents; changes nothing.
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

/**
 * Remaining cents of a voucher chosen earlier.
 * @throws as `readVoucher`
 */
export const leftOfVoucher = async (
  db: Db | Tx,
  id: number,
  who: { customerId: number | null; today: Temporal.PlainDate },
): Promise<Cents> => leftOf(db, await getVoucher(db, 'id', id), who);

/**
 * Turns a voucher into credit of the account that entered its code, once: of two concurrent requests, the second is
 * refused.
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
 * Turns a voucher into credit of an account, or of the voucher itself for a guest order. The rest of the latter goes
 * to the account where the code is entered later. Idempotent.
 * @throws Refusal `voucher.used`, `voucher.ended`
 */
export async function openVoucher(
  work: UnitOfWork,
  id: number,
  customerId: number | null,
): Promise<void> {
  // A concurrent request waits here and then finds it redeemed.
  await work.tx.selectFrom('vouchers').select('id').where('id', '=', id).forUpdate().execute();
  const voucher = await getVoucher(work.tx, 'id', id);
  await leftOf(work.tx, voucher, { customerId, today: work.today });
  if (voucher.customer_id !== null || (voucher.redeemed_at && customerId === null)) return;
  await work.tx
    .updateTable('vouchers')
    .set({
      redeemed_at: voucher.redeemed_at ?? new Date(work.now.epochMilliseconds),
      customer_id: customerId,
      // From now on, notices go to its account.
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

/** Expires vouchers not redeemed in time, except those whose expiry was not announced. */
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

/** Erases the e-mail of a voucher that a guest has spent completely (PRV-08). */
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
