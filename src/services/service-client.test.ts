import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listChannels } from '#modules/channels/operations.ts';
import { getAnyOrder, listAllOrders } from '#modules/orders/admin-operations.ts';
import { AdminClient } from './admin/client.ts';
import {
  type Call,
  callService,
  isServiceAway,
  overNetwork,
  ServiceError,
} from './service-client.ts';
import { ShopClient } from './shop/client.ts';

/** A service with these answers in turn, which records its requests. */
function service(...answers: Response[]) {
  const requested: Request[] = [];
  const send = async (request: Request) => {
    requested.push(request);
    return answers[requested.length - 1] ?? new Response(null, { status: 204 });
  };
  return { requested, call: (call: Call) => callService('http://shop.test', send, call), send };
}

const down = (status: number) => new Response('{}', { status });
const fine = () => Response.json({ ok: true });

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'API-37 a GET answered %i is asked once more, and no more than once',
  async (status) => {
    const recovers = service(down(status), fine());
    await expect(recovers.call({ path: '/a' })).resolves.toEqual({ ok: true });
    const stays = service(down(status), down(status));
    await expect(stays.call({ path: '/a' })).rejects.toMatchObject({ status });
    expect(stays.requested).toHaveLength(2);
  },
);

test('API-37 a GET answered 404 is not asked again', async () => {
  const { requested, call } = service(down(404));
  await expect(call({ path: '/a' })).rejects.toBeInstanceOf(ServiceError);
  expect(requested).toHaveLength(1);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'API-38 API-39 a %s is sent once, with its body as JSON',
  async (method) => {
    const { requested, call } = service(down(503));
    await expect(call({ method, path: '/a', body: { quantity: 2 } })).rejects.toMatchObject({
      status: 503,
    });
    expect(requested).toHaveLength(1);
    expect(await requested[0]?.json()).toEqual({ quantity: 2 });
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json';
    expect(requested[0]?.headers.get('content-type')).toBe(type);
  },
);

test('CRT-14 a refusal tells the words of the server: violations, then its description', async () => {
  const violations = [{ propertyPath: '', message: 'Il n’en reste que 2.', code: 'stock' }];
  const refused = service(Response.json({ violations }, { status: 422 }));
  await expect(refused.call({ method: 'POST', path: '/a' })).rejects.toMatchObject({
    description: 'Il n’en reste que 2.',
    violations,
  });
  const described = service(Response.json({ 'hydra:description': 'Trop tard' }, { status: 409 }));
  await expect(described.call({ method: 'POST', path: '/a' })).rejects.toThrow('Trop tard');
  const silent = service(down(500));
  await expect(silent.call({ method: 'POST', path: '/a' })).rejects.toMatchObject({
    description: null,
  });
});

test.each([
  ['a-token', 'Bearer a-token'],
  [null, null],
])('API-04 with the session token %s the authorization is %s', async (token, expected) => {
  const { requested, send } = service(fine());
  const shop = new ShopClient({
    base: 'http://shop.test',
    send,
    channelCode: 'FR_WEB',
    locale: 'fr_FR',
    token: () => token,
    onSignedOut: () => expect.fail('nobody was signed out'),
  });
  await shop.call(listChannels);
  expect(requested[0]?.headers.get('authorization')).toBe(expected);
  expect(new URL(requested[0]?.url ?? '').search).toBe('?channelCode=FR_WEB&locale=fr_FR');
});

test('V-11 a call with a misspelt filter does not compile, and an address is made of its operation', async () => {
  const nobody = () => Response.json({ 'hydra:member': [], 'hydra:totalItems': 0 });
  const { requested, send } = service(nobody(), nobody(), nobody(), nobody());
  const admin = new AdminClient({
    base: 'http://shop.test',
    send,
    token: () => null,
    userAgent: null,
    onSignedOut: () => expect.fail('nobody was signed out'),
    onClosed: () => expect.fail('nothing was closed'),
  });
  await admin.list(listAllOrders, { query: { paymentState: 'paid', page: 2 } });
  // @ts-expect-error The filter is called paymentState.
  await admin.list(listAllOrders, { query: { paymentStat: 'paid' } });
  // @ts-expect-error There is no such state.
  await admin.list(listAllOrders, { query: { paymentState: 'payd' } });
  // @ts-expect-error An order is named by its number.
  await admin.read(getAnyOrder, { params: { token: '1' } });
  const [{ url = '' } = {}] = requested;
  expect(url).toBe('http://shop.test/admin/orders?paymentState=paid&page=2');
});

test('R-04 R-19 a service that takes the call and never answers is away after its limit', async () => {
  const server = createServer(() => undefined).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  const send = overNetwork('192.0.2.1', { read: 100, write: 200 });
  for (const method of ['GET', 'POST'] as const) {
    const error = await callService(base, send, { method, path: '/a' }).catch((one) => one);
    expect(isServiceAway(error), method).toBe(true);
  }
});
