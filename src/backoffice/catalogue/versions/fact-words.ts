import { fullDate, timeOfDay } from '#i18n/dates.ts';
import type { ChoicesShape } from '#modules/catalog/admin-contracts.ts';
import { t } from '../catalogue-words.ts';

/** What a fact is called: `composition` → « Composition ». */
export const factName = (fact: string): string => t.translate(`changes.${fact}`);

/** Facts that list values of the shop, which are named in French. */
const LISTED = new Set(['facts', 'status', 'feedType']);

const NAMES = ['options.species', 'kinds', 'taxCategories', 'options.status', 'product'] as const;

/** The text of a fact in French words; nothing is « rien ». */
export function factText(fact: string, text: string, choices: ChoicesShape | null): string {
  if (text === '') return t('edit.nothing');
  if (!LISTED.has(fact)) return text;
  const named = new Map(
    Object.values(choices ?? {})
      .flat()
      .map(({ value, label }) => [value, label]),
  );
  const wordOf = (value: string) => {
    const key = NAMES.map((area) => `${area}.${value}`).find((name) => t.has(name));
    return key ? t.translate(key) : (named.get(value) ?? value);
  };
  return text
    .split(', ')
    .map((value) => value.replace(/^[^ (]+/, wordOf))
    .join(', ');
}

/** An instant in Paris: « 24 décembre 2026 à 08:00 ». */
export const momentText = (instant: string): string =>
  t('versions.moment', { date: fullDate(instant), time: timeOfDay(instant) });
