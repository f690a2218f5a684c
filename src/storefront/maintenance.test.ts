import { expect, test } from 'vitest';
import { isClosed, routeName } from './maintenance.server.ts';

const page = (path: string, name: string, parentId = 'root') => ({
  id: name,
  parentId,
  path,
  module: { handle: { name } },
});
const routes = {
  root: { id: 'root', path: '', module: {} },
  home: { id: 'home', parentId: 'root', index: true, module: { handle: { name: 'home' } } },
  frame: { id: 'frame', parentId: 'root', module: {} },
  account: page('mon-compte/', 'account', 'frame'),
  order: page('mon-compte/mes-commandes/:order/', 'account-order', 'frame'),
  cart: page('panier/', 'cart'),
  maintenance: page('maintenance/', 'maintenance'),
  robots: { id: 'robots', parentId: 'root', path: 'robots.txt', module: {} },
  shelf: page('*', 'category'),
};
const closed = (pathname: string, ...sections: string[]) =>
  isClosed(routeName(routes, pathname), sections);

test('GRD-16 the pages whose route name begins with a closed section are in maintenance', () => {
  expect(closed('/mon-compte/', 'account')).toBe(true);
  expect(closed('/mon-compte/mes-commandes/000000012/', 'account')).toBe(true);
  expect(closed('/mon-compte/mes-commandes/000000012/', 'account-order')).toBe(true);
  expect(closed('/mon-compte/', 'account-order')).toBe(false);
  expect(closed('/chien/croquettes/', 'cat')).toBe(true);
});

test('I18-03 the name of a route may be written with its language behind three underscores', () => {
  expect(closed('/mon-compte/', 'account___fr')).toBe(true);
  expect(closed('/mon-compte/', 'account___en-US')).toBe(true);
  expect(closed('/mon-compte/', 'account_fr')).toBe(false);
});

test('GRD-17 each of several sections is closed, the others are not', () => {
  expect(closed('/panier/', 'account', 'cart')).toBe(true);
  expect(closed('/mon-compte/', 'account', 'cart')).toBe(true);
  expect(closed('/', 'account', 'cart')).toBe(false);
  expect(closed('/')).toBe(false);
});

test('GRD-16 the maintenance page and what is no page stay open', () => {
  expect(closed('/maintenance/', 'maintenance', 'm')).toBe(false);
  expect(closed('/robots.txt', 'r')).toBe(false);
});
