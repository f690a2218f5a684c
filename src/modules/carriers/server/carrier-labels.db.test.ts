import { beforeEach, expect, test } from 'vitest';
import { lockOrder, shipParcels } from '#modules/orders/server/index.ts';
import type { WaveShape } from '#modules/waves/admin-contracts.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { CarrierTrouble } from '#standins/carriers/tables.ts';
import { toggleTrouble } from '#standins/carriers/troubles.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { TIN } from '../../../../tests/support/stocked-shop.ts';
import { waitingOrders } from '../../../../tests/support/waiting-orders.ts';
import { fetchLabels } from './processes/fetch-labels.ts';
import { recordAnswer } from './record-answer.ts';

const shop = testShop();
Object.assign(shop.appContext.config, { LABEL_SERVICES: 'standin', LABEL_TIMEOUT_MS: 400 });
const { as } = staffCalls(shop);
const { run } = jobRunner(shop);

type Call = Awaited<ReturnType<typeof as>>;
let call: Call;
let wave: number;

beforeEach(async () => {
  await shop.database.db.deleteFrom('standin_carrier_troubles').execute();
  await shop.database.db.deleteFrom('standin_carrier_labels').execute();
  await waitingOrders(shop, 3);
  // One of them goes to a pickup point.
  await rowsOf(
    `insert into pickup_points (code, provider, country, name, street, postcode, city, latitude, longitude,
       opening_hours, checked_at)
     values ('FR-100016', 'mondial', 'FR', 'Tabac', '1 rue', '33000', 'Bordeaux', 44.8, -0.5, '[]', now())
     on conflict do nothing`,
  );
  await rowsOf(
    `update shipments set method_code = 'relay_standard', pickup_point = 'FR-100016',
       pickup_address = jsonb_build_object('code', 'FR-100016', 'name', 'Tabac', 'street', '1 rue', 'postcode', '33000',
         'city', 'Bordeaux', 'countryCode', 'FR')
     where order_id = (select max(id) from orders)`,
  );
  call = await as('logistics');
  wave = (await call('POST', '/waves', {})).body.id;
});

const rowsOf = async (text: string, ...values: unknown[]) =>
  (await shop.database.pool.query(text, values)).rows;
const read = async (): Promise<WaveShape> => (await call('GET', `/waves/${wave}`)).body;
const label = () => call('POST', `/waves/${wave}/labels`, {});
const go = (kind: CarrierTrouble) => toggleTrouble(shop.appContext, kind);
const labels = async () => (await read()).members.map((member) => member.labels);
/** Labels made by the carriers, each charged once it is used. */
const charged = () =>
  rowsOf(
    'select carrier, reference, number from standin_carrier_labels order by reference, number',
  );
/** A late response of a carrier to a call that was abandoned. */
const answer = (requestId: number, trackingNumber: string) => {
  const file = { format: 'pdf', content: Buffer.from('%PDF-'), url: null } as const;
  const made = { outcome: 'made', trackingNumber, file } as const;
  return transact(shop.appContext, (work) => recordAnswer(work, requestId, made));
};
const problems = async () => (await read()).members.map((member) => member.labelProblem?.state);

test('O-07 carriers make the labels of a wave, each once, and parcels leave under their numbers', async () => {
  expect((await label()).status).toBe(204);
  const numbers = (await labels()).flat();
  expect(numbers.filter((number) => /^6A\d{11}$/.test(number))).toHaveLength(2);
  expect(numbers.filter((number) => /^\d{8}$/.test(number))).toHaveLength(1);
  await Promise.all([label(), label()]);
  expect((await labels()).flat()).toEqual(numbers);
  expect(await charged()).toHaveLength(3);
  const file = await shop.request('GET', `/api/v2/admin/waves/${wave}/documents.pdf`, undefined, {
    ...(await bearerOf('logistics')),
    accept: '*/*',
  });
  const drawn = drawnOf(Buffer.from(await file.arrayBuffer()));
  for (const number of numbers) expect(drawn).toContain(`(${number})`);
  expect(drawn).toContain('(MONDIAL RELAY)');
  const departure = (await call('POST', `/waves/${wave}/departures`, {})).body;
  expect(departure.left + departure.stayed.length).toBe(3);
  const sent = await rowsOf(
    'select tracking_number as number from shipments where shipped_at is not null',
  );
  for (const { number } of sent) expect(numbers).toContain(number);
});

test('O-07 a carrier that answers too late has made one label of each parcel, and is asked for the same again', async () => {
  await go('slow');
  await label();
  expect((await labels()).flat()).toEqual([]);
  expect(await problems()).toEqual(['sent', 'sent', 'sent']);
  const stayed = (await call('POST', `/waves/${wave}/departures`, {})).body.stayed;
  expect(stayed).toHaveLength(3);
  const made = await charged();
  await go('slow');
  await run('fetch-labels');
  await fetchLabels(shop.appContext, { limitMs: 20_000 });
  expect(await charged()).toEqual(made);
  expect((await labels()).flat().toSorted()).toEqual(made.map(({ number }) => number).toSorted());
  expect(await problems()).toEqual([undefined, undefined, undefined]);
});

