/** What a subscriber may answer to what is announced. */
export const ANSWERS = ['accept', 'keep', 'other', 'skip', 'pause', 'leave'] as const;
export type Answer = (typeof ANSWERS)[number];

/** How a subscription stands with a change, for the team. */
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

/** What may still be answered: nothing once it is decided, or the subscription ended. */
export function answersTo(
  kind: 'price' | 'replacement',
  { isOpen, status }: { isOpen: boolean; status: string },
): readonly Answer[] {
  if (!isOpen || status === 'stopped') return [];
  return OF_KIND[kind].filter((answer) => answer !== 'pause' || status !== 'paused');
}
