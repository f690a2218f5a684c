import { expect, test } from 'vitest';
import { groupMarkers } from './group-markers.ts';

const spots = [
  { id: 'a', x: 0, y: 0 },
  { id: 'b', x: 10, y: 10 },
  { id: 'c', x: 100, y: 0 },
  { id: 'd', x: 0, y: 29 },
];

test('what is too near to be pressed apart stands together', () => {
  expect(groupMarkers(spots, 30, null)).toEqual([['a', 'b', 'd'], ['c']]);
  expect(groupMarkers(spots, 5, null)).toEqual([['a'], ['b'], ['c'], ['d']]);
});

test('the one that was chosen stands by itself', () => {
  expect(groupMarkers(spots, 30, 'b')).toEqual([['a', 'd'], ['b'], ['c']]);
  expect(groupMarkers(spots, 30, 'a')).toEqual([['a'], ['b', 'd'], ['c']]);
});
