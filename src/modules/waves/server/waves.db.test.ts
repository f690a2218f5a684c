import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockOrder, shipParcels } from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { readPdf, textOf } from '../../../../tests/support/read-pdf.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { TIN } from '../../../../tests/support/stocked-shop.ts';
import { waitingOrders } from '../../../../tests/support/waiting-orders.ts';
import type { WaveShape } from '../admin-contracts.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const { run } = jobRunner(shop);

type Call = Awaited<ReturnType<typeof as>>;
let call: Call;

beforeEach(async () => {
  await waitingOrders(shop, 8);
  // The copies of the first order reserve their pieces too.
  await rowsOf(
    `update product_variants set reserved = 8, on_hand = on_hand - 7 where code = $1`,
    TIN,
  );
  call = await as('logistics');
  await call('POST', '/stock-deliveries', {
    supplier: 'Conserverie Atlantique',
    note: 'BL 7',
    lines: [
      { code: TIN, quantity: 5, lot: 'T1', bestBefore: '2027-02-01', place: 'B-2' },
      { code: TIN, quantity: 50, lot: 'T2', bestBefore: '2027-09-01', place: 'A-1' },
    ],
  });
});

afterEach(() => shop.appContext.clock.move(new Temporal.Duration()));

const rowsOf = async (text: string, ...values: unknown[]) =>
  (await shop.database.pool.query(text, values)).rows;

