import { expect, test } from 'vitest';
import { violationsOf } from '#kit/violations.ts';
import { readHabits, readSelection, readWholeCat } from './menu-forms.server.ts';

const today = Temporal.PlainDate.from('2026-11-21');
const body = { weight: '4,6', condition: '3', activity: 'moderee', feature: 'aucune' };

function codes(typed: Record<string, string>) {
  const { input, schema } = readHabits(typed, null);
  const { error } = schema.safeParse(input);
  return error
    ? violationsOf(error).map(({ propertyPath, code }) => `${propertyPath} ${code}`)
    : [];
}

test('GDE-08 a menu cat has a weight above 0 and under 13 kg, whatever its profile may say', () => {
  expect(codes({ ...body, weight: '' })).toEqual(['weight required']);
  for (const weight of ['0', '13', '-1'])
    expect(codes({ ...body, weight })).toEqual(['weight weight.menu']);
  for (const weight of ['12.9', '0.5', '12,9']) expect(codes({ ...body, weight })).toEqual([]);
});

test('GDE-04 the short guide reads the whole cat at once, without asking how it moves', () => {
  const { activity: _, ...short } = body;
  const cat = { name: 'Isis', breed: 'Bengal', in_date: 'date', birthday: '2022-05-01' };
  const typed = { ...short, ...cat, gender: 'female', sterilized: 'yes' };
  const { input, schema } = readWholeCat(typed, today);
  expect(schema.parse(input)).toMatchObject({
    profile: { species: 'cat', name: 'Isis', breed: 'chat-bengal' },
    habits: { weight: 4.6, condition: 3, activity: 'moderee', treats: false },
  });
});

test('GDE-06 recipes are read in the order of the page; other kibble from its list', () => {
  const typed = { kibble: 'PR000501', 'recipe.PR000512': 'on', 'recipe.PR000511': 'on' };
  const read = (change: Record<string, string>) => {
    const { input, schema } = readSelection({ ...typed, ...change });
    return schema.safeParse(input);
  };
  expect(read({}).data).toEqual({ kibble: 'PR000501', recipes: ['PR000512', 'PR000511'] });
  expect(read({ kibble: 'autre', otherKibble: 'PR000503' }).data?.kibble).toBe('PR000503');
  expect(read({ kibble: 'autre' }).success).toBe(false);
  expect(readSelection({ kibble: 'PR000501' }).input.recipes).toEqual([]);
});
