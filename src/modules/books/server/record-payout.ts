import { refuse, refuseFields } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { ACCOUNTS, entryOfPayout, type Payout } from '../rules/index.ts';
import { balancesToday } from './balances.ts';
import { lockPayouts, returnReported } from './return-payout.ts';
import { writeEntry } from './write-entry.ts';

/** A payout, and whether the staff member confirmed that it is larger than what the provider owes. */
interface RecordedPayout extends Payout {
  confirmed: boolean;
}

/**
 * Records a provider's payout under the bank's reference, once; one the provider already reported as
 * failed is returned at once.
 * @throws Refusal `payout.known` when the reference has another amount, `payout.future` for a
 * future date, `payout.more_than_owed` under `confirmed` when it exceeds the balance of the
 * provider's account and is not confirmed.
 */
export async function recordPayout(work: UnitOfWork, recorded: RecordedPayout): Promise<void> {
  const { confirmed, ...payout } = recorded;
  const { provider, reference, amount, arrivedOn } = payout;
  if (arrivedOn > work.today.toString()) throw refuse('payout.future');
  await lockPayouts(work);
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
  const owed = await findOwed(work, provider);
  if (amount > owed && !confirmed) {
    const params = { owed: { cents: owed }, difference: { cents: amount - owed } };
    throw refuseFields([{ propertyPath: 'confirmed', code: 'payout.more_than_owed', params }]);
  }
  await writeEntry(work, entryOfPayout(payout));
  await returnReported(work, provider);
}

/** What a provider owes the shop today, in cents; at least zero. */
async function findOwed(work: UnitOfWork, provider: Payout['provider']): Promise<number> {
  const balances = await balancesToday(work.tx, work.today);
  const held = balances.find(({ account }) => account === ACCOUNTS[provider]);
  return Math.max(0, held?.closing ?? 0);
}
