import { expect, test } from 'vitest';
import { stageOf } from './stage.ts';

test('N-09 an age is young before its first birthday, old from the eighth', () => {
  expect([0, 1, 7, 8, 15].map(stageOf)).toEqual(['growth', 'adult', 'adult', 'senior', 'senior']);
});
