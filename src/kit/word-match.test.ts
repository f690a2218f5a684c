import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeness, closenessOf, fold, queryWords, segmentsOf } from './word-match.ts';

test('accents, capitals and ligatures make no difference', () => {
  expect(fold('Œuf DÉSHYDRATÉ à l’été')).toBe('oeuf deshydrate a l’ete');
});

test('a query is its telling words, or all of them when none tells', () => {
  expect(queryWords('Comment suivre ma Livraison ?')).toEqual(['suivre', 'livraison']);
  expect(queryWords('où est-ce')).toEqual(['ou', 'est', 'ce']);
  expect(queryWords('« »')).toEqual([]);
});

test.each([
  ['livraison', 'livraisons', 3],
  ['croquettes', 'croq', 2],
  ['livraison', 'livrason', 1],
  ['croquettes', 'corquettes', 1],
  ['sterilise', 'sterelise', 1],
  ['livraison', 'mivraison', 0],
  ['chat', 'chien', 0],
  ['riz', 'ris', 0],
  ['pr000002', 'pr000003', 0],
] as const)('%s answers %s with %i', (word, term, expected) => {
  expect(closeness(word, term)).toBe(expected);
});

test('a text is judged by its best word for each word asked for', () => {
  expect(closenessOf('Les frais de livraison', ['livraison', 'liv', 'retour'])).toEqual([3, 2, 0]);
});

test('segments put together are the text, and only whole words are marked', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, query) => {
      const segments = segmentsOf(text, queryWords(query));
      expect(segments.map((segment) => segment.text).join('')).toBe(text);
    }),
  );
  expect(segmentsOf('Prix de la livraison.', ['livraison'])).toEqual([
    { text: 'Prix de la ', marked: false },
    { text: 'livraison', marked: true },
    { text: '.', marked: false },
  ]);
});
