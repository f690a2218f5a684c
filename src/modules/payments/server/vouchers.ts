import { createHash, randomInt } from 'node:crypto';
import type { Cents } from '#kit/money.ts';
import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { bookCredit } from './ledger.ts';
import { giveCredit } from './store-credit.ts';

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
}

/**
 * Issues a code worth an amount. Only its hash is kept: the code itself is told once, by what this
 * returns. What it pays is taxed when it is spent, as any goods (multi-purpose, directive 2006/112 art. 30b).
 */
export async function issueVoucher(
  work: UnitOfWork,
  { amount, reason, expiresOn, staffId }: NewVoucher,
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

/**
 * Turns a voucher into credit of whoever typed its code, once: of two who type it the second one is told.
 * @throws Refusal `voucher.unknown`, `voucher.used`, `voucher.ended`
 */
export async function redeemVoucher(
  work: UnitOfWork,
  customerId: number,
  typed: string,
): Promise<Cents> {
  const voucher = await work.tx
    .selectFrom('vouchers')
    .selectAll()
    .where('code_hash', '=', hashOf(typed))
    .forUpdate()
    .executeTakeFirst();
  if (!voucher) throw refuse('voucher.unknown');
  const { id, amount, reason, ending } = voucher;
  // Typed again by whoever has it: it is theirs already.
  if (voucher.redeemed_at && voucher.customer_id === customerId) return amount;
  if (voucher.redeemed_at) throw refuse('voucher.used');
  const expiresOn = Temporal.PlainDate.from(voucher.expires_on);
  if (voucher.ended_at || Temporal.PlainDate.compare(expiresOn, work.today) < 0)
    throw refuse('voucher.ended');
  await work.tx
    .updateTable('vouchers')
    .set({ redeemed_at: new Date(work.now.epochMilliseconds), customer_id: customerId })
    .where('id', '=', id)
    .execute();
  await giveCredit(work, {
    customerId,
    source: 'voucher',
    key: `voucher:${id}`,
    amount,
    reason: `${reason} (…${ending})`,
    expiresOn,
    staffId: null,
  });
  return amount;
}

/** Vouchers nobody typed in time owe nothing any more. */
export async function endVouchers(work: UnitOfWork): Promise<void> {
  const ended = await work.tx
    .updateTable('vouchers')
    .set({ ended_at: new Date(work.now.epochMilliseconds) })
    .where('redeemed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_on', '<', work.today.toString())
    .returning(['id', 'amount'])
    .execute();
  for (const { id, amount } of ended)
    await bookCredit(work, 'voucher_ended', {
      key: String(id),
      orderToken: `voucher-${id}`,
      amount,
    });
}
