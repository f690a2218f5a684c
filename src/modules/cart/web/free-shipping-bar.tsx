import { money } from '#i18n/money.ts';
import { words } from '#i18n/words.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import messages from '../messages/page.fr.json';

const t = words(messages);

/** Progress towards free delivery (CRT-12); the text states it, the bar illustrates it. */
export function FreeShippingBar({ progress }: { progress: OrderShape['freeShipping'] }) {
  if (!progress) return null;
  const { threshold, remaining, reached } = progress;
  const label = reached
    ? t('freeShipping.reached')
    : t('freeShipping.remaining', { amount: money(remaining) });
  return <ProgressBar label={label} value={threshold - remaining} max={threshold} />;
}
