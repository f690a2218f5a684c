import { isMoneyDisputed } from '#modules/orders/server/index.ts';
import { chargeOf, findAttemptOfCharge, providerOf } from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { recordRefundDone, recordRefundRefused } from '../record-refund.ts';
import { findRefund } from '../refunds.ts';

/**
 * Pays a refund through the provider. Idempotent by its own key; while the provider does not
 * respond, the refund stays pending and is retried (REL-14). Money received by cheque or transfer
 * is returned by the team, who then record it.
 * @throws Error when the provider did not respond, or does not have the money.
 */
export async function payBack(appContext: AppContext, refundId: number): Promise<void> {
  const refund = await findRefund(appContext.db, refundId);
  if (refund?.state !== 'pending') return;
  const attempt = await findAttemptOfCharge(appContext.db, refund.transactionId);
  const money = refund.amount - refund.credit;
  // Paid with credit alone: there is no provider to call.
  if (!attempt) {
    if (money === 0) await transact(appContext, (work) => recordRefundDone(work, refundId));
    return;
  }
  const { hash, state } = attempt;
  // Held money cannot be refunded yet: its capture starts the refund again.
  if (state === 'accepted') return;
  // Disputed meanwhile: retried every ten minutes, the refund is paid once the team allows it.
  if (await isMoneyDisputed(appContext.db, refund.orderId)) return;
  if (state !== 'captured') throw new Error(`the charge of refund ${refundId} is ${state}`);
  const outcome =
    money === 0
      ? 'refunded'
      : await providerOf(appContext, attempt).refund(
          chargeOf(attempt),
          `${hash}:refund:${refundId}`,
          money,
        );
  if (outcome === 'unknown') throw new Error(`refund ${refundId}: the provider did not answer`);
  if (outcome === 'refused')
    appContext.log.error({ refundId }, 'the provider refused to give money back');
  await transact(appContext, (work) =>
    outcome === 'refunded' ? recordRefundDone(work, refundId) : recordRefundRefused(work, refundId),
  );
}

const TIMEOUT_MINUTES = 10;

/** Retries the refunds that are still pending. */
export async function sweepRefunds(appContext: AppContext): Promise<void> {
  const since = appContext.clock.now().subtract({ minutes: TIMEOUT_MINUTES });
  const waiting = await appContext.db
    .selectFrom('refunds as r')
    .innerJoin('payment_attempts as a', 'a.provider_reference', 'r.transaction_id')
    .select('r.id')
    .where('r.state', '=', 'pending')
    .where('a.state', '<>', 'accepted')
    .where('r.requested_at', '<=', new Date(since.epochMilliseconds))
    .orderBy('r.requested_at')
    .orderBy('r.id')
    .limit(100)
    .execute();
  await transact(appContext, async (work) => {
    for (const { id } of waiting) await work.announce('refund.requested', { refundId: id });
  });
}
