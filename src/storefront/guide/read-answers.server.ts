import { z } from 'zod';
import { readDecimal } from '#kit/decimal.ts';
import { animalInput } from '#modules/animals/contracts.ts';
import { type AnswersOf, mapped, type Part, type Question } from './animal-questions.ts';

/**
 * A schema that parses an answer from a form field: the submitted text is converted to the contract's type, whose schema
 * validates it. An empty field becomes null, which the schema may refuse.
 */
export function readerOf(question: Question, field: z.ZodType): z.ZodType {
  if (question.as === 'tiles')
    return z
      .string()
      .pipe(z.enum(['yes', 'no']))
      .transform((typed) => typed === 'yes');
  const typed = z.string().trim().optional();
  if (question.as === 'tick') return typed.transform((typed) => typed === 'on');
  if (question.as === 'number')
    return typed
      .transform((typed = ''): unknown => readDecimal(typed, { unit: question.unit }))
      .pipe(field);
  const given = question.optional ? typed : z.string().trim().min(1);
  return given.transform((typed): unknown => typed || null).pipe(field);
}

/** The schemas of the answers of a part, by field. */
export const readersOf = <P extends Part, G extends boolean>(part: P, inGuide: G) =>
  mapped(part, inGuide, (name, question) =>
    readerOf(question, animalInput.shape[name]),
  ) as unknown as { [F in keyof AnswersOf<P, G>]: z.ZodType<AnswersOf<P, G>[F]> };
