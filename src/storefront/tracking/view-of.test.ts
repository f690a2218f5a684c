import { expect, test } from 'vitest';
import { viewOf } from './view-of.ts';

const queryOf = (search: string) =>
  viewOf({
    handle: { name: 'home' },
    status: null,
    location: { pathname: '/', search },
    params: {},
    page: null,
  })?.page_query;

test('S-30 TRK-10 what a campaign is told of an address holds any plain parameter', () => {
  expect(queryOf('?a=1')).toBe('a=1');
  expect(queryOf('?tri=note&couleur=bleu')).toBe('tri=note&couleur=bleu');
});

test.each([
  '?email=lea%40exemple.fr',
  '?x=lea%40exemple.fr',
  '?prenom=Moka',
  '?token=abc',
  '?x=eyJhbGciOiJIUzI1NiIsInR5cCI6',
  '?x=0612345678',
  '?x=06%2012%2034%2056%2078',
])('S-30 PRV-05 and nothing that names a person or opens something: %s', (search) => {
  expect(queryOf(search)).toBe('');
});
