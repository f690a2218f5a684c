import { t } from '#i18n/catalogue.server.ts';
import { ageOn } from '#modules/animals/rules/index.ts';

/** Age of an animal by civil birthday, in French: whole years, or months in the first year. */
export function ageText(birthday: string, today: Temporal.PlainDate): string {
  const { years, months } = ageOn(today, Temporal.PlainDate.from(birthday));
  if (years > 0) return t('reviews.age.years', { count: years });
  return t('reviews.age.months', { count: months });
}
