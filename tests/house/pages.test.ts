import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as list from '../../src/pages/list.ts';
import { isAlwaysThere, matcherOf, type Page, pageList } from '../../src/pages/page-list.server.ts';
import { to } from '../../src/pages/to.ts';

const all = Object.entries(pageList);
const sourceOf = ({ file }: Page) => readFileSync(join('src', file), 'utf8');

describe('the list of pages tells what its pages do', () => {
  test.each(all)('%s has its file, and the layout its handle names', (_id, page) => {
    const handle = /^export const handle[^{]*\{([^}]*)\}/m.exec(sourceOf(page))?.[1] ?? '';
    expect(/layout: '([^']+)'/.exec(handle)?.[1]).toBe(page.layout);
  });

  test.each(all.filter(([, { title }]) => title))(
    '%s has its title in its messages',
    (_id, page) => {
      const [area = '', ...key] = page.title?.split('.') ?? [];
      const side = page.file.split('/')[0] ?? '';
      const folder = [`src/${side}/messages`, 'src/blocks/messages'].find((path) =>
        existsSync(join(path, `${area}.fr.json`)),
      );
      const messages = JSON.parse(readFileSync(join(folder ?? '', `${area}.fr.json`), 'utf8'));
      const text = key.reduce((inner, part) => inner?.[part], messages);
      expect(text).toEqual(expect.any(String));
      expect(sourceOf(page)).toContain(`'${key.join('.')}'`);
    },
  );

  test.each(all.filter(([, { guard }]) => guard === 'customer' || guard === 'staff'))(
    '%s asks who is signed in',
    (id, page) => {
      if (id === 'officeMissing') return;
      const asks = page.guard === 'staff' ? 'requireStaff(' : 'requireSignIn(';
      const servers = [...sourceOf(page).matchAll(/from '(\.[^']+\.server\.ts)'/g)].map(
        ([, from]) => readFileSync(join('src', dirname(page.file), from ?? ''), 'utf8'),
      );
      expect([sourceOf(page), ...servers].some((text) => text.includes(asks))).toBe(true);
    },
  );

  test('each address is listed once', () => {
    const addresses = all.map(([, { address }]) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

test('a link is written as its address says', () => {
  expect(to(list.home)).toBe('/');
  expect(to(list.confirmation, { order: 'abc' })).toBe('/commande/abc/confirmation/');
  expect(to(list.product, { product: 'croquettes' })).toBe('/produits/croquettes/');
  expect(to(list.product, { product: 'croquettes', format: '2-kg' })).toBe(
    '/produits/croquettes/2-kg/',
  );
});

test('an address says which paths are its own', () => {
  const productAt = matcherOf(list.product);
  expect(productAt('/produits/croquettes/')).toEqual({ product: 'croquettes', format: undefined });
  expect(productAt('/produits/croquettes/2-kg/')).toEqual({
    product: 'croquettes',
    format: '2-kg',
  });
  expect(productAt('/produits/')).toBeNull();
  expect(isAlwaysThere('/faq/')).toBe(true);
  expect(isAlwaysThere('/mon-compte/mes-commandes/000000012/')).toBe(true);
  expect(isAlwaysThere('/rappels-de-produits/')).toBe(false);
  expect(isAlwaysThere('/gestion/')).toBe(false);
});
