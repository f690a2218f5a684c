import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exists } from './catalogue.server.ts';

/** Plural forms have the key with a suffix. */
const PLURALS = ['', '_one', '_other', '_many', '_zero'];

test('every text the server names is there: no mail, document or refusal shows a key', () => {
  const files = globSync('{src,standins}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map(
    (file) => ({
      file,
      code: readFileSync(file, 'utf8'),
    }),
  );
  const missing = files
    .filter(({ code }) =>
      /import \{[^}]*\bt\b(?! as)[^}]*\} from '#i18n\/catalogue\.server\.ts'/.test(code),
    )
    .flatMap(({ file, code }) =>
      [...code.matchAll(/(?<![\w.])t\(\s*'([\w.-]+)'/g)].map(([, key = '']) => ({ file, key })),
    )
    .filter(({ key }) => !PLURALS.some((ending) => exists(key + ending)))
    .map(({ file, key }) => `${file}: ${key}`);
  expect(missing).toEqual([]);
});
