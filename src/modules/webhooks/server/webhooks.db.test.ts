import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { receivePayment } from '#modules/checkout/server/index.ts';
import { lockOrder, type Order } from '#modules/orders/server/index.ts';
import { createJobs } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import { jobs, listeners } from '#registry/jobs.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { messageKeeper } from './index.ts';
import { sendMessages } from './send-messages.ts';

const shop = testShop();
const { appContext } = shop;
const { pool } = shop.database;
const { as } = staffCalls(shop);
const { ready, complete } = orderCalls(shop);

interface Heard {
  path: string;
  headers: Record<string, string>;
  body: string;
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: as a receiver reads it
  data: any;
}

/** Messages received by the merchant's systems, by URL path; `answer` decides the response. */
let heard: Heard[] = [];
let answer: (said: Heard) => number = () => 204;
let receiver: Server;
let base = '';

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { type, data } = JSON.parse(body);
    const headers = request.headers as Record<string, string>;
    const said = { path: request.url ?? '', headers, body, type, data };
    const status = answer(said);
    if (status < 300) heard.push(said);
    response.writeHead(status).end(status < 300 ? '' : `non: ${status}`);
  });
  await new Promise<void>((done) => receiver.listen(0, done));
  base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const names = jobs.map(({ name }) => name);
  const config = { ...appContext.config, WEBHOOK_PRIVATE_NETWORK: true };
  const runner = await createJobs(shop.database.url, appContext.log, names, listeners, {
    onEveryEvent: messageKeeper(config, appContext.clock),
  });
  const before = { jobs: appContext.jobs, config: appContext.config };
  Object.assign(appContext, { jobs: runner, config });
  return async () => {
    Object.assign(appContext, before);
    await runner.stop();
  };
});
afterAll(() => void receiver.close());
beforeEach(() => stockShop(appContext));
afterEach(() => {
  heard = [];
  answer = () => 204;
  appContext.clock.move(new Temporal.Duration());
  appContext.config.WEBHOOK_PRIVATE_NETWORK = true;
});

const to = (path: string) => heard.filter((said) => said.path === path);
const verifies = (said: Heard, secret: string) => {
  try {
    new Webhook(secret).verify(said.body, said.headers);
    return true;
  } catch {
    return false;
  }
};

async function add(call: Awaited<ReturnType<typeof as>>, path: string, events: string[]) {
  const { status, body } = await call('POST', '/webhooks', {
    name: path,
    url: base + path,
    events,
  });
  expect(status).toBe(200);
  return body as { id: number; secret: string };
}

async function byTransfer(): Promise<{ token: string; number: string }> {
  const { tokenValue: token } = await ready('bank_transfer', [KIBBLE, 2]);
  return { token, number: (await complete(token)).body.number };
}
const pay = (token: string) =>
  transact(appContext, async (work) => {
    const order = (await lockOrder(work, token)) as Order;
    return receivePayment(work, order, { reference: token, amount: order.pricing.total });
  });
const send = () => sendMessages(appContext);

test('V-07 each receiver hears the events it chose, signed with its own secret; a transfer is heard when it is paid', async () => {
  const direction = await as('direction');
  const warehouse = await add(direction, '/depot', ['order.placed', 'order.paid']);
  const books = await add(direction, '/compta', ['order.paid']);
  const { token, number } = await byTransfer();
  await send();
  expect(to('/depot').map(({ type }) => type)).toEqual(['order.placed']);
  expect(to('/compta')).toEqual([]);
  await pay(token);
  await send();
  expect(to('/depot').map(({ type }) => type)).toEqual(['order.placed', 'order.paid']);
  const [paid] = to('/compta');
  expect(paid?.data.order).toMatchObject({
    number,
    paymentState: 'paid',
    items: [{ variant: KIBBLE, quantity: 2 }],
  });
  expect(heard.map((said) => verifies(said, warehouse.secret))).toEqual(
    heard.map(({ path }) => path === '/depot'),
  );
  expect(paid && verifies(paid, books.secret)).toBe(true);
  expect(heard.map(({ body }) => body).join()).not.toMatch(/@|Martin|Lyon/);
});

test('O-37 while a secret is replaced both sign, and then the new one alone', async () => {
  const direction = await as('direction');
  const first = await add(direction, '/depot', ['order.placed']);
  const second = (await direction('POST', `/webhooks/${first.id}/rotate`, {})).body;
  const tests = async () => {
    heard = [];
    await direction('POST', `/webhooks/${first.id}/test`, {});
    await send();
    const [said] = heard as [Heard];
    expect(said.type).toBe('webhook.test');
    return [first, second].map(({ secret }) => verifies(said, secret));
  };
  expect(await tests()).toEqual([true, true]);
  // Signatures are valid for five minutes by the receiver's real clock.
  await pool.query("update webhooks set previous_until = now() - interval '1 second'");
  expect(await tests()).toEqual([false, true]);
  const { rows } = await pool.query('select * from webhooks, staff_actions');
  for (const { secret } of [first, second])
    expect(JSON.stringify(rows)).not.toContain(secret.replace('whsec_', ''));
});

