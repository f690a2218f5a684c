import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { violationsOf } from '#kit/violations.ts';
import { answerText } from '../animals/animal-facts.tsx';
import { readWholeAnimal } from '../animals/animal-forms.server.ts';
import { QuestionField } from './animal-question-fields.tsx';
import { formValue, openAnswers, pickedAnswers, type Question } from './animal-questions.ts';
import { readerOf } from './read-answers.server.ts';

const place = { part: 'profile', inGuide: true } as const;
const height: Question = { ...place, as: 'number', unit: 'cm', optional: true, shown: 'given' };
const heightField = z.number().min(5).max(120).nullish();
const size: Question = {
  ...place,
  as: 'choice',
  choices: ['small', 'large'],
  optional: false,
  shown: 'given',
};
const sizeField = z.enum(['small', 'large']);
const chip: Question = { ...place, as: 'text', max: 15, optional: true, shown: 'given' };
const chipField = z.string().max(15).nullish();

/** The parsed value of a form field, or its error code. */
function read(question: Question, field: z.ZodType, typed: string | undefined) {
  const { data, error } = readerOf(question, field).safeParse(typed);
  return error ? violationsOf(error).map(({ code }) => code) : data;
}

test('PET-21 a number of an animal is read as people write it, and judged by its field', () => {
  expect(read(height, heightField, '42,5 cm')).toBe(42.5);
  expect(read(height, heightField, ' 42.5 ')).toBe(42.5);
  expect(read(height, heightField, '')).toBeNull();
  expect(read(height, heightField, undefined)).toBeNull();
  expect(read(height, heightField, 'grand')).toEqual(['invalid']);
  expect(read(height, heightField, '3')).toEqual(['min']);
  const required: Question = {
    ...place,
    as: 'number',
    unit: 'cm',
    optional: false,
    shown: 'given',
  };
  expect(read(required, z.number(), '')).toEqual(['required']);
});

test('PET-21 a choice and a text of an animal are read, left open or refused', () => {
  expect(read(size, sizeField, 'large')).toBe('large');
  expect(read(size, sizeField, 'giant')).toEqual(['one_of']);
  expect(read(size, sizeField, '')).toEqual(['required']);
  expect(read(size, sizeField, undefined)).toEqual(['required']);
  expect(read(chip, chipField, ' 250269 ')).toBe('250269');
  expect(read(chip, chipField, '')).toBeNull();
  expect(read(chip, chipField, '1234567890123456')).toEqual(['max_length']);
});

test('PET-21 an answer comes back to its form and its profile as it was given', () => {
  for (const [question, field, answer] of [
    [height, heightField, 42.5],
    [height, heightField, null],
    [size, sizeField, 'large'],
    [chip, chipField, '250269'],
  ] as const)
    expect(read(question, field, formValue(question, answer))).toEqual(answer);
  expect(answerText('height', height, 42.5)).toBe('42,5\u00a0cm');
  expect(answerText('height', height, null)).toBeUndefined();
  expect(answerText('size', size, 'large')).toBe('large');
  expect(answerText('chip', chip, '250269')).toBe('250269');
  expect(answerText('chip', { ...chip, shown: 'never' }, '250269')).toBeUndefined();
});

test('PET-21 each kind of question has the control that fits its answer', () => {
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: undefined,
    error: undefined,
  });
  const drawn = (name: string, question: Question) =>
    renderToStaticMarkup(
      createElement(QuestionField, { form: { field } as never, name, question }),
    );
  expect(drawn('height', height)).toMatch(/<input[^>]*inputMode="decimal"/);
  expect(drawn('size', size)).toMatch(/<select[^>]*required[\s\S]*<option value="large">/);
  expect(drawn('chip', chip)).toMatch(/<input[^>]*maxLength="15"/);
});

test('PET-05 what the account alone asks is read with the rest, and open until it is said', () => {
  const typed = {
    species: 'dog',
    name: 'Moka',
    breed: 'Beagle',
    in_date: 'age',
    birthday_years: '3',
    gender: 'male',
    sterilized: 'no',
    crossbreed: 'on',
    weight: '12,5',
    condition: '3',
    activity: 'moderee',
    feature: 'aucune',
    'feed.croquettes': 'on',
    kibbleBrand: 'Je ne sais pas',
    oldKibbleBrand: 'unheard of',
  };
  const { input, schema } = readWholeAnimal(typed, 'dog', Temporal.PlainDate.from('2026-11-21'));
  const { profile, food } = schema.parse(input);
  expect(profile).toMatchObject({ sterilized: false, crossbreed: true });
  expect(pickedAnswers('profile', true, profile)).toEqual({ sterilized: false });
  expect(food).toMatchObject({ oldKibbleBrand: null, onlyUpd: false });
  expect(openAnswers('food')).toEqual({ onlyUpd: false });
});
