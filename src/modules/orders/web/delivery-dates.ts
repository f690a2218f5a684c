import { longDate } from '#i18n/dates.ts';
import { t } from './lines-words.ts';

/**
 * « mardi 24 novembre », « entre le mardi 24 et le jeudi 26 novembre »; civil dates. The month is
 * said once when both days have the same.
 */
export function deliveryDates(from: string, to: string): string {
  if (from === to) return longDate(from);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isSameMonth ? longDate(from).replace(/\u00a0\p{L}+$/u, '') : longDate(from);
  return t('delivery.between', { from: first, to: longDate(to) });
}
