import { expect, test } from 'vitest';
import { type Compared, concernsOf, replacementRefusal } from './replacement.ts';

const tin: Compared = {
  variantCode: '1',
  species: 'cat',
  kind: 'wet',
  status: 'sold',
  visible: true,
  subscribable: true,
  protein: 'poulet',
  lifeStages: ['adult'],
  sizes: [],
  needs: [],
  netGrams: 400,
  type: 'complete',
  composition: 'Poulet (60 %), riz, bœuf.',
  prices: { FR_WEB: 261 },
};
const with_ = (changes: Partial<Compared>) => ({ ...tin, variantCode: '2', ...changes });

test('REL-38 the same for the same animal asks nothing', () => {
  expect(replacementRefusal(tin, with_({}))).toBeNull();
  expect(concernsOf(tin, with_({ prices: { FR_WEB: 250 } }))).toEqual([]);
});

test('REL-38 another animal, another thing or what is not sold never takes its place', () => {
  expect(replacementRefusal(tin, tin)).toBe('planned_change.same_variant');
  expect(replacementRefusal(tin, with_({ species: 'dog' }))).toBe('planned_change.species');
  expect(replacementRefusal(tin, with_({ species: 'both' }))).toBeNull();
  expect(replacementRefusal(tin, with_({ kind: 'kibble' }))).toBe('planned_change.kind');
  expect(replacementRefusal(tin, with_({ type: 'complementary' }))).toBe('planned_change.label');
  expect(replacementRefusal(tin, with_({ visible: false }))).toBe('planned_change.not_sold');
});

test('REL-38 whatever a customer could not expect is asked of them', () => {
  const requested: [Partial<Compared>, string][] = [
    [{ composition: 'Poulet (60 %), riz, œufs.' }, 'allergen'],
    [{ protein: 'dinde' }, 'protein'],
    [{ needs: ['urinaire'] }, 'diet'],
    [{ lifeStages: ['senior'] }, 'life_stage'],
    [{ sizes: ['petit'] }, 'size'],
    [{ netGrams: 350 }, 'format'],
    [{ prices: { FR_WEB: 262 } }, 'dearer'],
  ];
  for (const [changes, concern] of requested)
    expect(concernsOf(tin, with_(changes))).toEqual([concern]);
  // Beef was in it: the egg in its French name is none.
  expect(concernsOf(tin, with_({ composition: 'Bœuf, riz.' }))).toEqual([]);
});
