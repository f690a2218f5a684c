import { expect, it } from 'vitest';
import { linesOf, readFlag, readWhole } from './index.ts';

const row = (line: number, key: string, more: object) => ({
  line,
  key,
  name: key,
  before: { nom: 'Avant', seuil: '5' },
  after: { nom: 'Avant', seuil: '5' },
  problem: null,
  ...more,
});

it('O-18 a line says what it changes, cell by cell, and the second one of the same thing is wrong', () => {
  const lines = linesOf([
    row(2, 'A', { after: { seuil: '7' } }),
    row(3, 'B', {}),
    row(4, 'A', { after: { seuil: '9' } }),
    row(5, 'C', { before: null, after: { nom: 'Neuf' } }),
    row(6, 'D', { after: null }),
  ]);
  expect(lines.map(({ changes }) => changes)).toEqual([
    [{ column: 'seuil', before: '5', after: '7' }],
    [],
    [],
    [{ column: 'nom', before: null, after: 'Neuf' }],
    [
      { column: 'nom', before: 'Avant', after: null },
      { column: 'seuil', before: '5', after: null },
    ],
  ]);
  expect(lines[2]?.problem).toEqual({ column: null, code: 'twice' });
});

it('O-18 numbers and yes or no are read as people type them, and what is neither is not guessed', () => {
  expect(readWhole('1 200', 100_000)).toBe(1200);
  expect([readWhole('-1', 10), readWhole('11', 10), readWhole('1,5', 10)]).toEqual([
    null,
    null,
    null,
  ]);
  expect([readFlag('Oui'), readFlag('non'), readFlag('peut-être')]).toEqual([true, false, null]);
});
