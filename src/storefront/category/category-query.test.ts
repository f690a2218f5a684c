import { expect, test } from 'vitest';
import { categorySearch, readCategoryQuery, selectedCount, without } from './category-query.ts';

const read = (search: string) => readCategoryQuery(new URLSearchParams(search));

test('CAT-01 CAT-02 the address says filters and order in French', () => {
  const query = read('age=adult&age=senior&proteine=canard&tri=prix-croissant');
  expect(query).toEqual({
    sort: 'price_asc',
    pages: 1,
    selected: { age: ['adult', 'senior'], proteine: ['canard'] },
  });
  expect(selectedCount(query)).toBe(3);
});

test('one selection has one address, whatever the order and the usual values', () => {
  const one = '?age=adult&age=senior&proteine=canard&tri=note';
  expect(categorySearch(read('tri=note&proteine=canard&age=senior&age=adult&age=adult'))).toBe(one);
  expect(categorySearch(read('tri=pertinence&page=1'))).toBe('');
});

test('values nobody offers count as none', () => {
  for (const odd of ['tri=hasard', 'page=0', 'page=1.5', 'page=999', 'page=x', 'couleur=rouge'])
    expect(categorySearch(read(odd))).toBe('');
});

test('a filter is taken back alone, and the list starts anew', () => {
  const query = read('age=adult&age=senior&page=3');
  expect(categorySearch(without(query, 'age', 'senior'))).toBe('?age=adult');
});
