import { t } from '#i18n/catalogue.server.ts';
import { ageOn } from '#modules/animals/rules/index.ts';

/** How old an animal of this civil birthday is, in French: whole years, months before the first. */
export function ageText(birthday: string, today: Temporal.PlainDate): string {
  const { years, months } = ageOn(today, Temporal.PlainDate.from(birthday));
  if (years > 0) return t('reviews.age.years', { count: years });
  return t('reviews.age.months', { count: months });
}
