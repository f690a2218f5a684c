import { Refusal } from '#kit/refusal.ts';
import { cancelPayment, chargeSavedCard } from '#modules/checkout/server/index.ts';
import { isPaid } from '#modules/payments/rules/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { beginRenewal } from '../begin-renewal.ts';
import { closePaidRenewal } from '../close-renewal.ts';
import { askAboutItsPoint } from '../point-of-delivery.ts';
import { recordFailure } from '../record-failure.ts';
import { findRenewal } from '../renewal.ts';
import { chargeKey, type RenewalCharge } from '../renewal-charge.ts';
import { isChargingEnabled } from './charging-switch.ts';

/**
 * Runs the renewal of a delivery as far as possible: places its order, charges the card of its subscription, or
 * records what went wrong. After a crash anywhere it is run again and continues from what was done: one order, one
 * charge (REL-01 to REL-06).
 */
export async function renew(appContext: AppContext, cycleId: number): Promise<void> {
  const renewal = await findRenewal(appContext.db, cycleId);
  // In a restored database it waits, and is queued again once charging is enabled (REL-23).
  if (!renewal || !(await isChargingEnabled(appContext))) return;
  // The relay network is called before the transaction that places the order (REL-48).
  await askAboutItsPoint(appContext, renewal.code);
  const charge = await transact(appContext, (work) =>
    beginRenewal(work, renewal, appContext.config),
  );
  if (!charge) return;
  const code = await chargeCard(appContext, charge);
  await transact(appContext, (work) =>
    code
      ? recordFailure(work, charge, code, appContext.config)
      : closePaidRenewal(work, charge.orderId),
  );
}

/** Why the charge failed, or null when it succeeded or its result is not known yet. */
async function chargeCard(appContext: AppContext, charge: RenewalCharge): Promise<string | null> {
  const { orderToken, customerId, cardId, isCustomerInitiated } = charge;
  if (cardId === null) return 'card_missing';
  try {
    const requested = { orderToken, customerId, cardId, key: chargeKey(charge) };
    const attempt = await chargeSavedCard(appContext, { ...requested, isCustomerInitiated });
    if (!attempt || isPaid(attempt.state)) return null;
    if (attempt.state === 'challenge') {
      // Authentication happens later, on the payment page, with a new payment.
      await cancelPayment(appContext, attempt);
      return 'authentication_required';
    }
    if (attempt.state === 'declined') return attempt.errorCode ?? 'card_declined';
    const isGivenUp = attempt.state === 'voided' || attempt.state === 'voiding';
    if (isGivenUp && attempt.errorCode === 'card_missing') return 'card_missing';
    return attempt.state === 'voided' ? 'interrupted' : null;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'payment.card_unknown') return 'card_missing';
    // Paid or cancelled by another request meanwhile.
    if (error instanceof Refusal && error.code === 'order.state') return null;
    throw error;
  }
}
