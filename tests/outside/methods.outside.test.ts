import { request } from 'node:http';
import { expect, test } from 'vitest';
import { outsideClient } from '../support/outside.ts';

const { ask, url } = outsideClient();

const answerOf = async (method: string, path: string) => {
  const { status, headers } = await ask(method, path);
  return [status, headers.get('allow')];
};

test('V-20 a wrong method is refused with those that are right', async () => {
  expect(await answerOf('POST', '/api/v2/shop/countries')).toEqual([405, 'GET, HEAD']);
  expect(await answerOf('DELETE', '/api/b2c-products')).toEqual([405, 'GET, HEAD']);
  expect(await answerOf('GET', '/search/1/indexes/products/query')).toEqual([405, 'POST']);
  expect(await answerOf('GET', '/api/v1/files/upload')).toEqual([405, 'POST']);
  expect(await answerOf('PUT', '/faq/')).toEqual([405, 'GET, HEAD, POST']);
  expect(await answerOf('POST', '/api/v2/shop/no-such-thing')).toEqual([404, null]);
});

test('R-29 TRACE is refused as a method, and every answer says who may embed it', async () => {
  const status = await new Promise<number | undefined>((done, failed) => {
    request(new URL('/faq/', url), { method: 'TRACE' }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    })
      .once('error', failed)
      .end();
  });
  expect(status).toBe(405);
  const policyOf = async (path: string) =>
    (await ask('GET', path)).headers.get('cross-origin-resource-policy');
  expect(await policyOf('/faq/')).toBe('same-origin');
  expect(await policyOf('/api/v2/shop/countries')).toBe('cross-origin');
});

test('R-15 a country named like what every object has is refused as a field', async () => {
  const opened = await ask('POST', '/api/v2/shop/orders?channelCode=FR_WEB');
  const { tokenValue } = (await opened.json()) as { tokenValue: string };
  for (const countryCode of ['constructor', 'toString', 'valueOf', '__proto__']) {
    const answer = await ask('PATCH', `/api/v2/shop/orders/${tokenValue}/address`, {
      headers: { 'content-type': 'application/merge-patch+json' },
      body: JSON.stringify({
        email: 'lea@example.org',
        billingAddress: {
          firstName: 'Léa',
          lastName: 'Martin',
          street: '3 rue des Lilas',
          city: 'Lyon',
          postcode: '69003',
          countryCode,
        },
      }),
    });
    expect([countryCode, answer.status]).toEqual([countryCode, 422]);
  }
});
