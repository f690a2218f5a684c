import { z } from 'zod';
import type { AnimalShape } from '#modules/animals/contracts.ts';

interface Question {
  /** The answers it belongs to; the guide asks it in the profile or not at all. */
  part: 'profile' | 'food';
  /** Two tiles, of which one must be chosen; or a box, where none ticked is no. */
  as: 'tiles' | 'tick';
  /** Whether the guide asks it too; else the account alone. */
  inGuide: boolean;
  /** When the profile of an animal shows it in a line of its own. */
  shown: 'always' | 'yes' | 'never';
}

type YesNo = {
  [F in keyof AnimalShape]-?: AnimalShape[F] extends boolean ? F : never;
}[keyof AnimalShape];

/**
 * What is asked of an animal that is answered by yes or no, said once for the guide and the account: by
 * the name of the field (`animals/rules/animal-fields.ts`), which also names its words, `profile.<name>` in
 * the guide's or `fields.<name>` in the account's, and `facts.<name>`. Whether it was born on a known
 * day is told by what is typed.
 */
export const animalQuestions = {
  sterilized: { part: 'profile', as: 'tiles', inGuide: true, shown: 'always' },
  crossbreed: { part: 'profile', as: 'tick', inGuide: false, shown: 'never' },
  onlyUpd: { part: 'food', as: 'tick', inGuide: false, shown: 'yes' },
} as const satisfies Record<Exclude<YesNo, 'in_date'>, Question>;

type Questions = typeof animalQuestions;
export type QuestionName = keyof Questions;
type Part = Question['part'];
/** The questions of a part: those of the guide, or those of the account alone. */
export type NamesOf<P extends Part, G extends boolean> = {
  [Q in QuestionName]: Questions[Q] extends { part: P; inGuide: G } ? Q : never;
}[QuestionName];
export type AnswersOf<P extends Part, G extends boolean> = Record<NamesOf<P, G>, boolean>;

const all = Object.entries(animalQuestions) as [QuestionName, Question][];

/** What is asked in a part: in the guide, or in the account alone. */
export const questionsOf = <P extends Part, G extends boolean>(part: P, inGuide: G) =>
  all.filter(([, one]) => one.part === part && one.inGuide === inGuide) as [
    NamesOf<P, G>,
    Question,
  ][];

const mapped = <P extends Part, G extends boolean, Value>(
  part: P,
  inGuide: G,
  to: (name: QuestionName, question: Question) => Value,
) =>
  Object.fromEntries(
    questionsOf(part, inGuide).map(([name, question]) => [name, to(name, question)]),
  ) as Record<NamesOf<P, G>, Value>;

/** How they are read from a form: tiles must be chosen. */
export const fieldsOf = <P extends Part, G extends boolean>(part: P, inGuide: G) =>
  mapped(part, inGuide, (_, { as }) =>
    as === 'tiles' ? z.string().pipe(z.enum(['yes', 'no'])) : z.literal('on').optional(),
  );

/** What was answered, from a form that was read. */
export const answersOf = <P extends Part, G extends boolean>(
  part: P,
  inGuide: G,
  typed: Readonly<Record<string, unknown>>,
): AnswersOf<P, G> =>
  mapped(part, inGuide, (name) => typed[name] === 'yes' || typed[name] === 'on');

/** The same as a form shows it again; nothing while nothing was answered. */
export const valuesOf = <P extends Part, G extends boolean>(
  part: P,
  inGuide: G,
  answers: AnswersOf<P, G> | undefined,
): Record<NamesOf<P, G>, string | undefined> =>
  mapped(part, inGuide, (name, { as }) => {
    const given = (answers as Partial<Record<QuestionName, boolean>> | undefined)?.[name];
    if (as === 'tick') return given ? 'on' : undefined;
    return given === undefined ? undefined : given ? 'yes' : 'no';
  });

/** Those answers alone, out of an animal or of more answers. */
export const pickedAnswers = <P extends Part, G extends boolean>(
  part: P,
  inGuide: G,
  from: Readonly<Record<NamesOf<P, G>, boolean>>,
): AnswersOf<P, G> => mapped(part, inGuide, (name) => from[name as NamesOf<P, G>]);

/** Fields of tiles, which a browser leaves out while nothing is chosen. */
export const tileNames: readonly QuestionName[] = all.flatMap(([name, { as }]) =>
  as === 'tiles' ? [name] : [],
);
