import { number } from '#i18n/numbers.ts';
import type { MenuReason } from '#modules/nutrition/web/index.ts';
import { t } from './guide-words.ts';

/** The animal data shown in the results. */
export interface ShownAnimal {
  species: 'dog' | 'cat';
  name: string;
  breedName: string;
  sterilized: boolean;
  weight: number;
  condition: number;
  age: { years: number; months: number };
  activity: string;
  feature: string;
  dailyTreats: boolean;
}

/** « 3 ans et 6 mois ». */
function ageText({ age: { years, months } }: ShownAnimal): string {
  if (years === 0) return t('result.answers.months', { count: months });
  const whole = t('result.answers.years', { count: years });
  if (months === 0) return whole;
  const rest = t('result.answers.months', { count: months });
  return t('result.answers.both', { years: whole, months: rest });
}

const weightText = ({ weight }: ShownAnimal): string =>
  t('result.answers.kg', { weight: number(weight) });

/** Summary of the answers, in one line below the name. */
export const animalLine = (shownAnimal: ShownAnimal): string =>
  [
    shownAnimal.breedName,
    ageText(shownAnimal),
    weightText(shownAnimal),
    t('result.answers.shapeInline', { shape: shapeText(shownAnimal).toLowerCase() }),
  ].join(' · ');

const shapeText = ({ condition }: ShownAnimal): string => t.translate(`shape.names.${condition}`);

const MOST_LINES = 3;

/** At most three reasons, each with the answer it is based on, then the basis of the ration. */
export function reasonLines(shownAnimal: ShownAnimal, reasons: readonly string[]): MenuReason[] {
  const answers: Record<string, string> = {
    age: ageText(shownAnimal),
    senior: ageText(shownAnimal),
    sterilise: t('result.answers.sterilise'),
    taille: weightText(shownAnimal),
    race: shownAnimal.breedName,
    leger: t('result.answers.shape', { shape: shapeText(shownAnimal) }),
    actif: t('result.answers.activity', { activity: shownAnimal.activity }),
    calme: t('result.answers.activity', { activity: shownAnimal.activity }),
  };
  const lines = reasons.map((reason) => ({
    reason,
    answer: answers[reason] ?? shownAnimal.feature,
  }));
  const basis = {
    answer: t('result.basis', { weight: weightText(shownAnimal) }),
    reason: t(shownAnimal.sterilized ? 'result.basisTextSterilised' : 'result.basisText'),
  };
  return [...lines.slice(0, MOST_LINES), basis];
}
