import { expect, test } from 'vitest';
import { savedQuery } from './saved-query.ts';

test('O-41 a saved view keeps what narrows, sorts and shows a list', () => {
  expect(savedQuery('paiement=paid&tri=-total&colonnes=number,total&densite=aeree')).toBe(
    'paiement=paid&tri=-total&colonnes=number%2Ctotal&densite=aeree',
  );
});

test('O-41 a saved view keeps nothing that was typed to find somebody, nor a page', () => {
  expect(savedQuery('recherche=lea@example.org&client=12&objet=lea&page=3&paiement=')).toBe('');
});
