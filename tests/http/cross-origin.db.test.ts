import { beforeEach, expect, test } from 'vitest';
import { apiServer } from '../support/api-server.ts';
import { testShop } from '../support/shop.ts';
import { stockShop } from '../support/stocked-shop.ts';

const shop = testShop();
const server = apiServer(shop);
const path = '/api/v2/shop/orders?channelCode=FR_WEB&locale=fr_FR';
/** What the two sites are called in tests. */
const ours = 'http://localhost:3000';

beforeEach(() => stockShop(shop.appContext));

const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');
const preflight = (origin: string) =>
  fetch(server.url + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,content-type,idempotency-key,if-match',
    },
  });

test('pages of both sites may call the services, other pages may not', async () => {
  for (const origin of [ours, 'http://be.localhost:3000']) {
    const requested = await preflight(origin);
    expect([requested.status, allowed(requested)]).toEqual([204, origin]);
    expect(requested.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(requested.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(requested.headers.get('access-control-max-age')).toBe('600');
  }
  expect(allowed(await preflight('https://elsewhere.example'))).toBeNull();
});

test('answers and refusals alike are readable there, with what contracts §0.3 exposes', async () => {
  const post = (body: string, type = 'application/ld+json') =>
    fetch(server.url + path, {
      method: 'POST',
      body,
      headers: { origin: ours, 'content-type': type },
    });
  const answers = await Promise.all([post('{}'), post('{'), post('{}', 'text/plain')]);
  expect(answers.map(({ status }) => status)).toEqual([201, 400, 415]);
  for (const answer of answers) {
    expect(allowed(answer)).toBe(ours);
    const exposed = answer.headers.get('access-control-expose-headers');
    for (const name of ['Content-Disposition', 'Retry-After', 'X-Request-Id'])
      expect(exposed).toContain(name);
    // No cookie opens the shop API.
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toContain('Origin');
  }
});

test('what is kept for everybody is told to our pages too, and to nobody else’s', async () => {
  const read = (origin?: string) =>
    fetch(`${server.url}/api/v2/shop/channels?channelCode=FR_WEB&locale=fr_FR`, {
      headers: origin ? { origin } : {},
    });
  for (const [origin, reported] of [
    [undefined, null],
    [ours, ours],
    ['https://x.example', null],
  ] as const)
    for (let time = 0; time < 2; time += 1) {
      const answer = await read(origin);
      expect([answer.status, allowed(answer)]).toEqual([200, reported]);
    }
});
