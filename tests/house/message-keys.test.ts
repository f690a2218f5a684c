import { expect, test } from 'vitest';
import { retiredIn } from '../../tools/retired-words.ts';

const messages = import.meta.glob<object>('../../src/**/messages/*.json', {
  eager: true,
  import: 'default',
});

/** Keys that are values of the wire, a column or an action that was noted: what they are called cannot change. */
const WIRE: Readonly<Record<string, RegExp>> = {
  'codes of refusals': /^refusals\./,
  'actions that stand in the journal, and events other programs receive':
    /^(actions|events)\.recall\.told$/,
  'states of an announced change': /^(columns|standing)\.(told|kept)$/,
  'reasons customers chose': /\.(pet|pet_gone|pet_dislikes|pet_changed_diet)$/,
  'a category of taxes': /\.pet_food$/,
  'problems of a sheet': /^problems\.kept$/,
  'terms the team decided, as their setting names them': /^(terms|retention)\.letter/,
};

const keysIn = (tree: object, above = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const below = typeof value === 'object' && value !== null ? value : {};
    return [above + key, ...keysIn(below, `${above}${key}.`)];
  });

test('texts are named in the words of the field, save for what the wire calls so', () => {
  const retired = Object.entries(messages).flatMap(([path, tree]) =>
    keysIn(tree)
      .filter((key) => retiredIn(path, (key.split('.').at(-1) ?? '').replaceAll('_', '-')))
      .map((key) => ({ path: path.replace('../../', ''), key })),
  );
  expect(retired.length).toBeGreaterThan(10);
  const isWire = (key: string) => Object.values(WIRE).some((rule) => rule.test(key));
  expect(retired.filter(({ key }) => !isWire(key))).toEqual([]);
  const unused = Object.values(WIRE).filter((rule) => !retired.some(({ key }) => rule.test(key)));
  expect(unused).toEqual([]);
});
