import { expect, test } from 'vitest';
import { permissionsOf } from '#modules/staff/rules/index.ts';
import { findPages } from './find-pages.ts';

const labels = (typed: string, role: Parameters<typeof permissionsOf>[0]) =>
  findPages(typed, permissionsOf(role)).map(({ label }) => label);

test('O-08 O-39 a page is found by its name, by other words for it and without accents; only one’s own', () => {
  expect(labels('creer promo', 'merchandising')).toEqual(['Créer une promotion']);
  expect(labels('redirections', 'direction')).toEqual(['Redirections']);
  expect(labels('tva', 'accounting')).toEqual(['Ventes et TVA', 'Taux de TVA']);
  expect(labels('equipe', 'direction')).toContain('Équipe');
  expect(labels('equipe', 'support')).toEqual([]);
  expect(labels('mot de passe', 'logistics')).toEqual(['Mon accès : mot de passe, second facteur']);
  expect(labels('e', 'direction')).toEqual([]);
});
