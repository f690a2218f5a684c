import type Stripe from 'stripe';
import type { LostPayout } from './provider.ts';

/** A payout may show as paid and fail days later, so its state counts, not the order of messages. */
const isLost = ({ status, reversed_by }: Stripe.Payout) =>
  status === 'failed' || reversed_by !== null;

/** The payouts made since then that failed or were reversed. @throws when Stripe does not respond. */
export async function lostPayouts(stripe: Stripe, since: Temporal.Instant): Promise<LostPayout[]> {
  const created = { gte: Math.floor(since.epochMilliseconds / 1000) };
  const expand = ['data.failure_balance_transaction', 'data.reversed_by'];
  const lost: LostPayout[] = [];
  for await (const payout of stripe.payouts.list({ created, expand, limit: 100 }))
    if (isLost(payout))
      lost.push({
        payout: payout.id,
        amount: payout.amount,
        bankReference: payout.trace_id?.value ?? null,
        failedAt: Temporal.Instant.fromEpochMilliseconds(failedAt(payout) * 1000),
        reason: payout.failure_code,
      });
  return lost;
}

/** When the money was back on the balance, in seconds; else when it should have arrived. */
function failedAt({ failure_balance_transaction: back, reversed_by, arrival_date }: Stripe.Payout) {
  const expanded = [back, reversed_by].find((one) => one !== null && typeof one === 'object');
  return expanded?.created ?? arrival_date;
}
