import { expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { publishEntry } from './index.ts';

const shop = testShop();
const { as } = staffCalls(shop);

const rule = (path: string, to: string | null, more: object = {}) => ({
  path,
  to,
  statusCode: 301,
  guards: [],
  index: true,
  cache: 3600,
  hides: false,
  ...more,
});

test('GRD-18 a rule is added, changed and removed, and says what it hides or where it gets lost', async () => {
  const call = await as('merchandising');
  expect((await call('PUT', '/route-rules', rule('/vieux', '/faq/'))).status).toBe(204);
  expect((await call('PUT', '/route-rules', rule('/perdu/', '/nulle-part/'))).status).toBe(204);
  const listed = async () => (await call('GET', '/route-rules')).body['hydra:member'];
  expect(await listed()).toMatchObject([
    { path: '/perdu/', leadsNowhere: true, hidesPage: false },
    { path: '/vieux/', leadsNowhere: false, redirect: { to: '/faq/', statusCode: 301 } },
  ]);
  await call('PUT', '/route-rules', rule('/vieux/', '/magasins/', { statusCode: 302 }));
  expect((await listed())[1]).toMatchObject({ redirect: { to: '/magasins/', statusCode: 302 } });
  for (const path of ['/vieux/', '/perdu/'])
    expect((await call('POST', '/route-rules/remove', { path })).status).toBe(204);
  expect(await listed()).toEqual([]);
  expect((await call('POST', '/route-rules/remove', { path: '/vieux/' })).status).toBe(404);
});

test('GRD-18 a rule that leads in a circle is refused, however long the circle is', async () => {
  const call = await as('merchandising');
  const codes = async (path: string, to: string) => {
    const { status, body } = await call('PUT', '/route-rules', rule(path, to));
    return status === 204 ? null : body.violations[0].propertyPath;
  };
  expect(await codes('/a/', '/a/?x=1')).toBe('to');
  expect(await codes('/a/', '/b/')).toBeNull();
  expect(await codes('/b/', '/c')).toBeNull();
  expect(await codes('/c/', '/a')).toBe('to');
  expect(await codes('/gestion/commandes/', '/faq/')).toBe('path');
});

test('GRD-18 a rule hides a page only when whoever writes it says so', async () => {
  const call = await as('merchandising');
  const document = {
    slug: 'ici',
    title: 'Ici',
    seo: { title: 'Ici', description: 'Ici' },
    updatedOn: null,
    version: null,
    blocks: [],
  };
  await transact(shop.appContext, (work) =>
    publishEntry(work, { type: 'page', slug: 'ici', locale: 'fr', document }),
  );
  const { status, body } = await call('PUT', '/route-rules', rule('/page/ici/', '/faq/'));
  expect([status, body.violations[0].message]).toEqual([422, expect.stringContaining('existe')]);
  const said = rule('/page/ici/', '/faq/', { hides: true });
  expect((await call('PUT', '/route-rules', said)).status).toBe(204);
  const { body: list } = await call('GET', '/route-rules');
  expect(list['hydra:member']).toContainEqual(
    expect.objectContaining({ path: '/page/ici/', hidesPage: true }),
  );
});

test('GRD-22 a rule runs only what the shop knows, and says something', async () => {
  const call = await as('merchandising');
  const odd = rule('/x/', null, { guards: ['odd'] });
  expect((await call('PUT', '/route-rules', odd)).status).toBe(422);
  expect((await call('PUT', '/route-rules', rule('/x/', null))).status).toBe(422);
  const closed = rule('/x/', null, { guards: ['maintenance'] });
  expect((await call('PUT', '/route-rules', closed)).status).toBe(204);
});
