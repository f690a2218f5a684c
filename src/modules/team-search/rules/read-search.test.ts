import { describe, expect, test } from 'vitest';
import { rankOf, readSearch, stepsOf } from './index.ts';

describe('O-08 what the team types is read as what it may stand for', () => {
  test.each([
    ['45', '45', [['45']]],
    ['000000045', '45', [['000000045']]],
    ['n° 45', '45', [['45'], ['n', '45']]],
    ['06 12 34 50 12', '612345012', [['06', '12', '34', '50', '12'], ['0612345012']]],
    ['+33612345012', '33612345012', [['33612345012']]],
    ['0033612345012', '33612345012', [['0033612345012'], ['33612345012']]],
    ['N’Guyen', 'nguyen', [['n', 'guyen'], ['nguyen']]],
    ['Lefèvre  Éléonore', 'lefevreeleonore', [['lefevre', 'eleonore']]],
    ['sophie.m', 'sophiem', [['sophie', 'm'], ['sophie']]],
    ['?', null, []],
  ])('%s', (typed, code, readings) => {
    expect(readSearch(typed)).toEqual({ code, readings });
  });

  test('nothing typed becomes an operator of the database', () => {
    for (const typed of ["d'au & | ! <-> :* ( ) ' \\", '~', '#', "'';--"])
      for (const { query } of stepsOf(readSearch(typed)))
        expect(query.replaceAll(/'[#~]?[a-z0-9]+'(:\*)?/g, '')).toMatch(/^[ &|()]*$/);
  });
});

test('O-08 a whole name is worth more than its beginning, that more than a part, and a code more than all', () => {
  const of = (heads: string, codes: string[] = []) =>
    rankOf(readSearch('martin'), { heads, codes, title: 'x', at: 0 });
  const rising = [
    of('Durand'),
    of('Saintmartin'),
    of('Martinez'),
    of('Martin'),
    of('x', ['MARTIN']),
  ];
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  expect(new Set(rising).size).toBe(rising.length);
});
