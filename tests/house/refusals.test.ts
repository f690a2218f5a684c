import { expect, test } from 'vitest';
import type { RefusalCatalogue } from '#kit/refusal.ts';

const contracts = import.meta.glob<{ refusals?: RefusalCatalogue }>(
  '../../src/modules/*/contracts.ts',
  { eager: true },
);
const messages = import.meta.glob<{ refusals?: Record<string, unknown> }>(
  '../../src/modules/*/messages/*.json',
  { eager: true, import: 'default' },
);

const moduleOf = (path: string) => path.split('/modules/')[1]?.split('/')[0] ?? '';

/** Refusal codes are dotted; their words stand at that path, flat or nested. */
function wordsOf(tree: unknown, code: string): unknown {
  if (typeof tree !== 'object' || tree === null) return undefined;
  const level = tree as Record<string, unknown>;
  if (code in level) return level[code];
  const parts = code.split('.');
  for (let length = 1; length < parts.length; length += 1) {
    const words = wordsOf(level[parts.slice(0, length).join('.')], parts.slice(length).join('.'));
    if (words !== undefined) return words;
  }
  return undefined;
}

const declared = Object.entries(contracts).flatMap(([path, { refusals = {} }]) =>
  Object.entries(refusals).map(([code, status]) => ({
    module: moduleOf(path),
    code,
    status,
  })),
);

test('modules declare refusals', () => {
  expect(declared.length).toBeGreaterThan(0);
});

test.each(declared)(
  '$code of $module has a status and French words',
  ({ module, code, status }) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    const { refusals } = messages[`../../src/modules/${module}/messages/fr.json`] ?? {};
    expect(wordsOf(refusals, code)).toEqual(expect.stringMatching(/\p{L}{2,}/u));
  },
);

test('no code is declared by two modules', () => {
  const codes = declared.map(({ code }) => code);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});