test('O-07 a carrier that is down makes nothing, holds nobody up, and is asked again at a press', async () => {
  await go('down');
  await label();
  expect(await charged()).toEqual([]);
  expect((await labels()).flat()).toEqual([]);
  await go('down');
  await label();
  expect((await labels()).flat()).toHaveLength(3);
});

test('O-07 REL a machine that dies between the call and its record costs no second label', async () => {
  await label();
  const made = await charged();
  // State after a crash: called, nothing saved.
  await rowsOf('delete from label_files');
  await rowsOf('delete from parcel_labels');
  await rowsOf(
    "update label_requests set state = 'sent', ended_at = null, sent_at = $1",
    new Date(shop.appContext.clock.now().epochMilliseconds),
  );
  // The lease of the crashed process has not ended yet.
  await fetchLabels(shop.appContext, { limitMs: 20_000 });
  expect((await labels()).flat()).toEqual([]);
  shop.appContext.clock.move(Temporal.Duration.from({ minutes: 2 }));
  await fetchLabels(shop.appContext, { limitMs: 20_000 });
  shop.appContext.clock.move(new Temporal.Duration());
  expect(await charged()).toEqual(made);
  expect((await labels()).flat().toSorted()).toEqual(made.map(({ number }) => number).toSorted());
});

test('O-07 a carrier that makes a second label of a parcel leaves it spare: the first one counts', async () => {
  await label();
  const before = await labels();
  const [{ id }] = await rowsOf('select id from label_requests order by id limit 1');
  await answer(id, '6A99999999999');
  await answer(id, '6A99999999999');
  expect(await labels()).toEqual(before);
  expect(await rowsOf('select tracking_number as number from spare_labels')).toEqual([
    { number: '6A99999999999' },
  ]);
});

test.each([
  ['with more to come', 2, false],
  ['with all of its order', 1, true],
])(
  'O-07 a carrier that answers after its parcel left %s under another number makes a spare label',
  async (_, pieces, isLast) => {
    await go('slow');
    await label();
    const [{ number = '' } = {}] = (await read()).members;
    const [{ id: orderId, token }] = await rowsOf(
      'select id, token from orders where number = $1',
      number,
    );
    await rowsOf('update order_items set quantity = $1 where order_id = $2', pieces, orderId);
    const numbers = ['8R1', '8R2'].slice(0, pieces);
    const lines = numbers.map((trackingNumber) => ({ number, trackingNumber }));
    expect((await call('POST', `/waves/${wave}/label-numbers`, { lines })).status).toBe(204);
    const contents = [{ trackingNumber: '8R1', goods: [{ variantCode: TIN, quantity: 1 }] }];
    await transact(shop.appContext, async (work) => {
      const order = await lockOrder(work, token);
      if (order) await shipParcels(work, order, ['8R1'], { isLast, contents });
    });
    await go('slow');
    const made = await charged();
    await fetchLabels(shop.appContext, { limitMs: 20_000 });
    expect(await charged()).toEqual(made);
    const [{ id: requestId }] = await rowsOf(
      'select id from label_requests where order_id = $1',
      orderId,
    );
    await answer(requestId, '6A77777777777');
    const valid = await rowsOf(
      'select tracking_number as label from parcel_labels where order_id = $1 and voided_at is null order by parcel',
      orderId,
    );
    expect(valid.map((row) => row.label)).toEqual(numbers);
    expect(await rowsOf('select from spare_labels')).toHaveLength(1);
    // No carrier is called for a parcel that left.
    const open = await rowsOf(
      `select from label_requests where order_id = $1 and state in ('wanted', 'sent')`,
      orderId,
    );
    expect(open).toEqual([]);
    // The parcel that has not left gets a carrier's label under its own number.
    if (isLast) return;
    await rowsOf(
      `update order_addresses set street = '9 rue Neuve' where kind = 'shipping' and order_id = $1`,
      orderId,
    );
    await label();
    const after = await rowsOf(
      'select tracking_number as label, parcel from parcel_labels where order_id = $1 and voided_at is null order by parcel',
      orderId,
    );
    expect(after).toEqual([
      { label: '8R1', parcel: 1 },
      { label: expect.not.stringMatching(/^8R/), parcel: 2 },
    ]);
  },
);

