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

/** Parts of one of them the team may write, by the keys of their texts; not each mail has an end of its own. */
export const lifeMailTexts = (mail: LifeMail) => {
  const key = `renewals.mails.life.${mail}`;
  const texts = { subject: `${key}.subject`, heading: `${key}.heading`, body: `${key}.body` };
  return OF_THE_LAW.includes(mail) ? texts : { ...texts, more: `${key}.more` };
};