async function open(body: object = {}): Promise<number> {
  const answer = await call('POST', '/waves', body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}
const read = async (id: number): Promise<WaveShape> => (await call('GET', `/waves/${id}`)).body;
const label = (id: number) => call('POST', `/waves/${id}/labels`, {});
const send = async (id: number) => (await call('POST', `/waves/${id}/departures`, {})).body;
const PARCEL = '00000000-0000-4000-8000-000000000001';
const print = async (id: number, order?: string) =>
  shop.request(
    'GET',
    `/api/v2/admin/waves/${id}/documents.pdf${order ? `?order=${order}` : ''}`,
    undefined,
    { ...(await bearerOf('logistics')), accept: '*/*' },
  );
const states = (wave: WaveShape) => wave.members.map(({ state }) => state);
const pack = (id: number, number: string, lots: object[] = [], key: string = crypto.randomUUID()) =>
  call('POST', `/waves/${id}/packed-orders`, { number, lots }, { 'idempotency-key': key });

test('O-07 a wave leaves in bulk: places, labels, lots and mails of every order, each once', async () => {
  const id = await open();
  const wave = await read(id);
  expect([wave.orders, states(wave)]).toEqual([8, Array(8).fill('to_pack')]);
  // The lot expiring first is picked first, in the order of the shelves (O-48).
  expect(wave.picking).toMatchObject([
    { place: 'A-1', lot: 'T2', quantity: 3, orders: 3, grossGrams: 460 },
    { place: 'B-2', lot: 'T1', quantity: 5, orders: 5, productName: 'Terrine chat poulet' },
  ]);
  await Promise.all([label(id), label(id)]);
  const numbers = (await read(id)).members.flatMap(({ labels }) => labels);
  expect([numbers.length, new Set(numbers).size]).toEqual([8, 8]);
  const [one, other] = await Promise.all([send(id), send(id)]);
  expect(one.left + other.left).toBe(8);
  expect([...one.stayed, ...other.stayed]).toEqual([]);
  await run();
  const [counted] = await rowsOf(`
    select (select count(*)::int from orders where shipping_state = 'shipped') as shipped,
      (select sum(quantity)::int from order_lots) as pieces,
      (select count(*)::int from staff_actions where action = 'order.parcels_sent') as logged`);
  expect(counted).toEqual({ shipped: 8, pieces: 8, logged: 8 });
  expect((await call('GET', '/waves')).body['hydra:member']).toEqual([]);
  expect((await call('GET', '/lots?search=T1')).body['hydra:member']).toMatchObject([
    { orders: 5, pieces: 5, onShelf: 0 },
  ]);
});

test('O-07 the slips and labels of a wave are one file, over all its orders', async () => {
  const id = await open();
  await label(id);
  const answer = await shop.request(
    'GET',
    `/api/v2/admin/waves/${id}/documents.pdf`,
    undefined,
    await bearerOf('logistics'),
  );
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = readPdf(Buffer.from(await answer.arrayBuffer()));
  expect(pdf.ofType('Page')).toHaveLength(8);
});

test('O-07 a label that is printed again is counted, with who and when; two presses of one person are one print', async () => {
  const id = await open();
  await label(id);
  const files = await Promise.all([print(id), print(id)]);
  expect(files.map(({ status }) => status)).toEqual([200, 200]);
  const once = (await read(id)).members;
  expect(once.map(({ prints }) => prints.length)).toEqual(Array(8).fill(1));
  const [first] = once;
  expect(first?.prints).toMatchObject([{ trackingNumber: first?.labels[0], by: 'logistics' }]);
  shop.appContext.clock.move(Temporal.Duration.from({ minutes: 5 }));
  const again = await print(id, first?.number);
  expect(readPdf(Buffer.from(await again.arrayBuffer())).ofType('Page')).toHaveLength(1);
  const twice = (await read(id)).members;
  expect(twice.map(({ prints }) => prints.length)).toEqual([2, ...Array(7).fill(1)]);
  expect((await print(id, '999999999')).status).toBe(422);
  // What was printed of a label that is void is to be thrown away; a new one was printed by nobody.
  await call('POST', `/waves/${id}/voided-labels`, { number: first?.number });
  await label(id);
  const [renewed] = (await read(id)).members;
  expect(renewed).toMatchObject({ prints: [], voided: first?.labels });
  expect(renewed?.labels).not.toEqual(first?.labels);
});

test('O-07 a label whose parcel left is voided no more, and that of its second parcel alone', async () => {
  const id = await open();
  const [first, second] = (await read(id)).members;
  await rowsOf(
    'update order_items set quantity = 2 where order_id = (select id from orders where number = $1)',
    first?.number,
  );
  await label(id);
  const sent = (await read(id)).members[0]?.labels ?? [];
  const token = (await rowsOf('select token from orders where number = $1', first?.number))[0]
    .token;
  await transact(shop.appContext, async (work) => {
    const order = await lockOrder(work, token);
    const contents = [
      { trackingNumber: sent[0] ?? '', goods: [{ variantCode: TIN, quantity: 1 }] },
    ];
    if (order) await shipParcels(work, order, sent, { isLast: false, contents });
  });
  const voided = (number = '') => call('POST', `/waves/${id}/voided-labels`, { number });
  const left = await voided(first?.number);
  expect([left.status, left.body['hydra:description']]).toEqual([
    422,
    'Ce colis est déjà parti avec son étiquette : elle ne se refait plus.',
  ]);
  await label(id);
  expect((await voided(first?.number)).status).toBe(204);
  const [valid] = await rowsOf(
    `select count(*)::int as count from parcel_labels where voided_at is null and tracking_number = $1`,
    sent[0],
  );
  expect(valid.count).toBe(1);
  await send(id);
  expect((await voided(second?.number)).status).toBe(422);
});

test('O-07 of two waves opened at once each order is in one, and one in a wave enters no other', async () => {
  const answers = await Promise.all([1, 2].map(() => call('POST', '/waves', { most: 5 })));
  const opened = answers.flatMap(({ status, body }) => (status === 201 ? [body.id as number] : []));
  const numbers = (await Promise.all(opened.map(read))).flatMap(({ members }) =>
    members.map(({ number }) => number),
  );
  expect(new Set(numbers).size).toBe(numbers.length);
  await call('POST', '/waves', {});
  expect((await call('POST', '/waves', {})).body['hydra:description']).toMatch(
    'Aucune commande payée',
  );
});

test('O-01 O-07 what is held never enters or leaves a wave, nor what is cancelled or corrected in it', async () => {
  const [first] = await rowsOf('select number from orders order by id limit 1');
  await call('POST', `/orders/${first.number}/holds`, { code: 'held', reason: 'On vérifie' });
  const id = await open();
  const wave = await read(id);
  expect(wave.members.map(({ number }) => number)).not.toContain(first.number);
  await label(id);
  const [held, cancelled, corrected] = wave.members.map(({ number }) => number);
  await call('POST', `/orders/${held}/holds`, { code: 'held', reason: 'On vérifie' });
  const direction = await as('direction');
  expect((await direction('POST', `/orders/${cancelled}/cancel`, {})).status).toBe(200);
  await rowsOf(
    `update order_addresses set street = '9 rue Neuve' where kind = 'shipping' and order_id =
     (select id from orders where number = $1)`,
    corrected,
  );
  expect(states(await read(id)).slice(0, 3)).toEqual(['held', 'cancelled', 'to_pack']);
  const departure = await send(id);
  expect(departure.left).toBe(4);
  expect(departure.stayed).toEqual([
    { number: held, reason: 'retenue' },
    { number: cancelled, reason: 'annulée' },
    { number: corrected, reason: 'adresse corrigée depuis son étiquette' },
  ]);
  const stale = (await read(id)).members.find(({ number }) => number === corrected);
  expect(stale?.isLabelStale).toBe(true);
  await label(id);
  expect((await send(id)).left).toBe(1);
  const [parcel] = await rowsOf(
    'select tracking_number from shipments s join orders o on o.id = s.order_id where o.number = $1',
    corrected,
  );
  expect(parcel.tracking_number).toBe(`GM${corrected}-2`);
  // After closing, orders that stayed wait with the others.
  await call('POST', `/waves/${id}/close`, {});
  await call('POST', `/orders/${held}/releases`, { code: 'held', reason: 'C’est bon' });
  expect((await read(await open())).members.map(({ number }) => number)).toEqual([held]);
});

test('O-07 what a parcel weighed is noted with it; one that its label says otherwise stays until its carrier is told', async () => {
  const id = await open();
  await label(id);
  const [right, off, unweighed] = (await read(id)).members;
  const weigh = (member: typeof right, grams: number) => {
    const [{ trackingNumber = '' } = {}] = member?.weights ?? [];
    const weighed = [{ trackingNumber, grams }];
    const body = { number: member?.number, lots: [], weighed };
    return call('POST', `/waves/${id}/packed-orders`, body);
  };
  const expected = right?.weights[0]?.grams ?? 0;
  expect(expected).toBeGreaterThan(460);
  expect((await weigh(right, expected + 20)).status).toBe(204);
  expect((await weigh(off, expected + 460)).status).toBe(204);
  const after = (await read(id)).members;
  expect(after.slice(0, 3).map(({ isLabelStale }) => isLabelStale)).toEqual([false, true, false]);
  expect(after[0]?.weights[0]?.weighedGrams).toBe(expected + 20);
  const departure = await send(id);
  expect(departure.stayed).toEqual([
    { number: off?.number, reason: 'pesée autrement que sur son étiquette' },
  ]);
  await label(id);
  const again = (await read(id)).members.find(({ number }) => number === off?.number);
  expect([again?.weights[0]?.grams, again?.isLabelStale]).toEqual([expected + 460, false]);
  expect((await send(id)).left).toBe(1);
  // The manifest shows the measured weight.
  const { carriers } = (await call('GET', '/manifests/today')).body;
  const grams = carriers.flatMap(
    ({ parcels }: { parcels: { numbers: string[]; grams: number }[] }) =>
      [right, off, unweighed].map(
        (member) => parcels.find(({ numbers }) => numbers.includes(member?.number ?? ''))?.grams,
      ),
  );
  expect(grams).toEqual([expected + 20, expected + 460, expected]);
});

test('O-07 two packers on one order, and a scan sent twice, pack it once of the lots that were scanned', async () => {
  const id = await open();
  const [order] = (await read(id)).members;
  const number = order?.number ?? '';
  const lots = [{ variantCode: TIN, lot: 'T2', bestBefore: '2027-09-01', quantity: 1 }];
  const key = crypto.randomUUID();
  const answers = await Promise.all([
    pack(id, number, lots, key),
    pack(id, number, lots, key),
    pack(id, number),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  const [noted] = await rowsOf(
    'select sum(quantity)::int as pieces, count(*)::int as lots from order_lots',
  );
  expect(noted).toEqual({ pieces: 1, lots: 1 });
  expect((await read(id)).members[0]).toMatchObject({ state: 'packed', packedBy: 'logistics' });
  expect((await pack(id, '999999999')).status).toBe(422);
  const tooMany = [{ variantCode: TIN, lot: 'T2', bestBefore: null, quantity: 9 }];
  const other = (await read(id)).members[1]?.number ?? '';
  expect((await pack(id, other, tooMany)).status).toBe(422);
});

test('FOOD-03 a lot that is called back while a wave is open is packed into nothing more, and what holds it stays', async () => {
  const id = await open();
  await label(id);
  const [packed, next] = (await read(id)).members.map(({ number }) => number);
  await pack(id, packed ?? '');
  const draft = { lot: 'T1', variantCode: TIN, reason: 'Bord coupant', advice: 'Gardez-la' };
  expect((await call('POST', '/recalls', draft)).status).toBe(204);
  expect((await read(id)).picking).toMatchObject([{ lot: 'T2', quantity: 7 }]);
  const lots = [{ variantCode: TIN, lot: 'T1', bestBefore: null, quantity: 1 }];
  expect((await pack(id, next ?? '', lots)).status).toBe(422);
  const departure = await send(id);
  expect([departure.left, departure.stayed]).toEqual([7, [{ number: packed, reason: 'retenue' }]]);
});

test('O-07 a departure that broke off goes on where it was', async () => {
  const id = await open();
  await label(id);
  const { members } = await read(id);
  // Half of it left before a crash.
  for (const { number } of members.slice(0, 3)) {
    const [{ token }] = await rowsOf('select token from orders where number = $1', number);
    await transact(shop.appContext, async (work) => {
      const order = await lockOrder(work, token);
      if (order) await shipParcels(work, order, [`GM${number}`], { isLast: true });
    });
  }
  expect(await send(id)).toMatchObject({ left: 5, stayed: [] });
  const [{ pieces }] = await rowsOf('select sum(quantity)::int as pieces from order_lots');
  expect(pieces).toBe(8);
});

test('O-07 numbers of a carrier’s own program are taken over, all or none, and twice is once', async () => {
  const id = await open();
  await label(id);
  const [one, two] = (await read(id)).members.map(({ number }) => number);
  const give = (lines: object[]) => call('POST', `/waves/${id}/label-numbers`, { lines });
  const wrong = await give([
    { number: one, trackingNumber: '8R1' },
    { number: '999999999', trackingNumber: '8R2' },
    { number: two, trackingNumber: '8R1' },
  ]);
  expect(wrong.body.violations.map((one: { propertyPath: string }) => one.propertyPath)).toEqual([
    'lines.1.number',
    'lines.2.trackingNumber',
  ]);
  expect(wrong.body.violations[1].message).toBe('Le numéro 8R1 est déjà sur une ligne plus haut.');
  const lines = [
    { number: one, trackingNumber: '8R1' },
    { number: one, trackingNumber: '8R2' },
  ];
  expect([(await give(lines)).status, (await give(lines)).status]).toEqual([204, 204]);
  const labels = (await read(id)).members.map((member) => member.labels);
  expect([labels[0], labels[1]]).toEqual([['8R1', '8R2'], [`GM${two}`]]);
  expect((await give([{ number: two, trackingNumber: '8R1' }])).status).toBe(422);
  // A file with an earlier number and one more parcel keeps both.
  const more = [
    { number: one, trackingNumber: '8R3' },
    { number: one, trackingNumber: '8R2' },
  ];
  expect((await give(more)).status).toBe(204);
  expect((await read(id)).members[0]?.labels).toEqual(['8R3', '8R2']);
  // A corrected file without one parcel voids its label.
  const short = [{ number: one, trackingNumber: '8R3' }];
  expect((await give(short)).status).toBe(204);
  expect((await read(id)).members[0]?.labels).toEqual(['8R3']);
  // The shorter file was the wrong one: the number it removed becomes valid again.
  expect((await give(more)).status).toBe(204);
  expect((await read(id)).members[0]?.labels).toEqual(['8R3', '8R2']);
  expect((await give([{ number: two, trackingNumber: '8R2' }])).status).toBe(422);
});

test('O-07 a file of numbers leaves the label of a parcel that has left as it is, whichever parcels it names', async () => {
  const id = await open();
  const [{ number = '' } = {}] = (await read(id)).members;
  await rowsOf(
    `update order_items set quantity = 2 where order_id = (select id from orders where number = $1)`,
    number,
  );
  const give = async (...trackingNumbers: string[]) => {
    const lines = trackingNumbers.map((trackingNumber) => ({ number, trackingNumber }));
    expect((await call('POST', `/waves/${id}/label-numbers`, { lines })).status).toBe(204);
  };
  await give('8R1', '8R2');
  const [{ token }] = await rowsOf('select token from orders where number = $1', number);
  const contents = [{ trackingNumber: '8R1', goods: [{ variantCode: TIN, quantity: 1 }] }];
  await transact(shop.appContext, async (work) => {
    const order = await lockOrder(work, token);
    if (order) await shipParcels(work, order, ['8R1'], { isLast: false, contents });
  });
  const valid = () =>
    rowsOf(
      `select tracking_number as label, parcel from parcel_labels where voided_at is null order by parcel`,
    );
  const both = [
    { label: '8R1', parcel: 1 },
    { label: '8R2', parcel: 2 },
  ];
  for (const file of [['8R1', '8R2'], ['8R2'], ['8R1']]) {
    await give(...file);
    expect(await valid()).toEqual(both);
  }
  await give('8R1', '8R3');
  expect(await valid()).toEqual([both[0], { label: '8R3', parcel: 2 }]);
  await give('8R2');
  expect(await valid()).toEqual(both);
});

test('O-07 a label made anew for what is still here leaves that of a parcel that has left as it is', async () => {
  const id = await open();
  const [{ number = '' } = {}] = (await read(id)).members;
  const [{ id: orderId, token }] = await rowsOf(
    'select id, token from orders where number = $1',
    number,
  );
  await rowsOf('update order_items set quantity = 2 where order_id = $1', orderId);
  const lines = ['8R1', '8R2'].map((trackingNumber) => ({ number, trackingNumber }));
  await call('POST', `/waves/${id}/label-numbers`, { lines });
  const contents = [{ trackingNumber: '8R1', goods: [{ variantCode: TIN, quantity: 1 }] }];
  await transact(shop.appContext, async (work) => {
    const order = await lockOrder(work, token);
    if (order) await shipParcels(work, order, ['8R1'], { isLast: false, contents });
  });
  // Corrected later: the parcel that left went to the earlier address.
  await rowsOf(
    `update order_addresses set street = '9 rue Neuve' where kind = 'shipping' and order_id = $1`,
    orderId,
  );
  expect((await label(id)).status).toBe(204);
  const valid = await rowsOf(
    'select tracking_number as label, parcel from parcel_labels where order_id = $1 and voided_at is null order by parcel',
    orderId,
  );
  expect(valid).toEqual([
    { label: '8R1', parcel: 1 },
    { label: `GM${number}-3`, parcel: 2 },
  ]);
});

test('O-07 an order of which all left in a parcel that was not the last makes no label, and holds up none', async () => {
  const id = await open();
  const [{ number = '' } = {}] = (await read(id)).members;
  const [{ token }] = await rowsOf('select token from orders where number = $1', number);
  const contents = [{ trackingNumber: '8R1', goods: [{ variantCode: TIN, quantity: 1 }] }];
  await transact(shop.appContext, async (work) => {
    const order = await lockOrder(work, token);
    if (order) await shipParcels(work, order, ['8R1'], { isLast: false, contents });
  });
  expect((await label(id)).status).toBe(204);
  expect((await label(id)).status).toBe(204);
  const labels = (await read(id)).members.map((member) => member.labels.length);
  expect(labels).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
});

test('O-07 what was on the scale stands with the number that is given after it, and with no parcel that leaves later', async () => {
  const id = await open();
  const [first] = (await read(id)).members;
  await rowsOf(
    `update order_items set quantity = 2 where order_id = (select id from orders where number = $1)`,
    first?.number,
  );
  await label(id);
  const [two, one] = (await read(id)).members;
  const weigh = (member: typeof two) => {
    const weighed = [{ trackingNumber: member?.labels[0], grams: 9000 }];
    const body = { number: member?.number, lots: [], weighed };
    return call('POST', `/waves/${id}/packed-orders`, body);
  };
  expect([(await weigh(two)).status, (await weigh(one)).status]).toEqual([204, 204]);
  const lines = [{ number: one?.number, trackingNumber: '8R9' }];
  await call('POST', `/waves/${id}/label-numbers`, { lines });
  const [{ token }] = await rowsOf('select token from orders where number = $1', two?.number);
  const trackingNumber = two?.labels[0] ?? '';
  const contents = [{ trackingNumber, goods: [{ variantCode: TIN, quantity: 1 }] }];
  await transact(shop.appContext, async (work) => {
    const order = await lockOrder(work, token);
    if (order) await shipParcels(work, order, [trackingNumber], { isLast: false, contents });
  });
  await label(id);
  const [rest, given] = (await read(id)).members;
  expect(given?.weights).toMatchObject([{ trackingNumber: '8R9', grams: 9000 }]);
  expect(rest?.weights).toMatchObject([{ grams: one?.weights[0]?.grams, weighedGrams: null }]);
});

test('O-07 orders that share a parcel leave in it, under one label', async () => {
  await rowsOf(
    `update orders set shared_parcel = '${PARCEL}' where number in (select number from orders order by id limit 2)`,
  );
  const id = await open();
  await label(id);
  const pair = (await read(id)).members.filter(({ together }) => together.length > 0);
  expect(pair).toMatchObject([{ sharesLabel: false }, { sharesLabel: true }]);
  expect(pair[1]?.labels).toEqual(pair[0]?.labels);
  // Its weight is that of the goods of both orders.
  const alone = (await read(id)).members.find(({ together }) => together.length === 0);
  const grams = (alone?.weights[0]?.grams ?? 0) + 460;
  expect(pair.map(({ weights }) => weights[0]?.grams)).toEqual([grams, grams]);
  const weighed = [{ trackingNumber: pair[0]?.labels[0], grams: grams + 20 }];
  const packed = { number: pair[1]?.number, lots: [], weighed };
  expect((await call('POST', `/waves/${id}/packed-orders`, packed)).status).toBe(204);
  const sharing = (await read(id)).members.filter(({ together }) => together.length > 0);
  expect(sharing.map(({ weights }) => weights[0]?.weighedGrams)).toEqual([grams + 20, grams + 20]);
  expect(await send(id)).toMatchObject({ left: 8, stayed: [] });
  const sent = await rowsOf(
    `select distinct s.tracking_number from shipments s join orders o on o.id = s.order_id
     where o.shared_parcel = '${PARCEL}'`,
  );
  expect(sent).toEqual([{ tracking_number: pair[0]?.labels[0] }]);
});

test('O-07 at the end of a day each carrier has a list of what it takes, to be signed or read by its program', async () => {
  await rowsOf(
    `update orders set shared_parcel = '${PARCEL}' where number in (select number from orders order by id limit 2)`,
  );
  const id = await open();
  await label(id);
  await send(id);
  const manifest = (await call('GET', '/manifests/today')).body;
  expect(manifest.carriers).toHaveLength(1);
  const [carrier] = manifest.carriers;
  expect(carrier).toMatchObject({ methodCode: 'home_standard', carrier: 'Test' });
  // Two orders in one parcel are one row.
  expect(carrier.parcels).toHaveLength(7);
  expect(carrier.parcels.map(({ numbers }: { numbers: string[] }) => numbers.length)).toContain(2);
  expect(carrier.parcels[0].grams).toBeGreaterThan(0);
  const header = { ...(await bearerOf('logistics')), accept: '*/*' };
  const of = (format: string) =>
    shop.request(
      'GET',
      `/api/v2/admin/manifests/${manifest.date}/home_standard/parcels.${format}`,
      undefined,
      header,
    );
  const sheet = await (await of('csv')).text();
  expect(sheet.trim().split('\r\n')).toHaveLength(8);
  expect(sheet).toContain(carrier.parcels[0].trackingNumber);
  const pdf = Buffer.from(await (await of('pdf')).arrayBuffer());
  expect(textOf(readPdf(pdf))).toContain(carrier.parcels[6].trackingNumber);
  const none = await call('GET', '/manifests/2020-01-01');
  expect(none.body.carriers).toEqual([]);
});

test('O-07 who may only read opens, labels and sends nothing', async () => {
  const id = await open();
  const accounting = await as('accounting');
  expect((await accounting('GET', `/waves/${id}`)).status).toBe(200);
  for (const path of ['/waves', `/waves/${id}/labels`, `/waves/${id}/departures`])
    expect((await accounting('POST', path, {})).status).toBe(403);
  expect((await (await as('merchandising'))('GET', `/waves/${id}`)).status).toBe(403);
});

/** Authorization header of an existing staff member. */
async function bearerOf(role: string) {
  const { signIn } = staffCalls(shop);
  const answer = await signIn(`${role}@equipe.test`, undefined, {
    'x-forwarded-for': '198.51.102.9',
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

test('O-19 a parcel that did not leave with its wave is taken by another, and leaves under a label once', async () => {
  const id = await open();
  await label(id);
  await send(id);
  await run();
  const [first] = (await read(id)).members;
  const number = first?.number ?? '';
  const tracking = first?.labels[0] ?? '';
  expect((await call('DELETE', `/orders/${number}/parcels/${tracking}`)).status).toBe(200);
  await run();
  const again = await open();
  expect((await read(again)).members.map((one) => one.number)).toEqual([number]);
  await label(again);
  expect(await send(again)).toMatchObject({ left: 1, stayed: [] });
  const file = (await call('GET', `/orders/${number}/file`)).body;
  expect(file.parcels).toHaveLength(1);
});
