import { expect, test } from 'vitest';
import { rankedFilters } from './ranked-filters.ts';

/** The submitted form: filters in their previous order, each with its selected rank. */
function sent(ranks: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [filter, rank] of Object.entries(ranks)) {
    data.append('filter', filter);
    data.append(`rank-${filter}`, rank);
  }
  return data;
}

test.each([
  ['as they stood', { age: '1', size: '2', need: '3' }, ['age', 'size', 'need']],
  ['the last one first', { age: '1', size: '2', need: '1' }, ['need', 'age', 'size']],
  ['the first one last', { age: '3', size: '2', need: '3' }, ['size', 'need', 'age']],
  ['one taken away', { age: '1', size: '', need: '3' }, ['age', 'need']],
  ['one that was not there, second', { age: '1', size: '2', need: '2' }, ['age', 'need', 'size']],
  ['none', { age: '', size: '', need: '' }, []],
])('filters of a category, %s', (_, ranks, order) => {
  expect(rankedFilters(sent(ranks))).toEqual(order);
});
