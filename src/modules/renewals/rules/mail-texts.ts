import type { Decline } from './dunning.ts';

/** Mails that say what happened to a subscription, of which the team may write texts of its own (O-16). */
export const LIFE_MAILS = [
  'started',
  'paused',
  'resumed',
  'ship_now',
  'swapped_for_you',
  'skipped',
  'not_now',
  'put_off',
  'left_out',
  'replaced',
  'rerouted',
  'waiting',
  'failed',
  'cancelled',
  'suspended',
  'held',
  'stopped',
] as const;
export type LifeMail = (typeof LIFE_MAILS)[number];

/** Closings that say what the law wants said: they change with a release. */
const OF_THE_LAW: readonly LifeMail[] = ['started', 'stopped'];

/**
 * Parts of the mails before a delivery, about a payment that failed and about a card that ends which the team may write (O-16), each by the key of
 * its text. What is sent and for how much, until when it may be changed or paid, a price that rises and the way out of it are not among them.
 */
export const RENEWAL_MAIL_TEXTS = {
  reminder_first: {
    subject: 'renewals.mails.reminder.subject',
    heading: 'renewals.mails.reminder.heading.first_other',
    body: 'renewals.mails.reminder.body',
  },
  reminder_last: { heading: 'renewals.mails.reminder.heading.last' },
  payment_soft: paymentTexts('soft'),
  payment_hard: paymentTexts('hard'),
  payment_authentication: paymentTexts('authentication'),
  card_coming: {
    subject: 'renewals.mails.card.subject.coming',
    heading: 'renewals.mails.card.heading.coming',
    body: 'renewals.mails.card.body.coming',
    more: 'renewals.mails.card.ask',
  },
  card_past: {
    subject: 'renewals.mails.card.subject.past',
    heading: 'renewals.mails.card.heading.past',
    body: 'renewals.mails.card.body.past',
  },
} as const;
export type RenewalMail = keyof typeof RENEWAL_MAIL_TEXTS;

function paymentTexts(why: Decline) {
  const key = 'renewals.mails.failed';
  return {
    subject: `${key}.subject.${why}`,
    heading: `${key}.heading.${why}`,
    body: `${key}.body.${why}`,
  };
}

/** Parts of one of them the team may write, by the keys of their texts; not each mail has an end of its own. */
export const lifeMailTexts = (mail: LifeMail) => {
  const key = `renewals.mails.life.${mail}`;
  const texts = { subject: `${key}.subject`, heading: `${key}.heading`, body: `${key}.body` };
  return OF_THE_LAW.includes(mail) ? texts : { ...texts, more: `${key}.more` };
};
