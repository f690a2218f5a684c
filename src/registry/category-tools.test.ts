import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../routes.ts';
import { categoryTools } from './category-tools.ts';

const pathsIn = (all: readonly RouteConfigEntry[]): string[] =>
  all.flatMap(({ path, children = [] }) => (path ? [path] : pathsIn(children)));

test('catalogue: no category takes the address of another page', () => {
  const first = pathsIn(routes).map((path) => path.split('/')[0] ?? '');
  const words = first.filter((word) => /^[a-z0-9-]+$/.test(word));
  expect(words).toEqual(expect.arrayContaining(['panier', 'mon-compte', 'gestion']));
  expect(words.filter((word) => !categoryTools.isReserved(word))).toEqual([]);
  expect(categoryTools.isReserved('panier/chiot')).toBe(true);
  expect(categoryTools.isReserved('chien/panier')).toBe(false);
});