test.each(['8R1', 'again'])(
  'O-07 a number that was brought after its label was asked for is not replaced by a late answer (%s)',
  async (kind) => {
    const [{ number = '' } = {}] = (await read()).members;
    const bring = async (trackingNumber: string) => {
      const lines = [{ number, trackingNumber }];
      expect((await call('POST', `/waves/${wave}/label-numbers`, { lines })).status).toBe(204);
    };
    if (kind === 'again') {
      // The number was imported and voided before the carrier is called; it is valid again only
      // when imported again.
      await bring('8R1');
      const key = { 'idempotency-key': crypto.randomUUID() };
      await call('POST', `/waves/${wave}/voided-labels`, { number }, key);
    }
    await go('slow');
    await label();
    await bring('8R1');
    await go('slow');
    await go('twice');
    const made = await charged();
    const [{ id }] = await rowsOf(
      'select r.id from label_requests r join orders o on o.id = r.order_id where o.number = $1',
      number,
    );
    await answer(id, '6A88888888888');
    expect((await labels())[0]).toEqual(['8R1']);
    // The carrier is not called again either.
    await fetchLabels(shop.appContext, { orderIds: await idsOf(number), limitMs: 20_000 });
    expect(await charged()).toEqual(made);
    expect((await labels())[0]).toEqual(['8R1']);
  },
);

test.each(['sent', 'cancelled'])(
  'O-07 a label that is still wanted of an order that was %s is not asked for, nor once more',
  async (kind) => {
    const members = (await read()).members;
    const [called = '', untouched = ''] = members.map((member) => member.number);
    await go('slow');
    await label();
    await go('slow');
    await go('twice');
    // One was called without response, the other not called yet.
    const ids = [...(await idsOf(called)), ...(await idsOf(untouched))];
    await rowsOf(
      `update label_requests set state = 'wanted', ended_at = null where order_id = $1`,
      ids[1],
    );
    for (const id of ids)
      if (kind === 'sent')
        await transact(shop.appContext, async (work) => {
          const [{ token }] = await rowsOf('select token from orders where id = $1', id);
          const order = await lockOrder(work, token);
          if (order) await shipParcels(work, order, [`8R${id}`], { isLast: true });
        });
      else await rowsOf(`update orders set state = 'cancelled' where id = $1`, id);
    const made = await charged();
    await fetchLabels(shop.appContext, { orderIds: ids, limitMs: 20_000 });
    expect(await charged()).toEqual(made);
    expect(
      await rowsOf('select distinct state from label_requests where order_id = any ($1)', ids),
    ).toEqual([{ state: 'dropped' }]);
    // The third is requested as before.
    await fetchLabels(shop.appContext, { limitMs: 20_000 });
    expect((await labels()).at(-1)).toHaveLength(1);
  },
);

test('O-07 an address that is refused says so in the words of the carrier, and is asked anew once corrected', async () => {
  await rowsOf(
    `update order_addresses set postcode = '99123' where kind = 'shipping'
     and order_id = (select min(id) from orders where number is not null)`,
  );
  await label();
  const refused = (await read()).members.find(({ labelProblem }) => labelProblem !== null);
  expect(refused?.labelProblem).toMatchObject({ state: 'refused' });
  expect(refused?.labelProblem?.reason).toContain('99123');
  expect((await labels()).flat()).toHaveLength(2);
  await rowsOf(`update order_addresses set postcode = '69002' where postcode = '99123'`);
  await label();
  expect((await labels()).flat()).toHaveLength(3);
  expect(await problems()).toEqual([undefined, undefined, undefined]);
});

test('O-20 a label taken out of use is made anew under another number', async () => {
  await label();
  const [first] = (await read()).members;
  const number = first?.number ?? '';
  const key = { 'idempotency-key': crypto.randomUUID() };
  const gone = await call('POST', `/waves/${wave}/voided-labels`, { number }, key);
  expect(gone.status).toBe(204);
  expect((await labels())[0]).toEqual([]);
  await label();
  const again = (await labels())[0] ?? [];
  expect(again).toHaveLength(1);
  expect(again).not.toEqual(first?.labels);
  const other = await call('POST', `/waves/${wave}/voided-labels`, { number: '999999999' });
  expect(other.status).toBe(422);
});

test('O-20 a label whose parcel its carrier has scanned is voided no more; one that does not answer stops nobody', async () => {
  await label();
  const [first, second] = (await read()).members;
  const voided = (number = '') => call('POST', `/waves/${wave}/voided-labels`, { number });
  // The stand-in's parcels are scanned after 20 hours.
  await rowsOf(`update standin_carrier_labels set made_at = made_at - interval '21 hours'`);
  const taken = await voided(first?.number);
  expect([taken.status, taken.body['hydra:description']]).toEqual([
    422,
    `Le transporteur a déjà scanné le colis ${first?.labels[0]} : son étiquette ne se refait plus.`,
  ]);
  expect((await labels())[0]).toEqual(first?.labels);
  await go('down');
  expect((await voided(second?.number)).status).toBe(204);
  expect((await labels())[1]).toEqual([]);
});

const idsOf = async (number: string): Promise<number[]> =>
  (await rowsOf('select id from orders where number = $1', number)).map(({ id }) => id);

/** Drawing commands in the streams of a file. */
const drawnOf = (file: Buffer): string =>
  [...readPdf(file).objects.values()].map(({ content }) => content?.toString('latin1')).join();

/** Bearer header of an existing staff member. */
async function bearerOf(role: string) {
  const { signIn } = staffCalls(shop);
  const answer = await signIn(`${role}@equipe.test`, undefined, {
    'x-forwarded-for': '198.51.102.9',
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}
