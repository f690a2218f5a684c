import { exists } from '#i18n/catalogue.server.ts';
import { localizedPath } from '#i18n/language.ts';
import type { Subscription } from '#modules/subscriptions/server/index.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import type { MailSubject } from '../mail-subject.ts';
import type { Recipient } from '../mail-to.ts';
import { subjectPart } from './subject-part.ts';
import { about, numberOf, say, write } from './words.ts';

interface Made {
  kind: string;
  /** First name of the member who made the change; null when the account was deleted. */
  memberName: string | null;
  subject: MailSubject | null;
}

/**
 * Mail to the owner about a change by a household member, with the next delivery as it is now. Null when the change
 * affects neither date, amount nor contents.
 */
export function memberNotice(
  to: Recipient,
  subscription: Subscription,
  { kind, memberName, subject }: Made,
) {
  if (!exists(`renewals.mails.member.kinds.${kind}`)) return null;
  const name = memberName ?? say('member.somebody');
  return write(to, {
    kind: 'subscription-by-member',
    subject: about(subscription, say('member.subject', { name })),
    heading: say('member.heading', { name }),
    paragraphs: [
      say('member.body', { name, what: say(`member.kinds.${kind}`) }),
      say('member.undo'),
    ],
    content: subject && subjectPart(to, subject, []),
    action: {
      label: say('see'),
      url: to.origin + localizedPath(subscriptionPaths.one(subscription.code)),
    },
    notes: [say('member.why'), numberOf(subscription)],
  });
}
