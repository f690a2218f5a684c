import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { chance } from '../../../../tests/support/chance.ts';
import { goToNoon } from '../../../../tests/support/go-to-noon.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { isFull } from '../../../../tests/support/scope.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { correctContents, voidParcel } from './correct-contents.ts';
import { cancelOrder, lockOrder, recordPayment, shipParcels } from './index.ts';

const shop = testShop();
const { ready, complete } = orderCalls(shop);
const { as } = staffCalls(shop);

beforeEach(() => stockShop(shop.appContext, { kibble: 0, tin: 0, bowl: 0 }));

const rowsOf = async (text: string, ...values: unknown[]) =>
  (await shop.database.pool.query(text, values)).rows;

/** Places and pays an order; returns its token and number. */
async function order(...items: [string, number][]) {
  const { tokenValue } = await ready('bank_transfer', ...items);
  const { number } = (await complete(tokenValue)).body;
  await transact(shop.appContext, async (work) => {
    const held = await lockOrder(work, tokenValue);
    if (held) await recordPayment(work, held, { transactionId: `b-${number}`, captured: true });
  });
  return { token: tokenValue, number: number as string };
}

const lotsOf = async (code: string) =>
  Object.fromEntries(
    (
      await rowsOf(
        `select lot || coalesce('@' || nullif(place, ''), '') as at, quantity from lot_levels
         where variant_code = $1 and quantity <> 0`,
        code,
      )
    ).map(({ at, quantity }) => [at, quantity]),
  );
const onHand = async (code: string) =>
  (await rowsOf('select on_hand from product_variants where code = $1', code))[0].on_hand;

const receipt = {
  supplier: 'Moulins du Forez',
  note: 'BL 12',
  lines: [
    { code: KIBBLE, quantity: 6, lot: 'l 27-06', bestBefore: '2027-06-30', place: 'a 12' },
    { code: KIBBLE, quantity: 4, lot: 'L27-01', bestBefore: '2027-01-31', place: 'A-13' },
  ],
};

test('FOOD-03 a lot past its date is refused at goods-in, every one of them named, and nothing comes in', async () => {
  const call = await as('logistics');
  const yesterday = shop.appContext.clock.today().subtract({ days: 1 }).toString();
  const today = shop.appContext.clock.today().toString();
  const refused = await call('POST', '/stock-deliveries', {
    ...receipt,
    lines: [
      { code: KIBBLE, quantity: 6, lot: 'L-OLD', bestBefore: yesterday, place: 'A-12' },
      { code: KIBBLE, quantity: 2, lot: 'L-TODAY', bestBefore: today, place: 'A-12' },
      { code: TIN, quantity: 1, lot: 'L-OLDER', bestBefore: '2020-05-01', place: 'A-12' },
    ],
  });
  expect(refused.status).toBe(422);
  expect(
    refused.body.violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath),
  ).toEqual(['lines.0.bestBefore', 'lines.2.bestBefore']);
  expect(refused.body.violations[1].message).toMatch(
    /^Le lot L-OLDER est périmé depuis le 1er\smai\s2020/,
  );
  expect([await onHand(KIBBLE), await lotsOf(KIBBLE)]).toEqual([0, {}]);
});

test('FOOD-03 a lot is sold until its date and off sale the night after, once; what an order holds of it stays', async () => {
  const call = await as('logistics');
  const until = shop.appContext.clock.today().add({ days: 2 });
  const fresh = until.add({ years: 1 }).toString();
  await call('POST', '/stock-deliveries', {
    ...receipt,
    lines: [
      { code: KIBBLE, quantity: 6, lot: 'SHORT', bestBefore: until.toString(), place: 'A-12' },
      { code: KIBBLE, quantity: 3, lot: 'LONG', bestBefore: fresh, place: 'A-13' },
    ],
  });
  await order([KIBBLE, 4]);
  const run = () => jobRunner(shop).start('take-expired-off-sale');
  goToNoon(shop.appContext.clock, until.toString());
  await run();
  expect([await onHand(KIBBLE), await lotsOf(KIBBLE)]).toEqual([
    5,
    { 'SHORT@A-12': 6, 'LONG@A-13': 3 },
  ]);
  goToNoon(shop.appContext.clock, until.add({ days: 1 }).toString());
  // Two workers on the same night.
  await Promise.all([run(), run()]);
  await run();
  // Four of nine are promised to an order: of six expired pieces five were free.
  expect([await onHand(KIBBLE), await lotsOf(KIBBLE)]).toEqual([
    0,
    { 'SHORT@A-12': 1, 'LONG@A-13': 3 },
  ]);
  expect(
    await rowsOf(
      "select reason, staff_name, note, before - after as pieces from stock_movements where reason = 'breakage'",
    ),
  ).toMatchObject([{ reason: 'breakage', staff_name: 'Automatique', pieces: 5 }]);
});

