import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockFile {
  packages: Record<string, { license?: string; dev?: boolean; optional?: boolean }>;
}

/** Licences that ask for a notice at most, or for the source of the library alone where it is linked. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]);

/** Also for what only builds and tests the shop, and for fonts, which are shipped with their licence. */
const ALLOWED_FOR_DEVELOPMENT = new Set([
  ...ALLOWED,
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  // The official schemas of Factur-X come under it; they check documents in tests alone.
  'EUPL-1.2',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]);

/** Packages whose manifest names no licence, with the one their file of it says. */
const READ_BY_HAND = new Map([
  ['@strapi/client', 'MIT'],
  ['busboy', 'MIT'],
  ['humanize-number', 'MIT'],
  ['png-js', 'MIT'],
  ['streamsearch', 'MIT'],
]);

/** `(MIT OR CC0-1.0)`: one of the two; `Apache-2.0 AND MIT`: both. */
const isAllowed = (expression: string, allowed: ReadonlySet<string>): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => allowed.has(licence.trim())));

test('every package has a licence that lets the shop use it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  const refused = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { license, dev }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const licence = READ_BY_HAND.get(name) ?? license ?? 'none';
      return { name, licence, allowed: dev ? ALLOWED_FOR_DEVELOPMENT : ALLOWED };
    })
    .filter(({ licence, allowed }) => !isAllowed(licence, allowed))
    .map(({ name, licence }) => `${name}: ${licence}`);
  expect(refused).toEqual([]);
});

test('the lock file names no download address: each machine has its own registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": *"https?:/);
});
