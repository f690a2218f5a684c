import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lawRules } from '../../tools/law-rules.ts';

test('each of the 38 rules has tests or evidence that exist, or says what is still to be built', () => {
  expect(lawRules).toHaveLength(38);
  const wrong = lawRules.flatMap(({ ids, tests, evidence, open }) => {
    if (tests.length + evidence.length === 0 && !open) return [`${ids}: nothing shows it`];
    return tests
      .filter(([file, title]) => !readFileSync(file, 'utf8').includes(title))
      .map(([file, title]) => `${ids}: ${file} has no test “${title}”`);
  });
  expect(wrong).toEqual([]);
});
