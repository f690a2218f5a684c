import { expect, test } from 'vitest';
import { sceneFor } from './scene-for.ts';

test.for([
  [[1, 1, 0], 'confirmation-dog'],
  [[2, 0], 'confirmation-cat'],
  [[1, 2], 'confirmation-both'],
  [[0], 'confirmation-both'],
  [[], 'confirmation-both'],
] as const)('L-20 who waits for the parcel is drawn: %s', ([types, scene]) => {
  expect(sceneFor(types)).toBe(scene);
});
