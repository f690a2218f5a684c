import { expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { ContentClient } from './content.ts';

/** A content system whose hours can be moved; counts what it is asked. */
function content(answer: () => Response = () => Response.json({ data: { id: 1 }, meta: {} })) {
  const asked: string[] = [];
  let hours = 0;
  const cache = new AnswerCache(() => hours * 3_600_000);
  const client = new ContentClient({
    ...{ base: 'http://content.test/api', cache, channelCode: 'FR_WEB', locale: 'fr_FR' },
    send: async (request) => {
      asked.push(new URL(request.url).pathname);
      return answer();
    },
  });
  return { asked, client, cache, wait: (count: number) => (hours += count) };
}

test('CAT-23 CMS-02 what was loaded is not fetched again', async () => {
  const { asked, client } = content();
  await client.get('/b2c-products/saumon', { render: '2' });
  await client.get('/b2c-products/saumon', { render: '2' });
  expect(asked).toHaveLength(1);
});

test('CAT-24 concurrent loads share one pending request', async () => {
  const { asked, client } = content();
  await Promise.all([client.get('/b2c-home'), client.get('/b2c-home'), client.get('/b2c-home')]);
  expect(asked).toHaveLength(1);
});

test('OPS-10 an answer is kept for one hour, not longer', async () => {
  const { asked, client, wait } = content();
  await client.get('/b2c-home');
  wait(0.99);
  await client.get('/b2c-home');
  expect(asked).toHaveLength(1);
  wait(0.02);
  await client.get('/b2c-home');
  expect(asked).toHaveLength(2);
});

test('CAT-25 a failed load is not kept: the next one asks again', async () => {
  let fails = true;
  const { asked, client } = content(() =>
    fails ? new Response('{}', { status: 404 }) : Response.json({ data: [], meta: {} }),
  );
  await expect(client.get('/b2c-products')).rejects.toMatchObject({ status: 404 });
  fails = false;
  await expect(client.get('/b2c-products')).resolves.toEqual([]);
  expect(asked).toHaveLength(2);
});

test('changed content is asked for again', async () => {
  const { asked, client, cache } = content();
  await client.get('/b2c-footer');
  cache.clear();
  await client.get('/b2c-footer');
  expect(asked).toHaveLength(2);
});

test('CMS-01 every call goes to the configured base and says its language', async () => {
  const asked: string[] = [];
  const client = new ContentClient({
    ...{ base: 'https://content.example/v1', cache: new AnswerCache(() => 0) },
    ...{ channelCode: 'FR_WEB', locale: 'fr_FR' },
    send: async (request) => {
      asked.push(request.url);
      return Response.json({ data: [], meta: {} });
    },
  });
  await client.get('/b2c-home');
  await client.all('/b2c-products', { render: '1' });
  await client.ask('/b2c-recommendations', {});
  expect(asked).toHaveLength(3);
  for (const address of asked) {
    expect(address).toMatch(/^https:\/\/content\.example\/v1\/b2c-/);
    expect(new URL(address).searchParams.get('locale')).toBe('fr');
  }
});
