import { words } from '#i18n/words.ts';
import { Status as StatusMark } from '#ui/status.tsx';
import type { Tone } from '#ui/tones.ts';
import messages from '../messages/fr.json';
import { display, STATUSES, type StatusColour } from '../rules/index.ts';

const t = words(messages);

const TONES: Readonly<Record<StatusColour, Tone>> = {
  green: 'success',
  orange: 'warning',
  red: 'error',
  grey: 'neutral',
};

/** The status of an order: icon, word and colour (ORD-07 to ORD-14). */
export function OrderStatus({ status }: { status: string }) {
  const known = STATUSES.find((one) => one === status);
  if (!known) return null;
  const { labelKey, colour } = display(known);
  return <StatusMark tone={TONES[colour]}>{t.translate(labelKey)}</StatusMark>;
}
