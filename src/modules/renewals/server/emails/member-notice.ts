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
  /** First name of who made it; null of an account that is gone. */
  memberName: string | null;
  subject: MailSubject | null;
}

/**
 * Tells its customer what the other person of their household changed, with the next delivery as it is now. Null
 * for what changes neither a date, an amount nor what comes.
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
