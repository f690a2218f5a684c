import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { numberedKeys } from './vite-icon-keys.ts';

test('an icon keeps its shapes, with keys that are numbers', () => {
  const file = createRequire(import.meta.url).resolve('lucide-react/dist/esm/icons/repeat.mjs');
  const code = readFileSync(file, 'utf8');
  const numbered = numberedKeys(code);
  const keys = [...numbered.matchAll(/key: "([^"]+)"/g)].map(([, key]) => key);
  expect(keys).toEqual(['0', '1', '2', '3']);
  const withoutKeys = (text: string) => text.replaceAll(/, key: "[^"]+"/g, '');
  expect(withoutKeys(numbered)).toBe(withoutKeys(code));
});