test('FOOD-03 from a supplier’s delivery to the buyers and back: nobody typed a lot', async () => {
  const call = await as('logistics');
  expect((await call('POST', '/stock-deliveries', receipt)).status).toBe(204);
  expect(await lotsOf(KIBBLE)).toEqual({ 'L27-06@A-12': 6, 'L27-01@A-13': 4 });
  const { number } = await order([KIBBLE, 5]);
  expect(await onHand(KIBBLE)).toBe(5);
  // Paying reserves the pieces but does not move them.
  expect(await lotsOf(KIBBLE)).toEqual({ 'L27-06@A-12': 6, 'L27-01@A-13': 4 });
  const parcels = { trackingNumbers: ['COLIS1'], lots: [] };
  expect((await call('POST', `/orders/${number}/parcels`, parcels)).status).toBe(200);
  expect(await lotsOf(KIBBLE)).toEqual({ 'L27-06@A-12': 5 });
  const { body: file } = await call('GET', `/orders/${number}/file`);
  expect(file.lots).toMatchObject([
    { lot: 'L27-01', bestBefore: '2027-01-31', quantity: 4 },
    { lot: 'L27-06', bestBefore: '2027-06-30', quantity: 1 },
  ]);
  const { body: found } = await call('GET', '/lots?search=l27');
  expect(found['hydra:member']).toMatchObject([
    { lot: 'L27-01', orders: 1, pieces: 4, onShelf: 0 },
    { lot: 'L27-06', orders: 1, pieces: 1, onShelf: 5 },
  ]);
  const { body: from } = await call('GET', `/stock-lots/receipts?lot=l27-01&variant=${KIBBLE}`);
  expect(from['hydra:member']).toMatchObject([
    { supplier: 'Moulins du Forez', note: 'BL 12', quantity: 4, by: 'logistics' },
  ]);
});

test('FOOD-03 a lot that is called back while it stands here is off sale, and proposed to nobody any more', async () => {
  const call = await as('logistics');
  await call('POST', '/stock-deliveries', receipt);
  const draft = {
    lot: 'L27-01',
    variantCode: KIBBLE,
    reason: 'Moisissure',
    advice: 'Rapportez-le',
  };
  expect((await call('POST', '/recalls', draft)).status).toBe(204);
  expect([await onHand(KIBBLE), await lotsOf(KIBBLE)]).toEqual([6, { 'L27-06@A-12': 6 }]);
  const { number } = await order([KIBBLE, 2]);
  await call('POST', `/orders/${number}/parcels`, { trackingNumbers: ['COLIS1'], lots: [] });
  const { body } = await call('GET', `/orders/${number}/file`);
  expect(body.lots).toMatchObject([{ lot: 'L27-06', quantity: 2 }]);
});

test('O-12 a lot that is named without a count is of all pieces of its article, and one noted wrongly is put right', async () => {
  const call = await as('logistics');
  await call('POST', '/stock-deliveries', receipt);
  const { number } = await order([KIBBLE, 3]);
  const typed = { variantCode: KIBBLE, lot: 'L27-06', bestBefore: null, quantity: null };
  await call('POST', `/orders/${number}/parcels`, { trackingNumbers: ['COLIS1'], lots: [typed] });
  expect(await lotsOf(KIBBLE)).toEqual({ 'L27-06@A-12': 3, 'L27-01@A-13': 4 });
  const { body: file } = await call('GET', `/orders/${number}/file`);
  expect(file.lots).toMatchObject([{ lot: 'L27-06', quantity: 3 }]);
  // The packer had taken the other lot.
  await call('DELETE', `/orders/${number}/lots/${file.lots[0].id}`);
  expect(await lotsOf(KIBBLE)).toEqual({ 'L27-06@A-12': 6, 'L27-01@A-13': 4, '': -3 });
  await call('POST', `/orders/${number}/lots`, { lots: [{ ...typed, lot: 'L27-01' }] });
  expect(await lotsOf(KIBBLE)).toEqual({ 'L27-06@A-12': 6, 'L27-01@A-13': 1 });
});

