import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facetCondition, filterCondition, numericCondition, UnreadableFilter } from './index.ts';

const facet = (attribute: string, value: string) => ({ kind: 'facet', attribute, value });
const number = (attribute: string, operator: string, value: number) => ({
  kind: 'number',
  attribute,
  operator,
  value,
});

test('facet filters: the outer list is AND, an inner one OR, a minus is NOT', () => {
  expect(facetCondition(['espece:cat', ['type:wet', 'type:-kibble']])).toEqual({
    kind: 'all',
    of: [
      facet('espece', 'cat'),
      { kind: 'any', of: [facet('type', 'wet'), { kind: 'not', of: facet('type', 'kibble') }] },
    ],
  });
  expect(facetCondition('espece:cat')).toEqual(facet('espece', 'cat'));
});

test('numeric filters compare', () => {
  expect(numericCondition(['price>=1000', 'price < 5000.5'])).toEqual({
    kind: 'all',
    of: [number('price', '>=', 1000), number('price', '<', 5000.5)],
  });
  expect(() => numericCondition(['price'])).toThrow(UnreadableFilter);
});

test('filters: AND binds closer than OR, brackets and quotes hold together', () => {
  expect(filterCondition('espece:cat AND (type:"wet food" OR price:10 TO 20) OR NOT a:b')).toEqual({
    kind: 'any',
    of: [
      {
        kind: 'all',
        of: [
          facet('espece', 'cat'),
          {
            kind: 'any',
            of: [
              facet('type', 'wet food'),
              { kind: 'all', of: [number('price', '>=', 10), number('price', '<=', 20)] },
            ],
          },
        ],
      },
      { kind: 'not', of: facet('a', 'b') },
    ],
  });
});

test.each(['(', 'a:b AND', 'OR a:b', 'a:b)', 'a', 'a:b c:d'])('“%s” is refused', (text) => {
  expect(() => filterCondition(text)).toThrow(UnreadableFilter);
});

test('any text is read or refused, nothing else', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const read of [filterCondition, facetCondition, numericCondition])
        try {
          read(text);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableFilter);
        }
    }),
  );
});
