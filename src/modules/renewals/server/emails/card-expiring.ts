import { longDate } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { isExpired } from '../../rules/index.ts';
import type { MailSubject } from '../mail-subject.ts';
import type { Recipient } from '../mail-to.ts';
import { subjectPart } from './subject-part.ts';
import { about, type Named, numberOf, say, write } from './words.ts';

interface ExpiringCard {
  last4: string;
  expMonth: number;
  expYear: number;
}

/** Mail: the card of a subscription expires before its next delivery (REL-12). */
export function cardExpiringMail(
  to: Recipient,
  subscription: Named,
  shippingDate: string,
  card: ExpiringCard,
  today: Temporal.PlainDate,
  subject: MailSubject | null,
) {
  const { last4, expMonth, expYear } = card;
  const when = isExpired(card, today) ? 'past' : 'coming';
  const expiry = `${String(expMonth).padStart(2, '0')}/${expYear}`;
  return write(to, {
    kind: 'subscription-card-expiring',
    subject: about(subscription, say(`card.subject.${when}`)),
    heading: say(`card.heading.${when}`),
    paragraphs: [
      say(`card.body.${when}`, { last4, expiry, date: longDate(shippingDate) }),
      say('card.ask'),
    ],
    content: subject && subjectPart(to, subject),
    action: {
      label: say('card.change'),
      url: to.origin + localizedPath(subscriptionPaths.paymentChange(subscription.code)),
    },
    notes: [numberOf(subscription)],
  });
}
