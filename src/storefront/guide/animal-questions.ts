import type { AnimalInput, AnimalShape } from '#modules/animals/contracts.ts';

interface Place {
  /** The group of answers it belongs to. */
  part: 'profile' | 'food';
  /** Whether the guide has it too, or only the account. */
  inGuide: boolean;
}

interface YesNo extends Place {
  /** When the profile shows it in a row of its own. */
  shown: 'always' | 'yes' | 'never';
}

/** Yes or no as radio tiles; one is required. */
interface Tiles extends YesNo {
  as: 'tiles';
}

/** A checkbox: unticked means no. */
interface Tick extends YesNo {
  as: 'tick';
}

/** A text or choice field; the contract's schema validates it. */
interface Typed extends Place {
  optional: boolean;
  shown: 'given' | 'never';
}

interface Figure extends Typed {
  as: 'number';
  /** A unit such as `cm`: may be typed, and is shown after the value. */
  unit: string;
}

interface Text extends Typed {
  as: 'text';
  /** Maximum length in characters. */
  max: number;
}

interface Choice<Value extends string = string> extends Typed {
  as: 'choice';
  /** The choices in order. */
  choices: readonly Value[];
}

export type Question = Tiles | Tick | Figure | Text | Choice;

/**
 * A question that only the account has must be optional, because visitors of the guide cannot
 * answer it.
 */
type Leave<Value> = null extends Value
  ? { optional: true }
  : { optional: false; inGuide: true; part: 'profile' };

/** The possible controls follow from the type of the stored value. */
type QuestionOf<Value> =
  NonNullable<Value> extends boolean
    ? Tiles | Tick
    : Leave<Value> &
        (NonNullable<Value> extends number
          ? Figure
          : string extends Value
            ? Text
            : Choice<Extract<Value, string>>);

/**
 * Fields with hand-written controls: choices from lists, and values derived from several fields.
 */
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
 * The questions about an animal, defined once for the guide and the account, by the name of the
 * field (`animals/rules/animal-fields.ts`). The name is also the key of its texts: `profile.<name>`
 * in the guide or `fields.<name>` in the account (with `<name>Hint` and `<name>Choices`), and
 * `facts.<name>`. A field that is neither here nor in `ByHand` does not compile.
 */
export const animalQuestions = {
  sterilized: { part: 'profile', as: 'tiles', inGuide: true, shown: 'always' },
  crossbreed: { part: 'profile', as: 'tick', inGuide: false, shown: 'never' },
  onlyUpd: { part: 'food', as: 'tick', inGuide: false, shown: 'yes' },
} as const satisfies { [F in Described]: QuestionOf<AnimalShape[F]> };

type Questions = typeof animalQuestions;
export type QuestionName = keyof Questions;
export type Part = Question['part'];
/** The question names of a part, in the guide or only in the account. */
export type NamesOf<P extends Part, G extends boolean> = {
  [Q in QuestionName]: Questions[Q] extends { part: P; inGuide: G } ? Q : never;
}[QuestionName];
export type AnswersOf<P extends Part, G extends boolean> = Pick<AnimalShape, NamesOf<P, G>>;
/** Any answer; null where it was left empty. */
export type Answer = boolean | number | string | null;

const all = Object.entries(animalQuestions) as [QuestionName, Question][];

/** The questions of a part, in the guide or only in the account. */
export const questionsOf = <P extends Part, G extends boolean>(part: P, inGuide: G) =>
  all.filter(([, one]) => one.part === part && one.inGuide === inGuide) as [
    NamesOf<P, G>,
    Question,
  ][];

/** Maps each question of a part to a value, by name. */
export const mapped = <P extends Part, G extends boolean, Value>(
  part: P,
  inGuide: G,
  to: (name: NamesOf<P, G>, question: Question) => Value,
) =>
  Object.fromEntries(
    questionsOf(part, inGuide).map(([name, question]) => [name, to(name, question)]),
  ) as Record<NamesOf<P, G>, Value>;

/** The form value of an answer; empty without one. */
export function formValue({ as }: Pick<Question, 'as'>, answer: Answer | undefined) {
  if (as === 'tick') return answer ? 'on' : undefined;
  if (answer === undefined || answer === null) return undefined;
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'number' ? String(answer).replace('.', ',') : answer;
}

/** The form values of the answers of a part. */
export const valuesOf = <P extends Part, G extends boolean>(
  part: P,
  inGuide: G,
  answers: Partial<AnswersOf<P, G>> | undefined,
): Record<NamesOf<P, G>, string | undefined> =>
  mapped(part, inGuide, (name, question) => formValue(question, answers?.[name]));

/** The answers of a part, picked from a larger object. */
export const pickedAnswers = <P extends Part, G extends boolean>(
  part: P,
  inGuide: G,
  from: AnswersOf<P, G>,
) => mapped(part, inGuide, (name) => from[name]) as AnswersOf<P, G>;

/** Default answers of a part: no, or empty. */
export const openAnswers = <P extends Part>(part: P) =>
  mapped(part, false, (_, { as }) => (as === 'tick' || as === 'tiles' ? false : null)) as AnswersOf<
    P,
    false
  >;

/** Fields of radio tiles, which a browser omits while none is selected. */
export const tileNames: readonly QuestionName[] = all.flatMap(([name, { as }]) =>
  as === 'tiles' ? [name] : [],
);
