import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { lockOrder, recordPayment } from './index.ts';

const shop = testShop();
const { call, ready, complete } = orderCalls(shop);
const { as } = staffCalls(shop);
const { run } = jobRunner(shop);

beforeEach(() => stockShop(shop.appContext, { kibble: 0, tin: 0 }));

const receipt = (lot: string, quantity: number, code = KIBBLE) => ({
  code,
  quantity,
  lot,
  bestBefore: `20${lot.slice(1, 3)}-06-30`,
  place: 'A-1',
});

/** A paid order of two bags and three tins, with functions that call the API on it. */
async function split() {
  const office = await as('logistics');
  const lines = [receipt('L27', 1), receipt('L28', 9), receipt('T27', 9, TIN)];
  await office('POST', '/stock-deliveries', { supplier: 'Moulins', note: '', lines });
  const { tokenValue } = await ready('bank_transfer', [KIBBLE, 2], [TIN, 3]);
  const { number } = (await complete(tokenValue)).body;
  await transact(shop.appContext, async (work) => {
    const held = await lockOrder(work, tokenValue);
    if (held) await recordPayment(work, held, { transactionId: `b-${number}`, captured: true });
  });
  const at = (path: string) => `/orders/${number}/${path}`;
  const goods = (bags: number, tins = 0) => [
    { variantCode: KIBBLE, quantity: bags },
    { variantCode: TIN, quantity: tins },
  ];
  return {
    number: number as string,
    send: (trackingNumber: string, bags: number, tins = 0, more = {}) =>
      office('POST', at('parcels'), {
        trackingNumbers: [trackingNumber],
        lots: [],
        contents: [{ trackingNumber, goods: goods(bags, tins) }],
        ...more,
      }),
    correct: (trackingNumber: string, bags: number, tins = 0) =>
      office('PUT', at(`parcels/${trackingNumber}/contents`), { goods: goods(bags, tins) }),
    undo: (trackingNumber: string) => office('DELETE', at(`parcels/${trackingNumber}`)),
    office,
    customer: async () => (await call('GET', `/${tokenValue}`)).body,
  };
}

const mails = async () => {
  await run();
  const rows = await shop.database.db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('kind', '=', 'order-sent')
    .orderBy('id')
    .execute();
  return rows.map(({ text }) => text.replaceAll('\u00a0', ' '));
};

test('O-19 half an order leaves: customer, mail, list and slip say what is in the parcel and what follows', async () => {
  const { number, send, customer, office } = await split();
  const file = (await send('COLIS-1', 1, 3)).body;
  // The lot with the earliest date was taken; the parcel shows it although another bag follows.
  expect(file.parcels).toMatchObject([
    {
      trackingNumber: 'COLIS-1',
      contents: [
        { variantCode: KIBBLE, quantity: 1, lot: 'L27' },
        { variantCode: TIN, quantity: 3, lot: 'T27' },
      ],
    },
  ]);
  expect(await customer()).toMatchObject({
    status: 'partially_sent',
    state: 'new',
    shipments: [
      {
        parcels: [{ contents: [{ quantity: 1 }, { variantCode: TIN, quantity: 3 }] }],
        toFollow: [{ variantCode: KIBBLE, quantity: 1 }],
      },
    ],
  });
  const [first] = await mails();
  expect(first).toMatch(/Dans ce colis : 1 × .*3 × .*\.[\s\S]*Reste à partir : 1 × /);
  const list = (await office('GET', '/orders?shippingState=partly')).body;
  expect(list['hydra:member']).toMatchObject([{ number, status: 'partially_sent' }]);
  const slips = (await office('GET', `/packing-slips?numbers=${number}`)).body;
  expect(slips['hydra:member'][0].goods).toMatchObject([{ variantCode: KIBBLE, quantity: 1 }]);

  // `isLast` is not given: it follows from the contents, since nothing is left to send.
  expect((await send('COLIS-2', 1)).status).toBe(200);
  expect(await customer()).toMatchObject({ status: 'sent', shipments: [{ toFollow: [] }] });
  const recalled = async (lot: string) =>
    (await office('GET', `/lots/orders?lot=${lot}&variant=${KIBBLE}`)).body['hydra:member'][0]
      .parcels;
  expect(await recalled('L27')).toEqual(['COLIS-1']);
  expect(await recalled('L28')).toEqual(['COLIS-2']);
});

test('O-19 no parcel holds more than was ordered, and nothing is left behind in silence', async () => {
  const { send, correct, undo } = await split();
  const code = ({ body }: Awaited<ReturnType<typeof send>>) => body.violations?.[0]?.code;
  expect(code(await send('COLIS-A', 3))).toBe('order.parcel_contents');
  expect(code(await send('COLIS-A', 1, 3, { isLast: true }))).toBe('order.parcel_left_over');
  await send('COLIS-A', 1, 3);
  expect(code(await send('COLIS-B', 2))).toBe('order.parcel_contents');
  expect(code(await correct('COLIS-A', 3))).toBe('order.parcel_contents');
  expect((await correct('Z-9', 1)).status).toBe(404);
  expect((await undo('Z-9')).status).toBe(404);
});

test('O-19 a parcel that held less, or did not leave, puts its pieces back to be sent, without a movement of stock twice', async () => {
  const { number, send, correct, undo, customer, office } = await split();
  await send('COLIS-A', 2, 3);
  expect((await customer()).status).toBe('sent');
  await mails();
  const stock = async () =>
    (await shop.database.pool.query('select code, on_hand, reserved from product_variants')).rows;
  const before = await stock();

  expect((await correct('COLIS-A', 1, 3)).status).toBe(200);
  expect(await customer()).toMatchObject({
    status: 'partially_sent',
    shipments: [{ toFollow: [{ variantCode: KIBBLE, quantity: 1 }] }],
  });
  expect((await mails()).at(-1)).toMatch(/trompés[\s\S]*Reste à partir : 1 × /);
  const waits = (await office('GET', '/preparation')).body;
  expect(waits['hydra:member']).toMatchObject([{ number, goods: [{ quantity: 1 }] }]);

  expect((await undo('COLIS-A')).status).toBe(200);
  expect(await customer()).toMatchObject({
    status: 'payment_accepted',
    trackingNumber: null,
    shipments: [{ parcels: [], toFollow: [] }],
  });
  expect((await mails()).at(-1)).toContain('encore chez nous');
  // The same label is used after all, and the customer gets a new mail.
  const sent = (await mails()).length;
  await send('COLIS-A', 2, 3);
  expect((await customer()).status).toBe('sent');
  expect(await mails()).toHaveLength(sent + 1);
  expect(await stock()).toEqual(before);
});

test('O-19 what was corrected to be everything closes the order', async () => {
  const { send, correct, customer } = await split();
  await send('COLIS-A', 1, 3);
  await correct('COLIS-A', 2, 3);
  expect(await customer()).toMatchObject({ status: 'sent', state: 'completed' });
});
