import { number } from '#i18n/numbers.ts';
import type { MenuReason } from '#modules/nutrition/web/index.ts';
import { t } from './guide-words.ts';

/** What the results say again of the animal. */
export interface ShownPet {
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
function ageText({ age: { years, months } }: ShownPet): string {
  if (years === 0) return t('result.answers.months', { count: months });
  const whole = t('result.answers.years', { count: years });
  if (months === 0) return whole;
  const rest = t('result.answers.months', { count: months });
  return t('result.answers.both', { years: whole, months: rest });
}

const weightText = ({ weight }: ShownPet): string =>
  t('result.answers.kg', { weight: number(weight) });

/** What was answered, in one line below the name. */
export const petLine = (pet: ShownPet): string =>
  [
    pet.breedName,
    ageText(pet),
    weightText(pet),
    t('result.answers.shapeInline', { shape: shapeText(pet).toLowerCase() }),
  ].join(' · ');

const shapeText = ({ condition }: ShownPet): string => t.translate(`shape.names.${condition}`);

const MOST_LINES = 3;

/** At most three reasons, each with the answer it comes from, then what the ration comes from. */
export function reasonLines(pet: ShownPet, reasons: readonly string[]): MenuReason[] {
  const answers: Record<string, string> = {
    age: ageText(pet),
    senior: ageText(pet),
    sterilise: t('result.answers.sterilise'),
    taille: weightText(pet),
    race: pet.breedName,
    leger: t('result.answers.shape', { shape: shapeText(pet) }),
    actif: t('result.answers.activity', { activity: pet.activity }),
    calme: t('result.answers.activity', { activity: pet.activity }),
  };
  const lines = reasons.map((reason) => ({ reason, answer: answers[reason] ?? pet.feature }));
  const basis = {
    answer: t('result.basis', { weight: weightText(pet) }),
    reason: t(pet.sterilized ? 'result.basisTextSterilised' : 'result.basisText'),
  };
  return [...lines.slice(0, MOST_LINES), basis];
}
