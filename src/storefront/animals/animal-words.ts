import { words } from '#i18n/words.ts';
import messages from '../messages/animals.fr.json';

export const t = words(messages);

/** « 3 ans et 6 mois ». */
export function ageText({ years, months }: { years: number; months: number }): string {
  if (years === 0) return t('months', { count: months });
  const whole = t('years', { count: years });
  return months === 0 ? whole : t('age', { years: whole, months: t('months', { count: months }) });
}
