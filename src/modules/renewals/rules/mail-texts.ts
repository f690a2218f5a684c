import type { Decline } from './dunning.ts';

/** Mails about events of a subscription whose texts the team may edit (O-16). */
export const LIFE_MAILS = [
  'started',
  'paused',
  'resumed',
  'ship_now',
  'swapped_for_you',
  'frequency_changed',
  'shipping_changed',
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

/** Mails whose closing is required by law, so that the team cannot edit it. */
const OF_THE_LAW: readonly LifeMail[] = ['started', 'stopped'];

/**
 * Parts the team may edit (O-16), by message key, of reminders and of mails about a failed payment or an expiring card.
 * Excluded are contents, amount, deadlines, price increases and how to avoid them.
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

/** Parts of such a mail the team may edit, by their message keys; not every mail has a closing of its own. */
export const lifeMailTexts = (mail: LifeMail) => {
  const key = `renewals.mails.life.${mail}`;
  const texts = { subject: `${key}.subject`, heading: `${key}.heading`, body: `${key}.body` };
  return OF_THE_LAW.includes(mail) ? texts : { ...texts, more: `${key}.more` };
};
