import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('each bad day of the warehouse is played by a test that is there', () => {
  const page = readFileSync('docs/warehouse.md', 'utf8');
  const named = [...page.matchAll(/test\s`([^`]+)` “([^”]+)”/g)];
  expect(named.length).toBeGreaterThan(10);
  const missing = named.filter(
    ([, file = '', title = '']) => !readFileSync(file, 'utf8').includes(title),
  );
  expect(missing.map(([whole]) => whole)).toEqual([]);
});
