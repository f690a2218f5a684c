import { randomUUID } from 'node:crypto';
import type { Db, UnitOfWork } from './database.ts';

/** What goes wrong with a payout, and what the shop hears of it. */
export const PAYOUT_FAULTS = {
  returned: 'The bank sends it back; the shop is told.',
  returned_twice: 'The bank sends it back; the shop is told twice.',
  returned_silently: 'The bank sends it back; the message is lost. The shop asks every hour.',
} as const;
export type PayoutFault = keyof typeof PAYOUT_FAULTS;

const MESSAGES: Record<PayoutFault, number> = {
  returned: 1,
  returned_twice: 2,
  returned_silently: 0,
};

/** Pays out to the shop's bank; the amount is in cents. */
export async function payOut(work: UnitOfWork, amount: number): Promise<{ id: string }> {
  const id = `po_${randomUUID().replaceAll('-', '')}`;
  const created_at = new Date(work.now.epochMilliseconds);
  const bank_reference = `VIR-${id.slice(3, 11).toUpperCase()}`;
  await work.tx
    .insertInto('standin_payouts')
    .values({ id, amount, bank_reference, created_at, failed_at: null, reason: null })
    .execute();
  return { id };
}

/** The bank sends a payout back, once; a second time changes nothing and tells nobody. */
export async function failPayout(work: UnitOfWork, id: string, fault: PayoutFault): Promise<void> {
  const failed = await work.tx
    .updateTable('standin_payouts')
    .set({ failed_at: new Date(work.now.epochMilliseconds), reason: 'account_closed' })
    .where('id', '=', id)
    .where('failed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!failed) return;
  for (let copy = 0; copy < MESSAGES[fault]; copy += 1)
    await work.announce('card_provider.payout', { id });
}

/** The failed payouts made since then, as the API answers. */
export async function listFailedPayouts(db: Db, since: Date) {
  const rows = await db
    .selectFrom('standin_payouts')
    .select(['id as payout', 'amount', 'bank_reference as bankReference'])
    .select(['failed_at', 'reason'])
    .where('created_at', '>=', since)
    .where('failed_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ failed_at, ...row }) => ({ ...row, failedAt: failed_at?.toISOString() }));
}
