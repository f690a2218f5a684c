import { expect, test } from 'vitest';
import { readSearch, searchAddress } from './search-query.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('SRC-01 an address is read, and whatever nobody knows is left out', () => {
  expect(read('q= saumon &espece=cat&type=x&page=3')).toEqual({
    words: 'saumon',
    espece: 'cat',
    type: null,
    pages: 3,
  });
  expect(read('page=-1&espece=bird')).toEqual({ words: '', espece: null, type: null, pages: 1 });
  expect(read('page=1e9').pages).toBe(40);
  expect(read('q=a%00b').words).toBe('a b');
});

test('an address written is read as it was', () => {
  const search = { words: 'a & b', espece: 'dog', type: 'wet', pages: 2 };
  expect(searchAddress(search)).toBe('/rechercher/?q=a+%26+b&espece=dog&type=wet&page=2');
  expect(read(searchAddress(search).split('?')[1] ?? '')).toEqual(search);
  expect(searchAddress({ words: '', espece: null, type: null, pages: 1 })).toBe('/rechercher/');
});
