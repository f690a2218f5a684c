/** The answers a subscriber may give to an announced change. */
export const ANSWERS = ['accept', 'keep', 'other', 'skip', 'pause', 'leave'] as const;
export type Answer = (typeof ANSWERS)[number];

/** States of a subscription within a change, for the back office. */
export const STANDINGS = [
  'waiting',
  'written',
  'mail_failed',
  'told',
  'applied',
  'replaced',
  'other',
  'kept',
  'skipped',
  'paused',
  'unanswered',
  'gone',
  'left',
  'cancelled',
  'failed',
] as const;
export type Standing = (typeof STANDINGS)[number];

const OF_KIND: Readonly<Record<'price' | 'replacement', readonly Answer[]>> = {
  price: ['accept', 'pause', 'leave'],
  replacement: ['accept', 'keep', 'other', 'skip', 'leave'],
};

/** The possible answers: none after the customer answered, or when the subscription ended. */
export function answersTo(
  kind: 'price' | 'replacement',
  { isOpen, status }: { isOpen: boolean; status: string },
): readonly Answer[] {
  if (!isOpen || status === 'stopped') return [];
  return OF_KIND[kind].filter((answer) => answer !== 'pause' || status !== 'paused');
}
