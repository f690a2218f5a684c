import { longDate } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { defined } from '#kit/defined.ts';
import { orderPart } from '#modules/orders/server/index.ts';
import { modificationLimit } from '#modules/subscriptions/rules/index.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import type { Recipient } from '../mail-to.ts';
import type { Reminding } from './reminder.ts';
import { about, numberOf, say, write } from './words.ts';

type Copied = Pick<Reminding, 'subscription' | 'shippingDate' | 'days' | 'kind' | 'judged'>;

/**
 * Copy of a reminder for a household member who wants it: contents, dispatch date and deadline for changes. It has no
 * links that act, since those belong to the customer, and no payment data.
 */
export function reminderCopy(
  to: Recipient,
  { subscription, shippingDate, days, kind, judged }: Copied,
) {
  const date = longDate(shippingDate);
  const limit = longDate(modificationLimit(Temporal.PlainDate.from(shippingDate)).toString());
  return write(to, {
    kind: 'subscription-reminder-copy',
    subject: about(subscription, say('reminder.subject', { date })),
    heading: say(`reminder.heading.${kind}`, { date, count: days }),
    paragraphs: [say('reminder.body', { date })],
    content: orderPart({
      order: judged.order,
      origin: to.origin,
      title: null,
      facts: [{ label: say('part.leaves'), value: date }],
    }),
    remarks: defined([kind === 'first' ? say('copy.changeable', { limit }) : undefined]),
    action: {
      label: say('see'),
      url: to.origin + localizedPath(subscriptionPaths.one(subscription.code)),
    },
    notes: [say('copy.why'), numberOf(subscription)],
  });
}
