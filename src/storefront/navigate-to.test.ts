import { expect, test } from 'vitest';
import { navigateTo } from './navigate-to.server.ts';

const outcome = ({ status, headers }: Response) => [
  status,
  headers.get('location'),
  headers.has('x-remix-reload-document'),
];

test('GRD-19 a path is a move inside the shop, an absolute address a full page load', () => {
  expect(outcome(navigateTo('/croquettes/', { status: 301 }))).toEqual([
    301,
    '/croquettes/',
    false,
  ]);
  const away = navigateTo('https://exemple.fr/', { status: 301, external: true });
  expect(outcome(away)).toEqual([301, 'https://exemple.fr/', true]);
});

test.each(['https://exemple.fr/', '//exemple.fr/', '\\\\exemple.fr', 'javascript:alert(1)'])(
  'GRD-23 %s is refused without permission',
  (to) => {
    expect(() => navigateTo(to)).toThrow('Navigating to an external URL is not allowed');
  },
);

test('GRD-23 what is no web address is refused with permission too', () => {
  expect(() => navigateTo('javascript:alert(1)', { external: true })).toThrow('Cannot navigate');
});
