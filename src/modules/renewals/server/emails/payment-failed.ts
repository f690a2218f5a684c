import { longDate } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { money } from '#i18n/money.ts';
import { defined } from '#kit/defined.ts';
import { dueOf } from '#modules/orders/rules/index.ts';
import { type Order, orderPart } from '#modules/orders/server/index.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { declineOf, type GraceDays, givenUpOn } from '../../rules/index.ts';
import type { Recipient } from '../mail-to.ts';
import type { Renewal } from '../renewal.ts';
import { orderFacts } from './facts.ts';
import { about, type Named, numberOf, say, write } from './words.ts';

interface FailedDelivery {
  renewal: Pick<Renewal, 'errorCode' | 'firstTriedOn' | 'nextTryOn'>;
  order: Order;
  /** Token of the payment link. */
  token: string;
}

/** Mail: the payment of a delivery failed, why, until when it can be paid, and when we retry. */
export function paymentFailedMail(
  to: Recipient,
  subscription: Named,
  { renewal: { errorCode, firstTriedOn, nextTryOn }, order, token }: FailedDelivery,
  graceDays: GraceDays,
) {
  const why = declineOf(errorCode ?? '');
  const until = givenUpOn(Temporal.PlainDate.from(firstTriedOn ?? ''), graceDays).subtract({
    days: 1,
  });
  return write(to, {
    kind: 'subscription-payment-failed',
    subject: about(subscription, say(`failed.subject.${why}`)),
    heading: say(`failed.heading.${why}`),
    paragraphs: defined([
      say(`failed.body.${why}`, { total: money(dueOf(order)) }),
      say('failed.reserved', { until: longDate(until) }),
      nextTryOn ? say('failed.nextTry', { date: longDate(nextTryOn) }) : undefined,
    ]),
    content: orderPart({ order, origin: to.origin, facts: orderFacts(order) }),
    action: {
      label: say('failed.pay'),
      url: to.origin + localizedPath(mailPaths.paymentLink(token)),
    },
    choices: [
      {
        hint: say('failed.cardHint'),
        links: [
          {
            label: say('failed.card'),
            url: to.origin + localizedPath(subscriptionPaths.paymentChange(subscription.code)),
          },
        ],
      },
    ],
    notes: [say('failed.stays'), numberOf(subscription)],
  });
}
