import { type MailFact, orderPart } from '#modules/orders/server/index.ts';
import type { MailSubject } from '../mail-subject.ts';
import type { Recipient } from '../mail-to.ts';
import { nextFacts, orderFacts } from './facts.ts';
import { say } from './words.ts';

/** The mail block of a delivery: products, amount, dates and payment method. */
export function subjectPart(
  { origin }: Recipient,
  subject: MailSubject,
  more: readonly MailFact[] = [],
) {
  const isToCome = subject.is === 'next' || subject.is === 'resting';
  const facts = isToCome ? nextFacts(subject) : orderFacts(subject.order);
  const title = say(`part.${subject.is}`);
  return orderPart({ order: subject.order, origin, title, facts: [...facts, ...more] });
}