test('O-37 the log says each try and its answer; one message and a period go again, a pause holds them back', async () => {
  const direction = await as('direction');
  const { id } = await add(direction, '/depot', ['order.placed']);
  const log = async () => (await direction('GET', `/webhooks/${id}/messages`)).body['hydra:member'];
  answer = () => 500;
  await byTransfer();
  await send();
  const [failed] = await log();
  expect(failed).toMatchObject({
    event: 'order.placed',
    state: 'waiting',
    tries: [{ status: 500, answer: 'non: 500', problem: 'it answered 500' }],
  });
  const [listed] = (await direction('GET', '/webhooks')).body['hydra:member'];
  expect(listed).toMatchObject({ waiting: 1, problem: 'it answered 500', state: 'active' });
  answer = () => 204;
  const again = `/webhooks/${id}/messages/${failed.id}/replay`;
  expect((await direction('POST', again, {})).status).toBe(204);
  await send();
  expect((await log())[0]).toMatchObject({
    state: 'taken',
    tries: [{ status: 204 }, { status: 500 }],
  });
  expect((await direction('POST', `/webhooks/${id}/pause`, {})).status).toBe(204);
  await byTransfer();
  const today = appContext.clock.today().toString();
  const period = { from: today, to: today };
  expect((await direction('POST', `/webhooks/${id}/replay`, period)).status).toBe(204);
  heard = [];
  await send();
  expect(heard).toEqual([]);
  expect((await direction('POST', `/webhooks/${id}/resume`, {})).status).toBe(204);
  await send();
  expect(heard.map(({ headers }) => headers['webhook-id'])).toEqual(
    [failed.id, (await log())[0].id].map((message) => `msg_${message}`),
  );
  expect((await direction('POST', `/webhooks/${id}/remove`, {})).status).toBe(204);
  expect((await direction('GET', '/webhooks')).body['hydra:member']).toEqual([]);
  expect((await direction('POST', `/webhooks/${id}/test`, {})).status).toBe(404);
  heard = [];
  await byTransfer();
  await send();
  expect(heard).toEqual([]);
});

test('REL-65 a receiver that is down holds back no other receiver', async () => {
  const direction = await as('direction');
  await add(direction, '/panne', ['order.placed', 'order.paid']);
  await add(direction, '/depot', ['order.placed', 'order.paid']);
  answer = ({ path }) => (path === '/panne' ? 503 : 204);
  const { token } = await byTransfer();
  await pay(token);
  for (let round = 0; round < 2; round += 1) await send();
  expect(to('/depot').map(({ type }) => type)).toEqual(['order.placed', 'order.paid']);
  const { rows } = await pool.query(
    `select event, attempts from outgoing_messages where sent_at is null order by id`,
  );
  expect(rows).toEqual([
    { event: 'order.placed', attempts: 1 },
    { event: 'order.paid', attempts: 0 },
  ]);
});

test('O-37 an address on a private network is refused when it is written down and when it is sent to', async () => {
  const direction = await as('direction');
  const { id } = await add(direction, '/depot', ['order.placed']);
  appContext.config.WEBHOOK_PRIVATE_NETWORK = false;
  const draft = { name: 'ERP', events: ['order.placed'] };
  for (const [url, code] of [
    [`${base}/depot`, 'webhook.https'],
    ['https://169.254.169.254/latest', 'webhook.private'],
    ['https://erp.local/', 'webhook.private'],
    ['nulle part', 'webhook.url'],
  ]) {
    const { status, body } = await direction('POST', '/webhooks', { ...draft, url });
    expect([url, status, body.violations[0]]).toMatchObject([
      url,
      422,
      { propertyPath: 'url', code },
    ]);
  }
  expect(
    (
      await direction('POST', '/webhooks', {
        ...draft,
        url: 'https://a.fr/',
        events: ['mail.queued'],
      })
    ).status,
  ).toBe(422);
  await direction('POST', `/webhooks/${id}/test`, {});
  await send();
  expect(heard).toEqual([]);
  const [message] = (await direction('GET', `/webhooks/${id}/messages`)).body['hydra:member'];
  expect(message.tries[0]).toMatchObject({ status: null });
  const logistics = await as('logistics');
  expect((await logistics('GET', '/webhooks')).status).toBe(200);
  expect((await logistics('POST', `/webhooks/${id}/test`, {})).status).toBe(403);
});