test('O-13 a count with orders on the shelf is what was counted, without a subtraction', async () => {
  const call = await as('logistics');
  await call('POST', '/stock-deliveries', receipt);
  await order([KIBBLE, 4]);
  const movements = `/product-variants/${KIBBLE}/stock-movements`;
  const count = (quantity: number, more = {}) =>
    call('POST', movements, { reason: 'inventory', quantity, note: '', ...more });
  expect((await count(9)).status).toBe(204);
  expect([await onHand(KIBBLE), await lotsOf(KIBBLE)]).toEqual([
    5,
    { 'L27-06@A-12': 6, 'L27-01@A-13': 3 },
  ]);
  expect((await count(7, { lot: 'L27-06', place: 'A-12' })).status).toBe(204);
  expect([await onHand(KIBBLE), await lotsOf(KIBBLE)]).toEqual([
    6,
    { 'L27-06@A-12': 7, 'L27-01@A-13': 3 },
  ]);
  const short = await count(3);
  expect([short.status, short.body.violations[0].message]).toEqual([
    422,
    expect.stringContaining('Des commandes à préparer tiennent 4 pièces'),
  ]);
  const broken = { reason: 'breakage', quantity: 4, note: '', lot: 'L27-01' };
  expect((await call('POST', movements, broken)).body.violations[0].message).toBe(
    'Il n’y en a que 3 de ce lot à cet emplacement.',
  );
});

test('FOOD-03 pieces without a name get theirs, go to another place, and expire first on their list', async () => {
  const call = await as('logistics');
  await call('POST', '/stock-deliveries', {
    note: '',
    lines: [{ code: TIN, quantity: 8 }],
  });
  await call('POST', '/stock-deliveries', receipt);
  const move = (from: object, to: object, quantity: number) =>
    call('POST', `/product-variants/${TIN}/lots`, { from, to, quantity });
  const none = { lot: '', place: '' };
  const named = { lot: 'T-9', place: 'B-1', bestBefore: '2026-12-05' };
  expect((await move(none, named, 6)).status).toBe(204);
  expect((await move({ lot: 'T-9', place: 'B-1' }, { ...named, place: 'B-2' }, 2)).status).toBe(
    204,
  );
  expect((await move(none, named, 3)).status).toBe(422);
  expect(await lotsOf(TIN)).toEqual({ 'T-9@B-1': 4, 'T-9@B-2': 2, '': 2 });
  expect(await onHand(TIN)).toBe(8);
  const { body } = await call('GET', '/stock-lots?days=30');
  expect(
    body['hydra:member'].map(({ lot, place }: { lot: string; place: string }) => `${lot} ${place}`),
  ).toEqual(['T-9 B-1', 'T-9 B-2']);
  const { body: all } = await call('GET', '/stock-lots');
  expect(all['hydra:totalItems']).toBe(4);
});

test('FOOD-03 what somebody writes past the commands is of no known lot, and nobody writes what stands where', async () => {
  const call = await as('logistics');
  await call('POST', '/stock-deliveries', receipt);
  await rowsOf('update product_variants set on_hand = 7 where code = $1', KIBBLE);
  expect(await lotsOf(KIBBLE)).toEqual({ 'L27-06@A-12': 6, 'L27-01@A-13': 4, '': -3 });
  await expect(rowsOf('update lot_levels set quantity = 1')).rejects.toThrow('follows from');
  await expect(rowsOf('delete from lot_movements')).rejects.toThrow('never changed');
});

/** Invariants that hold after any sequence of actions. */
async function assertBalanced() {
  const unequal = await rowsOf(`
    select v.code, v.on_hand, v.reserved, l.pieces from product_variants v
    left join (select variant_code, sum(quantity)::integer as pieces from lot_levels group by 1) as l
      on l.variant_code = v.code
    where v.on_hand + v.reserved <> coalesce(l.pieces, 0)`);
  expect(unequal, 'what is sold and what is held is what stands there').toEqual([]);
  const unexplained = await rowsOf(`
    select * from (select variant_code, lot, place, sum(quantity) as moved from lot_movements group by 1, 2, 3) as m
    full join lot_levels l using (variant_code, lot, place)
    where coalesce(m.moved, 0) <> coalesce(l.quantity, 0)`);
  expect(unexplained, 'a level is the sum of its movements').toEqual([]);
  const unheld = await rowsOf(`
    with asked as (
      select i.variant_code as code, sum(i.quantity)::integer as pieces from orders o
      join order_items i on i.order_id = o.id where o.state = 'new' and o.shipping_state = 'ready' group by 1
    ), packed as (
      select m.variant_code as code, -sum(m.quantity)::integer as pieces from lot_movements m
      join orders o on o.id = m.order_id where m.kind in ('packed', 'unpacked') and o.state = 'new' group by 1
    )
    select v.code, v.reserved, asked.pieces from product_variants v
    left join asked using (code) left join packed using (code)
    where v.reserved <> coalesce(asked.pieces, 0) - coalesce(packed.pieces, 0)`);
  expect(unheld, 'what is held is what orders wait for').toEqual([]);
  const settled = await rowsOf(`select * from lot_movements where kind = 'settled'`);
  expect(settled, 'every command says of which lot').toEqual([]);
  const lost = await rowsOf(`
    select o.number from orders o join order_items i on i.order_id = o.id
    where o.shipping_state = 'shipped' and i.quantity <> coalesce((
      select -sum(m.quantity) from lot_movements m
      where m.order_id = o.id and m.variant_code = i.variant_code), 0)`);
  expect(lost, 'what left was taken off a shelf').toEqual([]);
}

