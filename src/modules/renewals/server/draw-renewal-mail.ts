import { TERMS } from '#kit/terms.ts';
import { type DrawnFor, exampleOrder } from '#modules/orders/server/index.ts';
import type { RenewalMail } from '../rules/index.ts';
import { exampleOf } from './draw-life-mail.ts';
import { cardExpiringMail } from './emails/card-expiring.ts';
import { paymentFailedMail } from './emails/payment-failed.ts';
import { reminderMail } from './emails/reminder.ts';

const CARD = { brand: 'visa', last4: '4242' };
/** What its bank answered. */
const ANSWERS = {
  payment_soft: 'insufficient_funds',
  payment_hard: 'expired_card',
  payment_authentication: 'authentication_required',
} as const;
const GRACE = { RENEWAL_RETRY_DAYS: [3, 7], RENEWAL_FAILED_CYCLES: 3 };

/** A mail before a delivery, about its payment or its card, as its writer writes it for an invented subscription (O-16). */
export function drawRenewalMail(
  mail: RenewalMail,
  { contact, today, now, captureAt }: DrawnFor,
): Promise<{ subject: string; text: string }> {
  const to = { to: '', firstName: 'Camille', origin: contact.origin, contact };
  const order = exampleOrder({ today, now });
  const shippingOn = (days: number) => today.add({ days }).toString();
  const remind = (kind: 'first' | 'last', days: number) =>
    reminderMail(to, {
      subscription: exampleOf(shippingOn(days)),
      shippingDate: shippingOn(days),
      days,
      kind,
      judged: {
        order,
        most: order.pricing.total,
        obstacle: null,
        leftOut: [],
        replaced: [],
        taken: [],
        waits: null,
        rerouted: null,
        isTogether: false,
        hasLostPromotion: false,
      },
      rises: [],
      closure: null,
      captureAt,
      card: CARD,
      tokens: {},
      foods: [],
      lifeEvent: null,
    });
  const fail = (errorCode: string) =>
    paymentFailedMail(
      to,
      exampleOf(today.toString()),
      {
        renewal: { errorCode, firstTriedOn: today.toString(), nextTryOn: null },
        order,
        token: 'exemple',
      },
      GRACE,
    );
  const expire = (end: Temporal.PlainDate) =>
    cardExpiringMail(
      to,
      exampleOf(shippingOn(TERMS.noticeDays)),
      shippingOn(TERMS.noticeDays),
      { last4: CARD.last4, expMonth: end.month, expYear: end.year },
      today,
      null,
    );
  const draw = {
    reminder_first: () => remind('first', TERMS.noticeDays),
    reminder_last: () => remind('last', TERMS.lockedDays),
    payment_soft: () => fail(ANSWERS.payment_soft),
    payment_hard: () => fail(ANSWERS.payment_hard),
    payment_authentication: () => fail(ANSWERS.payment_authentication),
    card_coming: () => expire(today),
    card_past: () => expire(today.subtract({ months: 1 })),
  } satisfies Record<RenewalMail, () => Promise<{ subject: string; text: string }>>;
  return draw[mail]();
}
