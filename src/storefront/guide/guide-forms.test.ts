import { expect, test } from 'vitest';
import { violationsOf } from '#kit/violations.ts';
import { readProfile } from './guide-forms.server.ts';

const TODAY = Temporal.PlainDate.from('2026-11-27');

function faults(typed: Readonly<Record<string, string>>) {
  const { input, schema } = readProfile(typed, TODAY);
  const { error } = schema.safeParse(input);
  return error ? violationsOf(error).map(({ propertyPath, code }) => [propertyPath, code]) : [];
}

test('PET-02 an empty first step names every missing answer at once, its age as well', () => {
  const empty = { name: '', breed: '', birthday: '', birthday_years: '', birthday_months: '' };
  const fields = faults({ ...empty, in_date: 'age' }).map(([field]) => field);
  for (const field of ['species', 'name', 'breed', 'gender', 'birthday_years'])
    expect(fields).toContain(field);
});

test('PET-02 a wrong breed and a missing date are told together', () => {
  const cat = { species: 'cat', name: 'Mistigri', breed: 'licorne', in_date: 'date', birthday: '' };
  expect(faults(cat)).toEqual(
    expect.arrayContaining([
      ['breed', 'one_of'],
      ['birthday', 'required'],
    ]),
  );
});
