import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { entryOfPayout, type Payout } from '../rules/index.ts';
import { writeEntry } from './write-entry.ts';

/**
 * Records a provider's payout under the bank's reference, once.
 * @throws Refusal `payout.known` when the reference has another amount, `payout.future` for a
 * future date.
 */
export async function recordPayout(work: UnitOfWork, payout: Payout): Promise<void> {
  const { provider, reference, amount, arrivedOn } = payout;
  if (arrivedOn > work.today.toString()) throw refuse('payout.future');
  const written = await work.tx
    .insertInto('payouts')
    .values({
      provider,
      reference,
      amount,
      arrived_on: arrivedOn,
      recorded_at: new Date(work.now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) {
    const existing = await work.tx
      .selectFrom('payouts')
      .select(['amount', 'provider'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    if (existing.amount === amount && existing.provider === provider) return;
    throw refuse('payout.known');
  }
  await writeEntry(work, entryOfPayout(payout));
}
