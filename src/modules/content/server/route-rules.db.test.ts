import { expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import type { RouteRule } from '../contracts.ts';
import { publishRouteRule } from './index.ts';

const shop = testShop();
const read = async (path: string) => {
  const answer = await shop.request('GET', `/api${path}`);
  return { status: answer.status, body: await answer.json() };
};
const publish = (rule: Partial<RouteRule> & { path: string }) =>
  transact(shop.appContext, (work) =>
    publishRouteRule(work, {
      redirect: null,
      appMiddleware: null,
      index: true,
      cache: 3600,
      ...rule,
    }),
  );

test('GRD-18 GRD-24 OPS-09 what is said of a path is told, and of any other that nothing is', async () => {
  const moved = {
    path: '/ancien-lien/',
    redirect: { to: '/croquettes/', statusCode: 301 as const },
  };
  const guarded = { path: '/offre/', appMiddleware: { 'animals-feature': true } };
  await publish(moved);
  await publish(guarded);
  const plain = { index: true, cache: 3600 };
  expect(await read('/route-rules?path=/ancien-lien/')).toEqual({
    status: 200,
    body: { ...plain, ...moved, appMiddleware: null },
  });
  expect((await read('/route-rules?path=/offre/')).body).toMatchObject(guarded);
  expect(await read('/route-rules?path=/rien/')).toEqual({
    status: 200,
    body: { ...plain, path: '/rien/', redirect: null, appMiddleware: null },
  });
  expect((await read('/b2c-route-rules')).body.data).toHaveLength(2);
  await publish({ path: '/ancien-lien/', redirect: { to: '/chien/', statusCode: 302 } });
  expect((await read('/route-rules?path=/ancien-lien/')).body.redirect.to).toBe('/chien/');
});

test.each(['//exemple.fr/', 'javascript:alert(1)', 'http://exemple.fr/', '/\\exemple.fr'])(
  'GRD-18 a rule cannot lead to %s',
  async (to) => {
    await expect(publish({ path: '/x/', redirect: { to, statusCode: 301 } })).rejects.toThrow(
      /route_rules/,
    );
  },
);
