import { Refusal } from '#kit/refusal.ts';
import { cancelPayment, chargeKeptCard } from '#modules/checkout/server/index.ts';
import { isPaid } from '#modules/payments/rules/index.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { beginRenewal } from '../begin-renewal.ts';
import { closePaidRenewal } from '../close-renewal.ts';
import { askAboutItsPoint } from '../point-of-delivery.ts';
import { recordFailure } from '../record-failure.ts';
import { findRenewal } from '../renewal.ts';
import { chargeKey, type RenewalCharge } from '../renewal-charge.ts';
import { isArmed } from './arming.ts';

/**
 * Carries the renewal of a delivery on as far as it goes: places its order, charges the card of its
 * subscription, or says what went wrong. Whatever stops it between two lines, it is run again and
 * finds what was done: one order, one charge (REL-01 to REL-06).
 */
export async function renew(machine: Machine, cycleId: number): Promise<void> {
  const renewal = await findRenewal(machine.db, cycleId);
  // In a database that was restored it waits, and is queued again once that is armed (REL-23).
  if (!renewal || !(await isArmed(machine))) return;
  // Asked before the transaction that places the order (REL-48).
  await askAboutItsPoint(machine, renewal.code);
  const charge = await transact(machine, (work) => beginRenewal(work, cycleId, machine.config));
  if (!charge) return;
  const code = await chargeCard(machine, charge);
  await transact(machine, (work) =>
    code
      ? recordFailure(work, charge, code, machine.config)
      : closePaidRenewal(work, charge.orderId),
  );
}

/** Why nothing was paid, or null when it was, or when it is not known yet. */
async function chargeCard(machine: Machine, charge: RenewalCharge): Promise<string | null> {
  const { orderToken, customerId, cardId, isCustomerInitiated } = charge;
  if (cardId === null) return 'card_missing';
  try {
    const asked = { orderToken, customerId, cardId, key: chargeKey(charge) };
    const attempt = await chargeKeptCard(machine, { ...asked, isCustomerInitiated });
    if (!attempt || isPaid(attempt.state)) return null;
    if (attempt.state === 'challenge') {
      // Answered where the order is paid, whenever its customer comes: with a payment of its own.
      await cancelPayment(machine, attempt);
      return 'authentication_required';
    }
    if (attempt.state === 'declined') return attempt.errorCode ?? 'card_declined';
    const isGivenUp = attempt.state === 'voided' || attempt.state === 'voiding';
    if (isGivenUp && attempt.errorCode === 'card_missing') return 'card_missing';
    return attempt.state === 'voided' ? 'interrupted' : null;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'payment.card_unknown') return 'card_missing';
    // Paid or cancelled by somebody else meanwhile.
    if (error instanceof Refusal && error.code === 'order.state') return null;
    throw error;
  }
}
