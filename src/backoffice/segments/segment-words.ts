import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import { words } from '#i18n/words.ts';
import { countryName } from '#modules/customers/web/index.ts';
import {
  type Description,
  type Fact,
  factsOf,
  type Range,
  type Rules,
  type Span,
  SUBJECTS,
  type Wanted,
} from '#modules/segments/rules/index.ts';
import messages from '../messages/segments.fr.json';

export const t = words(messages);

export const factName = (name: Fact): string => t(`facts.${name}`);

/** Label of a criterion's value. */
export function choiceName(name: Fact, value: string): string {
  if (name === 'country') return countryName(value);
  return t.translate(`choices.${name}.${value}`);
}

type Unit = Extract<Description, { kind: 'range' }>['unit'];

const amount = (value: number, unit: Unit): string => {
  if (unit === 'cents') return money(value);
  return unit === 'count' ? number(value) : t(`units.${unit}`, { count: value });
};

/** Names of breeds, by code. */
export type BreedNames = Readonly<Record<string, string>>;

function wantedWords(name: Fact, fact: Description, wanted: Wanted, breeds: BreedNames): string {
  switch (fact.kind) {
    case 'range': {
      const { least, most } = wanted as Range;
      if (least !== null && most !== null)
        return t('says.between', {
          least: amount(least, fact.unit),
          most: amount(most, fact.unit),
        });
      return least === null
        ? t('says.most', { most: amount(most ?? 0, fact.unit) })
        : t('says.least', { least: amount(least, fact.unit) });
    }
    case 'span': {
      const { from, until } = wanted as Span;
      if (from !== null && until !== null)
        return t('says.days', { from: shortDate(from), until: shortDate(until) });
      return from === null
        ? t('says.until', { until: shortDate(until ?? '') })
        : t('says.from', { from: shortDate(from) });
    }
    case 'yesNo':
      return t(wanted ? 'says.yes' : 'says.no');
    case 'choice':
      return (wanted as readonly string[]).map((one) => choiceName(name, one)).join(t('says.or'));
    case 'codes':
      return (wanted as readonly string[]).map((one) => breeds[one] ?? one).join(t('says.or'));
  }
}

/** The criteria of a segment, one sentence each. */
export const ruleWords = (rules: Rules, breeds: BreedNames = {}): string[] =>
  SUBJECTS.flatMap((subject) =>
    factsOf(subject).flatMap(([name, fact]) => {
      const wanted = rules[name];
      if (wanted === undefined) return [];
      return [
        t('says.rule', { fact: factName(name), wanted: wantedWords(name, fact, wanted, breeds) }),
      ];
    }),
  );