test('FOOD-03 stock never differs from the sum of its movements by lot, whatever comes, leaves in waves or in part, comes back, is ordered, sent again, counted or breaks off', async () => {
  const random = chance();
  const below = (most: number) => Math.floor(random() * most);
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const call = await as('logistics');
  const code = () => one([KIBBLE, TIN]);
  const lot = () => one(['A1', 'B2', 'C3']);
  const waiting: { token: string; number: string }[] = [];
  const take = () => waiting.splice(below(waiting.length), 1)[0];
  /** Throws in about a third of the calls after all writes, so that the transaction rolls back. */
  const perhaps = async (command: (work: UnitOfWork) => Promise<unknown>) => {
    const crashes = below(3) === 0;
    const done = transact(shop.appContext, async (work) => {
      await command(work);
      if (crashes) throw new Error('crash');
    });
    await done.catch((error) => {
      if (error.message !== 'crash' && !(error instanceof Refusal)) throw error;
    });
    return !crashes;
  };
  const acting = async (number: string, command: (work: UnitOfWork) => Promise<unknown>) => {
    // A refused or rolled-back command is retried once.
    if (!(await perhaps(command)) && number) await perhaps(command);
  };
  const held = async (work: UnitOfWork, token: string) => {
    const found = await lockOrder(work, token);
    if (!found) throw new Error('no order');
    return found;
  };
  const receive = () =>
    call('POST', '/stock-deliveries', {
      note: '',
      supplier: 'S',
      lines: [1, 2].map(() => ({
        code: code(),
        quantity: 1 + below(9),
        lot: one([lot(), null]),
        bestBefore: one(['2027-01-01', '2027-05-01', null]),
        place: one(['P1', 'P2', '']),
      })),
    });
  const acts: (() => Promise<unknown>)[] = [
    receive,
    async () => {
      const there = Number(await onHand(KIBBLE));
      if (there > 0) waiting.push(await order([KIBBLE, 1 + below(Math.min(3, there))]));
    },
    async () => {
      const next = take();
      if (!next) return;
      const typed = one([[], [{ variantCode: KIBBLE, lot: lot(), bestBefore: null, quantity: 1 }]]);
      await acting(next.number, async (work) =>
        shipParcels(work, await held(work, next.token), [`N${next.number}`], {
          isLast: true,
          lots: typed,
        }),
      );
    },
    async () => {
      const next = take();
      const restock = below(2) === 0;
      if (next)
        await acting(next.number, async (work) =>
          cancelOrder(work, await held(work, next.token), 'team', { restock, notify: false }),
        );
    },
    async () => {
      const [packed] = waiting;
      const lots = [{ variantCode: KIBBLE, lot: lot(), bestBefore: null, quantity: 1 }];
      if (packed) await call('POST', `/orders/${packed.number}/lots`, { lots });
    },
    async () => {
      const noted = one(
        await rowsOf(
          'select l.id, o.number from order_lots l join orders o on o.id = l.order_id order by l.id',
        ),
      );
      if (noted) await call('DELETE', `/orders/${noted.number}/lots/${noted.id}`);
    },
    () =>
      call('POST', `/product-variants/${code()}/stock-movements`, {
        reason: one(['inventory', 'breakage', 'return']),
        quantity: below(8),
        note: '',
        lot: one([lot(), null]),
        place: one(['P1', null]),
      }),
    () =>
      call('POST', `/product-variants/${code()}/lots`, {
        from: { lot: one([lot(), '']), place: one(['P1', '']) },
        to: { lot: lot(), place: 'P2', bestBefore: null },
        quantity: 1 + below(3),
      }),
  ];
  const waves: number[] = [];
  const sentOrder = async () =>
    one(
      await rowsOf(
        `select o.number, o.token, s.parcels->0->>'trackingNumber' as parcel, s.id from orders o
         join shipments s on s.order_id = o.id where s.tracking_number is not null order by o.id`,
      ),
    );
  acts.push(
    // Part of the order leaves, with or without a typed lot.
    async () => {
      const next = one(waiting);
      if (!next) return;
      const trackingNumber = `H${next.number}-${below(90)}`;
      await acting(next.number, async (work) =>
        shipParcels(work, await held(work, next.token), [trackingNumber], {
          contents: [{ trackingNumber, goods: [{ variantCode: KIBBLE, quantity: 1 }] }],
          lots: one([[], [{ variantCode: KIBBLE, lot: lot(), bestBefore: null, quantity: 1 }]]),
        }),
      );
    },
    // The contents of a parcel are corrected, or the parcel did not leave.
    async () => {
      const sent = await sentOrder();
      if (!sent) return;
      await acting(sent.number, async (work) => {
        const placed = await held(work, sent.token);
        if (below(2) === 0) await voidParcel(work, placed, sent.parcel);
        else
          await correctContents(work, placed, {
            trackingNumber: sent.parcel,
            goods: [{ variantCode: KIBBLE, quantity: below(3) }],
          });
      });
    },
    // Two packers pick the same order of a wave, and dispatch is submitted twice.
    async () => {
      const opened = await call('POST', '/waves', {});
      if (opened.status === 201) waves.push(opened.body.id);
      const wave = one(waves);
      if (!wave) return;
      await call('POST', `/waves/${wave}/labels`, {});
      const member = one<{ number: string }>((await call('GET', `/waves/${wave}`)).body.members);
      if (member) {
        const lots = one([
          [],
          [{ variantCode: KIBBLE, lot: lot(), bestBefore: null, quantity: 1 }],
        ]);
        const pack = () =>
          call(
            'POST',
            `/waves/${wave}/packed-orders`,
            { number: member.number, lots },
            { 'idempotency-key': crypto.randomUUID() },
          );
        await Promise.all([pack(), pack()]);
      }
      if (below(2) === 0)
        await Promise.all([1, 2].map(() => call('POST', `/waves/${wave}/departures`, {})));
    },
    // A parcel is lost and its contents are sent again.
    async () => {
      const sent = await sentOrder();
      if (!sent) return;
      const body = { trackingNumber: sent.parcel, kind: one(['lost', 'damaged', 'returned']) };
      await call('POST', `/orders/${sent.number}/claims`, body);
      const [claim] = (await call('GET', `/orders/${sent.number}/claims`)).body.claims;
      const goods = [{ variantCode: KIBBLE, quantity: 1 }];
      if (claim) await call('POST', `/claims/${claim.id}/second-sending`, { goods });
    },
  );
  // A supplier delivers partly, too much, or twice under one delivery note; the rest is cancelled.
  const supplier = (
    await call('POST', '/suppliers', {
      name: 'Moulins',
      contact: '',
      email: '',
      telephone: '',
      leadDays: 5,
      coverDays: 20,
      minimum: 0,
    })
  ).body.id;
  const lineOf = (variantCode: string) => ({ variantCode, quantity: 1 + below(6), cost: 90 });
  acts.push(async () => {
    const { id } = (await call('POST', '/purchase-orders', { supplier })).body;
    const { version } = (await call('GET', `/purchase-orders/${id}`)).body;
    const lines = [lineOf(KIBBLE), lineOf(TIN)];
    await call('PUT', `/purchase-orders/${id}`, { version, note: '', lines });
    await call('POST', `/purchase-orders/${id}/sending`, { version: version + 1 });
    const receipt = () => ({
      note: one(['', 'BL-1', 'BL-2']),
      lines: [
        { code: code(), quantity: 1 + below(4), lot: one([lot(), null]), place: one(['P1', '']) },
      ],
    });
    const twice = receipt();
    await call('POST', `/purchase-orders/${id}/receipts`, receipt());
    await Promise.all(
      [twice, twice].map((body) => call('POST', `/purchase-orders/${id}/receipts`, body)),
    );
    const after = (await call('GET', `/purchase-orders/${id}`)).body;
    if (below(2) === 0)
      await call('POST', `/purchase-orders/${id}/closing`, { version: after.version });
    const unlike = await rowsOf(`
      select r.id from goods_receipts r
      join (select receipt_id, variant_code, sum(quantity) as pieces from received_goods group by 1, 2) g on g.receipt_id = r.id
      where g.pieces <> (select sum(m.quantity) from lot_movements m
        where m.receipt_id = r.id and m.variant_code = g.variant_code)`);
    expect(unlike, 'what came of an order is what went onto the shelves').toEqual([]);
  });
  await receive();
  for (let step = 0; step < (isFull ? 200 : 60); step += 1) {
    await one(acts)();
    await assertBalanced();
  }
});
