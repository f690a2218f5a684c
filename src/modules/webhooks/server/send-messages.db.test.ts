import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { receivePayment } from '#modules/checkout/server/index.ts';
import { cancelOrder, lockOrder, type Order, shipParcels } from '#modules/orders/server/index.ts';
import { createJobs } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import { jobs, listeners } from '#registry/jobs.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { webhooksCommand } from '../../../team/webhooks-command.ts';
import { messageKeeper } from './index.ts';
import { sendMessages } from './send-messages.ts';

const shop = testShop();
const { appContext } = shop;
const { ready, complete } = orderCalls(shop);
const { run } = jobRunner(shop);
const KEY = Buffer.alloc(32, 7).toString('base64');

interface Heard {
  id: string;
  type: string;
  number: string;
  isOurs: boolean;
}

/** Messages received by the merchant's system; `answer` decides its response. */
let heard: Heard[] = [];
let answer: (said: Heard) => number = () => 204;
let receiver: Server;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const { type, data } = JSON.parse(body);
      const {
        'webhook-id': id,
        'webhook-timestamp': at,
        'webhook-signature': sign,
      } = request.headers;
      const own = createHmac('sha256', Buffer.from(KEY, 'base64')).update(`${id}.${at}.${body}`);
      const isOurs = sign === `v1,${own.digest('base64')}`;
      const said = { id: String(id), type, number: data.order.number, isOurs };
      const status = answer(said);
      if (status < 300) heard.push(said);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, done));
  const { port } = receiver.address() as AddressInfo;
  const settings = {
    WEBHOOK_RECEIVER_URL: `http://127.0.0.1:${port}/hook`,
    WEBHOOK_RECEIVER_SECRET: `whsec_${KEY}`,
  };
  const config = { ...appContext.config, ...settings };
  const names = jobs.map(({ name }) => name);
  const keeper = messageKeeper(config, appContext.clock);
  const runner = await createJobs(shop.database.url, appContext.log, names, listeners, {
    onEveryEvent: keeper,
  });
  const before = appContext.jobs;
  Object.assign(appContext, { config, jobs: runner });
  return async () => {
    Object.assign(appContext, { jobs: before });
    await runner.stop();
  };
});
afterAll(() => void receiver.close());
beforeEach(() => stockShop(appContext));
afterEach(() => {
  heard = [];
  answer = () => 204;
  appContext.clock.move(new Temporal.Duration());
});

async function placed(): Promise<Order> {
  const { tokenValue } = await ready('card', [KIBBLE, 1]);
  const { number } = (await complete(tokenValue)).body;
  return { token: tokenValue, number } as Order;
}
const change = (token: string, act: (work: never, order: Order) => Promise<unknown>) =>
  transact(appContext, async (work) => act(work as never, (await lockOrder(work, token)) as Order));
const types = (order: Order) =>
  heard.flatMap(({ number, type }) => (number === order.number ? [type] : []));

test('REL-65 the receiver hears of an order in order, signed, and nothing twice', async () => {
  const first = await paidAndSent();
  const second = await placed();
  await change(second.token, cancelOrder);
  await run();
  await Promise.all([sendMessages(appContext), sendMessages(appContext)]);
  expect(types(first)).toEqual([
    'order.placed',
    'order.paid',
    'order.parcels_sent',
    'order.shipped',
    'invoice.issued',
  ]);
  expect(types(second)).toEqual(['order.cancelled']);
  expect(heard.every(({ isOurs }) => isOurs)).toBe(true);
  expect(new Set(heard.map(({ id }) => id)).size).toBe(heard.length);
  expect(await webhooksCommand(appContext, [])).toEqual(['Every message was taken.']);
});

async function paidAndSent(): Promise<Order> {
  const { tokenValue } = await ready('bank_transfer', [KIBBLE, 1]);
  const { number } = (await complete(tokenValue)).body;
  await change(tokenValue, (work, order) =>
    receivePayment(work, order, { reference: `R-${number}`, amount: order.pricing.total }),
  );
  await change(tokenValue, (work, order) =>
    shipParcels(work, order, [`COLIS-${number}`], { isLast: true }),
  );
  return { token: tokenValue, number } as Order;
}

test('REL-65 one that is down for a day gets everything afterwards, each order in its order', async () => {
  answer = () => 503;
  const orders = [await paidAndSent(), await paidAndSent()];
  await run();
  let requested = 0;
  answer = () => {
    requested += 1;
    return 503;
  };
  for (let minutes = 1; minutes <= 24 * 60; minutes += 1) {
    appContext.clock.move(Temporal.Duration.from({ minutes }));
    await sendMessages(appContext);
  }
  // Two orders wait, each with its first message: the interval doubles instead of every minute.
  expect(requested).toBeLessThan(70);
  expect(heard).toEqual([]);
  expect((await webhooksCommand(appContext, []))[0]).toMatch(
    /order\.placed of \d{9}: .*it answered 503/,
  );
  answer = () => 204;
  appContext.clock.move(Temporal.Duration.from({ hours: 26 }));
  await sendMessages(appContext);
  for (const order of orders)
    expect(types(order)).toEqual([
      'order.placed',
      'order.paid',
      'order.parcels_sent',
      'order.shipped',
      'invoice.issued',
    ]);
});

test('REL-65 an order the receiver refuses holds back no other; given up, it goes again on demand', async () => {
  const refused = await paidAndSent();
  const other = await paidAndSent();
  answer = ({ number }) => (number === refused.number ? 400 : 204);
  await run();
  expect(types(other)).toHaveLength(5);
  expect(types(refused)).toEqual([]);
  // Simulates three days of failures.
  await shop.database.pool.query(
    'update outgoing_messages set attempts = 200 where sent_at is null',
  );
  appContext.clock.move(Temporal.Duration.from({ hours: 200 }));
  for (let again = 0; again < 5; again += 1) await sendMessages(appContext);
  expect(await webhooksCommand(appContext, [])).toEqual(
    Array(5).fill(expect.stringContaining('given up')),
  );
  answer = () => 204;
  expect(await webhooksCommand(appContext, ['replay', 'given-up'])).toEqual([
    '5 messages will be sent again.',
  ]);
  await run();
  expect(types(refused)).toEqual([
    'order.placed',
    'order.paid',
    'order.parcels_sent',
    'order.shipped',
    'invoice.issued',
  ]);
  const [first] = heard;
  await webhooksCommand(appContext, ['replay', first?.id.replace('msg_', '') ?? '']);
  await run();
  expect(heard.filter(({ id }) => id === first?.id)).toHaveLength(2);
  await expect(webhooksCommand(appContext, ['replay', 'all'])).rejects.toThrow('webhooks replay');
});
