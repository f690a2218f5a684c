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

interface OrderStatusProps {
  status: string;
  /** When its last parcel was delivered: a `sent` order is then shown as delivered. */
  deliveredAt?: string | null | undefined;
}

/** The status of an order: icon, word and colour (ORD-07 to ORD-14). */
export function OrderStatus({ status, deliveredAt }: OrderStatusProps) {
  const recognised = STATUSES.find((one) => one === status);
  if (!recognised) return null;
  const { labelKey, colour } = display(recognised);
  const hasArrived = Boolean(deliveredAt) && (status === 'sent' || status === 'shipped');
  return (
    <StatusMark tone={TONES[colour]}>
      {hasArrived ? t('delivered') : t.translate(labelKey)}
    </StatusMark>
  );
}

/** The status as plain text, for spreadsheets. */
export function orderStatusText(status: string): string {
  const recognised = STATUSES.find((one) => one === status);
  return recognised ? t.translate(display(recognised).labelKey) : '';
}
