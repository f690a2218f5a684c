import { exists, printable, t } from '#i18n/catalogue.server.ts';
import { longDate } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { defined } from '#kit/defined.ts';
import type { MailFact } from '#modules/orders/server/index.ts';
import { changeableUntil } from '#modules/subscriptions/rules/index.ts';
import type { Subscription } from '#modules/subscriptions/server/index.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import type { MailSubject } from '../mail-subject.ts';
import type { Recipient } from '../mail-to.ts';
import { subjectPart } from './subject-part.ts';
import { about, numberOf, say, write } from './words.ts';

/** An event of a subscription, as recorded in its history. */
export interface Happened {
  kind: string;
  details: Record<string, unknown>;
}

/** The fields of a subscription the mail needs. */
type Noticed = Pick<Subscription, 'code' | 'status' | 'items' | 'stopReason'> & {
  cycle: Pick<NonNullable<Subscription['cycle']>, 'shippingDate'> | null;
};

/** Mail that confirms what a customer requested or the shop had to do. Null for events that need no mail. */
export function lifeNotice(
  to: Recipient,
  subscription: Noticed,
  happened: Happened,
  subject: MailSubject | null,
) {
  const { kind, details } = happened;
  const words = wordsOf(happened);
  if (!exists(`renewals.mails.life.${words}.subject`)) return null;
  const { code, cycle } = subscription;
  const date = cycle ? longDate(cycle.shippingDate) : '';
  const lastDay = cycle
    ? longDate(
        changeableUntil(
          subscription.status,
          Temporal.PlainDate.from(cycle.shippingDate),
        ).toString(),
      )
    : '';
  const obstacle = typeof details.obstacle === 'string' ? details.obstacle : null;
  const due = typeof details.due === 'string' ? longDate(details.due) : '';
  const until = typeof details.until === 'string' ? details.until : null;
  return write(to, {
    kind: `subscription-${kind.replaceAll('_', '-')}`,
    subject: about(subscription, say(`life.${words}.subject`, { date })),
    heading: say(`life.${words}.heading`),
    paragraphs: defined([
      obstacle ? say(`life.obstacle.${obstacle}`) : undefined,
      say(`life.${words}.body`, { ...printable(details), date, lastDay, due }),
      until ? say(`life.${words}.until`, { until: longDate(until) }) : undefined,
      exists(`renewals.mails.life.${words}.more`) ? say(`life.${words}.more`, { date }) : undefined,
    ]),
    // The products an animal ate are not listed in the mail after its death.
    content: words === 'farewell' ? null : subject && subjectPart(to, subject, factsOf(happened)),
    action: { label: say('see'), url: to.origin + localizedPath(subscriptionPaths.one(code)) },
    notes: [numberOf(subscription)],
  });
}

/** Message key: the end of a subscription because an animal died has a text of its own. */
const wordsOf = ({ kind, details }: Happened): string =>
  kind === 'stopped' && details.reason === 'pet_gone' ? 'farewell' : kind;

/** The reason its customer gave for ending it, or what the delivery after the next costs when that differs. */
function factsOf({ kind, details }: Happened): MailFact[] {
  const { later } = printable({ later: details.later });
  if (later !== undefined) return [{ label: say('part.later'), value: String(later) }];
  const reason = `subscriptions.abortReasons.${details.reason}`;
  return kind === 'stopped' && exists(reason)
    ? [{ label: say('part.reason'), value: t(reason) }]
    : [];
}
