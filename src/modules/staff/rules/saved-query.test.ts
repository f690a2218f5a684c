import { expect, test } from 'vitest';
import { isSearched, savedQuery } from './saved-query.ts';

test('O-41 a saved view keeps what narrows, sorts and shows a list', () => {
  expect(savedQuery('paiement=paid&tri=-total&colonnes=number,total&densite=aeree')).toBe(
    'paiement=paid&tri=-total&colonnes=number%2Ctotal&densite=aeree',
  );
});

test('O-41 a saved view keeps nothing that was typed to find somebody, nor a page', () => {
  expect(savedQuery('recherche=lea@example.org&client=12&objet=lea&page=3&paiement=')).toBe('');
  expect(savedQuery('lot=L-77&verifier=1&erreur=oss&clotures=day&fait=note')).toBe('');
});

test('O-41 whether a list was narrowed by words or by a person is said without them', () => {
  expect(isSearched('?recherche=lea@example.org&paiement=paid')).toBe(true);
  expect(isSearched('?client=12')).toBe(true);
  expect(isSearched('?recherche=&paiement=paid&page=2')).toBe(false);
});
