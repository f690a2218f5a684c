import type { AnimalInput, AnimalShape } from '#modules/animals/contracts.ts';

interface Place {
  /** The answers it belongs to; the guide asks it in the profile or not at all. */
  part: 'profile' | 'food';
  /** Whether the guide asks it too; else the account alone. */
  inGuide: boolean;
}

interface YesNo extends Place {
  /** When the profile of an animal shows it in a line of its own. */
  shown: 'always' | 'yes' | 'never';
}

/** Yes or no, of which one must be chosen. */
interface Tiles extends YesNo {
  as: 'tiles';
}

/** A box: none ticked is no. */
interface Tick extends YesNo {
  as: 'tick';
}

/** What is typed or chosen. What is right of it says the field itself, in the contract. */
interface Typed extends Place {
  optional: boolean;
  shown: 'given' | 'never';
}

interface Figure extends Typed {
  as: 'number';
  /** `cm`: may be typed behind it, and stands behind it where it is shown. */
  unit: string;
}

interface Text extends Typed {
  as: 'text';
  /** Characters. */
  max: number;
}

interface Choice<Value extends string = string> extends Typed {
  as: 'choice';
  /** In the order of the list. */
  choices: readonly Value[];
}

export type Question = Tiles | Tick | Figure | Text | Choice;

/** Who answers the guide alone says nothing of what the account asks: that can be left open. */
type Leave<Value> = null extends Value
  ? { optional: true }
  : { optional: false; inGuide: true; part: 'profile' };

/** How a field can be asked follows from what is kept of it. */
type QuestionOf<Value> =
  NonNullable<Value> extends boolean
    ? Tiles | Tick
    : Leave<Value> &
        (NonNullable<Value> extends number
          ? Figure
          : string extends Value
            ? Text
            : Choice<Extract<Value, string>>);

/** Fields with a form of their own: choices out of lists, what is made of each other. */
type ByHand =
  | 'name'
  | 'type'
  | 'gender'
  | 'breed'
  | 'in_date'
  | 'birthday'
  | 'birthday_years'
  | 'birthday_months'
  | 'condition'
  | 'weight'
  | 'activity'
  | 'feature'
  | 'feeds'
  | 'kibbleBrand'
  | 'oldKibbleBrand';

type Described = Exclude<keyof AnimalInput, ByHand>;

/**
 * What is asked of an animal, said once for the guide and the account: by the name of the field
 * (`animals/rules/animal-fields.ts`), which also names its words, `profile.<name>` in the guide's or
 * `fields.<name>` in the account's (`<name>Hint` and `<name>Choices` beside it), and `facts.<name>`.
 * A field that is neither here nor made by hand does not compile.
 */
export const animalQuestions = {
  sterilized: { part: 'profile', as: 'tiles', inGuide: true, shown: 'always' },
  crossbreed: { part: 'profile', as: 'tick', inGuide: false, shown: 'never' },
  onlyUpd: { part: 'food', as: 'tick', inGuide: false, shown: 'yes' },
} as const satisfies { [F in Described]: QuestionOf<AnimalShape[F]> };

type Questions = typeof animalQuestions;
export type QuestionName = keyof Questions;
export type Part = Question['part'];
/** The questions of a part: those of the guide, or those of the account alone. */
export type NamesOf<P extends Part, G extends boolean> = {
  [Q in QuestionName]: Questions[Q] extends { part: P; inGuide: G } ? Q : never;
}[QuestionName];
export type AnswersOf<P extends Part, G extends boolean> = Pick<AnimalShape, NamesOf<P, G>>;
/** Any of them; null where it was left open. */
export type Answer = boolean | number | string | null;

const all = Object.entries(animalQuestions) as [QuestionName, Question][];

/** What is asked in a part: in the guide, or in the account alone. */
export const questionsOf = <P extends Part, G extends boolean>(part: P, inGuide: G) =>
  all.filter(([, one]) => one.part === part && one.inGuide === inGuide) as [
    NamesOf<P, G>,
    Question,
  ][];

/** What is made of each question of a part, by its name. */
export const mapped = <P extends Part, G extends boolean, Value>(
  part: P,
  inGuide: G,
  to: (name: NamesOf<P, G>, question: Question) => Value,
) =>
  Object.fromEntries(
    questionsOf(part, inGuide).map(([name, question]) => [name, to(name, question)]),
  ) as Record<NamesOf<P, G>, Value>;

/** An answer as a form shows it again; nothing while there is none. */
export function formValue({ as }: Pick<Question, 'as'>, answer: Answer | undefined) {
  if (as === 'tick') return answer ? 'on' : undefined;
  if (answer === undefined || answer === null) return undefined;
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'number' ? String(answer).replace('.', ',') : answer;
}

/** The answers of a part as a form shows them again. */
export const valuesOf = <P extends Part, G extends boolean>(
  part: P,
  inGuide: G,
  answers: Partial<AnswersOf<P, G>> | undefined,
): Record<NamesOf<P, G>, string | undefined> =>
  mapped(part, inGuide, (name, question) => formValue(question, answers?.[name]));

/** Those answers alone, out of an animal or of more answers. */
export const pickedAnswers = <P extends Part, G extends boolean>(
  part: P,
  inGuide: G,
  from: AnswersOf<P, G>,
) => mapped(part, inGuide, (name) => from[name]) as AnswersOf<P, G>;

/** The answers of a part while its owner said nothing of it: no, or left open. */
export const openAnswers = <P extends Part>(part: P) =>
  mapped(part, false, (_, { as }) => (as === 'tick' || as === 'tiles' ? false : null)) as AnswersOf<
    P,
    false
  >;

/** Fields of tiles, which a browser leaves out while nothing is chosen. */
export const tileNames: readonly QuestionName[] = all.flatMap(([name, { as }]) =>
  as === 'tiles' ? [name] : [],
);
