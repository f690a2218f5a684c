import { expect, test } from 'vitest';
import { joinMeasures } from './join-measures.ts';
import { readWishes, splitQuery } from './read-query.ts';

const synonyms = [
  { typed: ['diarrhée', 'poil qui tombe'], meant: ['digestion sensible', 'peau et pelage'] },
  { typed: ['poil'], meant: ['brosse'] },
  { typed: ['problème'], meant: [] },
];
const wishes = (query: string) =>
  readWishes(
    splitQuery(query).words.map((word) => ({ word, slips: [] })),
    synonyms,
  );

test('B-10 a measure is one word however it is written', () => {
  for (const written of ['12kg', '12 kg', '12 Kilos', '12 kg'])
    expect(joinMeasures(written)).toBe('12kg');
  expect(joinMeasures('1,5 kg, 1.5kg et 12 × 85 g')).toBe('1v5kg, 1v5kg et 12 × 85g');
  expect(joinMeasures('PR000012 grand')).toBe('pr000012 grand');
});

test('N-23 a word or an expression means what the team says, the longest first', () => {
  expect(wishes('chat diarrhée')).toEqual([
    { typed: ['chat'], meanings: [['chat']] },
    {
      typed: ['diarrhee'],
      meanings: [['diarrhee'], ['digestion', 'sensible'], ['peau', 'pelage']],
    },
  ]);
  expect(wishes('poil qui tombe').map(({ typed }) => typed)).toEqual([['poil', 'tombe']]);
  expect(wishes('poils').map(({ meanings }) => meanings)).toEqual([[['poils'], ['brosse']]]);
});

test('N-23 a word that says nothing is left out, unless it is all there is', () => {
  expect(wishes('problème chat').map(({ typed }) => typed)).toEqual([['chat']]);
  expect(wishes('problème').map(({ typed }) => typed)).toEqual([['probleme']]);
});

test('a slip may be one of an expression', () => {
  const typed = [
    { word: 'poil', slips: [] },
    { word: 'tonbe', slips: ['tombe'] },
  ];
  expect(readWishes(typed, synonyms)[0]?.typed).toEqual(['poil', 'tonbe']);
});

test('a price and an age are read', () => {
  expect(splitQuery('croquettes chien moins de 30 euros')).toEqual({
    words: ['croquettes', 'chien'],
    mostCents: 3000,
    cheapest: false,
  });
  expect(splitQuery('croquettes moins de 19,9€').mostCents).toBe(1990);
  expect(splitQuery('croquettes pas cher')).toMatchObject({
    words: ['croquettes'],
    cheapest: true,
  });
  expect(wishes('chat 10 ans')[1]?.meanings).toEqual([['10ans'], ['senior']]);
  expect(wishes('chaton 2 mois')[1]?.meanings).toEqual([['2mois'], ['chaton'], ['chiot']]);
});
