import { expect, test } from 'vitest';
import { waitingApart } from './waiting-apart.ts';

const works = (file: string, time: number) => ({ file, time, waits: false });
const waits = (file: string, time: number) => ({ file, time, waits: true });

test('files that wait are taken one after the other, the rest as given beside them', () => {
  const files = [
    waits('kill', 40),
    waits('restart', 40),
    works('a', 30),
    works('b', 20),
    works('c', 20),
    works('d', 10),
  ];
  // Two workers: beside the first that waits the other does 30 and 20, and the second one begins at 40.
  expect(waitingApart(files, 2)).toEqual(['kill', 'a', 'b', 'restart', 'c', 'd']);
  expect(waitingApart(files, 1)).toEqual(['kill', 'restart', 'a', 'b', 'c', 'd']);
});

test('nothing is left out when there is nothing to do beside what waits', () => {
  expect(waitingApart([waits('kill', 40), waits('restart', 40)], 3)).toEqual(['kill', 'restart']);
});
