import { fullDate } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import { defined } from '#kit/defined.ts';
import type { AnimalShape } from '#modules/animals/contracts.ts';
import type { AnimalLists } from '#services/shop/animals.ts';
import { choiceWord } from '../guide/animal-question-fields.tsx';
import { type Answer, type Question, questionsOf } from '../guide/animal-questions.ts';
import { t as guide } from '../guide/guide-words.ts';
import type { WholeAnimal } from './animal-draft.ts';
import { ageText, t } from './animal-words.ts';

export interface Fact {
  term: string;
  text: string;
}

/** The profile of an animal as rows. */
export function factsOf(animal: AnimalShape, whole: WholeAnimal, lists: AnimalLists): Fact[] {
  const { profile, shape, life, food } = whole;
  const age = { years: animal.birthday_years, months: animal.birthday_months };
  const born = t(profile.gender === 'male' ? 'facts.born' : 'facts.bornFemale', {
    date: fullDate(animal.birthday),
  });
  const breed = animal.crossbreed && !profile.breed.includes('crois');
  const label = (list: readonly { code: string; name: string }[], code: string) =>
    list.find((one) => one.code === code)?.name ?? '';
  const fact = (term: string, text: string): Fact => ({ term, text });
  return defined([
    fact(t('facts.gender'), t(`facts.${profile.gender}`)),
    fact(
      t('facts.breed'),
      breed ? t('facts.crossbreed', { breed: profile.breedName }) : profile.breedName,
    ),
    fact(t('facts.age'), profile.inDate ? `${ageText(age)} · ${born}` : ageText(age)),
    fact(t('facts.weight'), t('kilos', { weight: number(shape.weight) })),
    fact(t('facts.shape'), guide.translate(`shape.names.${shape.condition}`)),
    ...answered(questionsOf('profile', true), profile),
    ...answered(questionsOf('profile', false), profile),
    fact(t('facts.activity'), label(lists.activities, life.activity)),
    fact(t('facts.feature'), label(lists.features, life.feature)),
    fact(t('facts.feeds'), listed(food.feeds.map((feed) => label(lists.feeds, feed)))),
    fact(t('facts.brand'), food.kibbleBrand),
    food.oldKibbleBrand ? fact(t('facts.oldBrand'), food.oldKibbleBrand) : undefined,
    ...answered(questionsOf('food', false), food),
  ]);
}

/** Text of an answer in the profile; undefined where nothing is shown. */
export function answerText(name: string, question: Question, answer: Answer | undefined) {
  const { shown } = question;
  if (shown === 'never' || answer === undefined || answer === null) return undefined;
  if (typeof answer === 'boolean')
    return answer || shown === 'always' ? t(answer ? 'facts.yes' : 'facts.no') : undefined;
  if (question.as === 'number') return `${number(Number(answer))}\u00a0${question.unit}`;
  return question.as === 'choice' ? choiceWord(question, name, String(answer)) : String(answer);
}

/** Rows for the questions of a part. */
const answered = <Name extends string>(
  questions: readonly [Name, Question][],
  answers: Readonly<Record<Name, Answer>>,
): Fact[] =>
  questions.flatMap(([name, question]) => {
    const text = answerText(name, question, answers[name]);
    return text === undefined ? [] : [{ term: t.translate(`facts.${name}`), text }];
  });

/** One sentence of them: only the first keeps its capital. */
const listed = ([first = '', ...more]: readonly string[]) =>
  [first, ...more.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(', ');

export function AnimalFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-10 md:grid-cols-2">
      {facts.map(({ term, text }) => (
        <div key={term} className="flex justify-between gap-x-6 border-b border-brume-2 py-2.5">
          <dt className="flex-none text-encre-2">{term}</dt>
          <dd className="text-right font-bold wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
