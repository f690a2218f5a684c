import { afterEach, expect, test } from 'vitest';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { staffCalls } from '../../../tests/support/staff.ts';
import { KIBBLE, stockShop, TIN } from '../../../tests/support/stocked-shop.ts';
import { untilWaiting } from '../../../tests/support/until-waiting.ts';
import { action as counted } from './counted.page.ts';
import { action as scanned } from './scanned.page.ts';
import { loader as article } from './scanned-article.page.ts';

const shop = testShop();
const EAN = '3600012345679';

afterEach(() => shop.appContext.clock.move(new Temporal.Duration()));

test('O-12 O-13 O-38 a delivery and a shelf that were scanned without a network arrive once, however often they are sent', async () => {
  const { db } = shop.appContext;
  await stockShop(shop.appContext);
  await db.updateTable('product_variants').set({ ean: EAN }).where('code', '=', TIN).execute();
  const { load, send, staff } = await officeAs(shop, 'logistics');
  const onHand = async (code: string) =>
    (
      await db
        .selectFrom('product_variants')
        .select('on_hand as onHand')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
    ).onHand;
  const before = [await onHand(TIN), await onHand(KIBBLE)] as const;
  const fieldsOf = (key: string, field: string, body: object) =>
    [
      ['key', key],
      ['staff', staff],
      [field, JSON.stringify(body)],
    ] as const;
  const said = async (sent: Promise<unknown>) => {
    const answer = (await sent) as Response;
    return [answer.status, (await answer.json()).message ?? ''];
  };
  const line = { code: EAN, quantity: 6, lot: 'NEUF-1', bestBefore: '2028-06-30', place: 'A-12' };
  const other = { code: KIBBLE, quantity: 2, lot: null, bestBefore: null, place: null };
  const delivery = { supplier: 'Moulins du Lot', note: 'BL 7', lines: [line, other] };
  const receive = (key: string, body: object) =>
    said(send(scanned, '/gestion/stock/reception/recue/', fieldsOf(key, 'delivery', body)));
  const key = crypto.randomUUID();
  expect(await receive(key, delivery)).toEqual([200, '']);
  expect(await receive(key, delivery)).toEqual([200, '']);
  expect([await onHand(TIN), await onHand(KIBBLE)]).toEqual([before[0] + 6, before[1] + 2]);
  // An outdated tab of another user.
  const another = [...fieldsOf(crypto.randomUUID(), 'delivery', delivery)].filter(
    ([name]) => name !== 'staff',
  );
  const asAnother = [...another, ['staff', String(Number(staff) + 1)] as const];
  for (const fields of [another, asAnother])
    expect(await said(send(scanned, '/gestion/stock/reception/recue/', fields))).toEqual([409, '']);
  // A refusal gives the reason, and nothing is received.
  const unknown = { ...delivery, lines: [line, { ...other, code: '4006381333931' }] };
  const [status, message] = await receive(crypto.randomUUID(), unknown);
  expect([status, message]).toEqual([422, expect.stringMatching(/4006381333931/)]);
  expect(await onHand(TIN)).toBe(before[0] + 6);

  const row = (quantity: number, code = EAN) => ({
    variantCode: code,
    quantity: String(quantity),
    lot: 'NEUF-1',
    bestBefore: '',
    place: 'A-12',
  });
  const count = (key: string, ...rows: ReturnType<typeof row>[]) =>
    said(
      send(counted, '/gestion/stock/comptage/compte/', [
        ...fieldsOf(key, 'count', rows),
        ['sentAt', String(Date.now())],
      ]),
    );
  const seen = crypto.randomUUID();
  expect(await count(seen, row(4))).toEqual([200, '']);
  expect(await onHand(TIN)).toBe(before[0] + 4);
  // A newer count arrives before the first one is repeated.
  expect(await count(crypto.randomUUID(), row(5))).toEqual([200, '']);
  expect(await count(seen, row(4))).toEqual([200, '']);
  expect(await onHand(TIN)).toBe(before[0] + 5);
  // Its code and its barcode are one article; an unknown code does not block it.
  expect(await count(crypto.randomUUID(), row(4), row(5, '4006381333931'), row(3, TIN))).toEqual([
    422,
    expect.stringMatching(/4006381333931\s: Ce code n’est au catalogue d’aucun article/),
  ]);
  expect(await onHand(TIN)).toBe(before[0] + 7);
  // A partial code matches nothing, and a complete one matches its article even if another code
  // contains it.
  expect(await count(crypto.randomUUID(), row(5, EAN.slice(0, 12)))).toMatchObject([
    422,
    expect.anything(),
  ]);
  await db
    .updateTable('product_variants')
    .set({ ean: `${KIBBLE}12345` })
    .where('code', '=', TIN)
    .execute();
  expect(await count(crypto.randomUUID(), row(3, KIBBLE))).toEqual([200, '']);
  await db.updateTable('product_variants').set({ ean: EAN }).where('code', '=', TIN).execute();
  const named = (await load(article, `/gestion/stock/article/?code=${EAN}`)) as Response;
  expect(await named.json()).toMatchObject({
    code: TIN,
    name: expect.stringContaining('Terrine'),
  });
});

test('O-13 a count that arrives late does not undo what moved since: it says what, and is counted anew or confirmed', async () => {
  await stockShop(shop.appContext, { tin: 20 });
  const { clock, db } = shop.appContext;
  const call = await staffCalls(shop).as('logistics');
  const { send, staff } = await officeAs(shop, 'logistics');
  const lot = { lot: 'L1', bestBefore: '2028-06-30', place: 'A-1' };
  const receive = (quantity: number, place = 'A-1') =>
    call('POST', '/stock-deliveries', {
      supplier: '',
      note: '',
      lines: [{ code: TIN, quantity, ...lot, place }],
    });
  await receive(10);
  const MINUTES = 60_000;
  const sentAt = 1_000 * MINUTES;
  const row = (quantity: number, minutesAgo: number, changes = {}) => ({
    variantCode: TIN,
    quantity: String(quantity),
    ...lot,
    countedAt: sentAt - minutesAgo * MINUTES,
    ...changes,
  });
  const count = async (rows: object[], more: readonly (readonly [string, string])[] = []) => {
    const answer = (await send(counted, '/gestion/stock/comptage/compte/', [
      ['key', crypto.randomUUID()],
      ['staff', staff],
      ['count', JSON.stringify(rows)],
      ['sentAt', String(sentAt)],
      ...more,
    ])) as Response;
    const { message = '', confirm = null } = await answer.json();
    return { status: answer.status, message, confirm };
  };
  const ofLot = async (place = 'A-1') =>
    (
      await db
        .selectFrom('lot_levels')
        .select('quantity')
        .where('lot', '=', 'L1')
        .where('place', '=', place)
        .executeTakeFirst()
    )?.quantity;
  clock.move(Temporal.Duration.from({ minutes: 20 }));
  await call('POST', `/product-variants/${TIN}/stock-movements`, {
    reason: 'breakage',
    quantity: 2,
    note: '',
    ...lot,
  });
  await receive(3);
  await receive(6, 'B-1');
  clock.move(Temporal.Duration.from({ minutes: 30 }));
  // Counted before that, on a phone with a wrong clock.
  const late = await count([row(9, 12), row(6, 12, { place: 'C-9' })]);
  expect(late).toMatchObject({
    status: 422,
    message: expect.stringMatching(/Terrine.*casse −2, réception \+3/),
  });
  expect([await ofLot(), await ofLot('C-9')]).toEqual([11, 6]);
  // Confirming states that it is the current stock, and the other line is not counted twice.
  const again = [['confirmedAt', String(sentAt)]] as const;
  const [confirmed] = JSON.parse(late.confirm.count);
  expect(JSON.parse(late.confirm.count)).toHaveLength(1);
  // Somebody moved more before that arrived.
  expect(await count([confirmed], [['confirmedAt', String(sentAt - 11 * MINUTES)]])).toMatchObject({
    status: 422,
  });
  expect(await count([confirmed], again)).toMatchObject({ status: 200 });
  expect(await ofLot()).toBe(9);
  // Counted after all movements, or without any: the count applies, however late it arrives.
  expect(await count([row(8, 0)])).toMatchObject({ status: 200 });
  expect(await count([row(5, 9, { place: 'B-1' })])).toMatchObject({ status: 200 });
  expect([await ofLot(), await ofLot('B-1')]).toEqual([8, 5]);
  // Without a lot the whole article is meant; pieces that only changed place are still counted.
  const all = { lot: '', place: '', bestBefore: '' };
  expect(await count([row(30, 12, all)])).toMatchObject({
    status: 422,
    message: expect.stringMatching(/casse −2, réception \+9/),
  });
  clock.move(Temporal.Duration.from({ minutes: 40 }));
  await call('POST', `/product-variants/${TIN}/lots`, {
    from: { lot: 'L1', place: 'B-1' },
    to: { lot: 'L1', place: 'B-2', bestBefore: null },
    quantity: 2,
  });
  expect(await count([row(30, 5, all)])).toMatchObject({ status: 200 });
  expect(await count([row(4, 5, { place: 'B-2' })])).toMatchObject({
    status: 422,
    message: expect.stringMatching(/rangement \+2/),
  });
  // Concurrent with a removal: either the count includes it, or it is refused.
  for (let round = 0; round < 5; round += 1) {
    const before = (await ofLot()) ?? 0;
    const [{ status }] = await Promise.all([
      count([row(before + 5, 0.01)]),
      call('POST', `/product-variants/${TIN}/stock-movements`, {
        reason: 'breakage',
        quantity: 1,
        note: '',
        ...lot,
      }),
    ]);
    expect(await ofLot()).toBe(status === 200 ? before + 4 : before - 1);
    clock.move(Temporal.Duration.from({ minutes: 41 + round }));
  }
});

test('O-13 a count of more rows than a page ever sent is written whole, and what another version of the page counted is not lost', async () => {
  await stockShop(shop.appContext, { tin: 20 });
  const { send, staff } = await officeAs(shop, 'logistics');
  const count = async (sent: unknown) => {
    const answer = (await send(counted, '/gestion/stock/comptage/compte/', [
      ['key', crypto.randomUUID()],
      ['staff', staff],
      ['count', JSON.stringify(sent)],
      ['sentAt', String(Date.now())],
    ])) as Response;
    const { message = '' } = await answer.json();
    return { status: answer.status, message };
  };
  const ROWS = 501;
  const row = (index: number) => ({
    variantCode: TIN,
    quantity: '2',
    lot: `N-${index}`,
    bestBefore: '2028-06-30',
    place: `P-${index}`,
  });
  expect(await count(Array.from({ length: ROWS }, (_, index) => row(index)))).toMatchObject({
    status: 200,
  });
  const levels = await shop.appContext.db
    .selectFrom('lot_levels')
    .select('quantity')
    .where('place', 'like', 'P-%')
    .execute();
  expect(levels).toHaveLength(ROWS);
  // Missing fields count as empty; an unreadable row is reported and does not block the others.
  const old = [{ variantCode: TIN, quantity: 7, lot: 'VIEUX' }, { variantCode: TIN }];
  expect(await count(old)).toMatchObject({
    status: 422,
    message: expect.stringMatching(/^1 ligne ne peut pas être lue/),
  });
  const [found] = await shop.appContext.db
    .selectFrom('lot_levels')
    .select('quantity')
    .where('lot', '=', 'VIEUX')
    .execute();
  expect(found?.quantity).toBe(7);
  expect(await count({ rows: old })).toMatchObject({
    status: 422,
    message: expect.stringContaining('autre version de la page'),
  });
  // A delivery can have as many lines as a count.
  const lines = Array.from({ length: ROWS }, (_, index) => ({
    code: TIN,
    quantity: 1,
    lot: `D-${index}`,
    bestBefore: '2028-06-30',
    place: `Q-${index}`,
  }));
  const received = (await send(scanned, '/gestion/stock/reception/recue/', [
    ['key', crypto.randomUUID()],
    ['staff', staff],
    ['delivery', JSON.stringify({ supplier: '', note: '', lines })],
  ])) as Response;
  expect(received.status).toBe(200);
  const tooMany = Array.from({ length: 2_001 }, (_, index) => row(index));
  expect(await count(tooMany)).toMatchObject({
    status: 422,
    message: expect.stringMatching(/plus de 2.?000 lignes/),
  });
});

test('O-13 what moves while a long count is written is not in it, and what is refused beside it is not lost when it is confirmed', async () => {
  await stockShop(shop.appContext, { tin: 20 });
  const { appContext } = shop;
  const call = await staffCalls(shop).as('logistics');
  const { send, staff } = await officeAs(shop, 'logistics');
  const lot = { lot: 'L1', bestBefore: '2028-06-30', place: 'A-1' };
  await call('POST', '/stock-deliveries', {
    supplier: '',
    note: '',
    lines: [{ code: TIN, quantity: 10, ...lot }],
  });
  const sentAt = Date.now();
  const row = (variantCode: string, quantity: number) => ({
    variantCode,
    quantity: String(quantity),
    ...lot,
    countedAt: sentAt,
  });
  const strange = [row('4006381333931', 3), { variantCode: TIN }];
  let counting: Promise<unknown> | undefined;
  // Another transaction locks the first article for a while.
  await appContext.db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('product_variants')
      .select('code')
      .where('code', '=', KIBBLE)
      .forUpdate()
      .execute();
    counting = send(counted, '/gestion/stock/comptage/compte/', [
      ['key', crypto.randomUUID()],
      ['staff', staff],
      ['count', JSON.stringify([row(KIBBLE, 4), row(TIN, 10), ...strange])],
      ['sentAt', String(sentAt)],
    ]) as Promise<unknown>;
    await untilWaiting(appContext.db);
    await call('POST', `/product-variants/${TIN}/stock-movements`, {
      reason: 'breakage',
      quantity: 2,
      note: '',
      ...lot,
    });
  });
  const answer = (await counting) as Response;
  const { message, confirm, rest } = await answer.json();
  expect(message).toMatch(/Terrine.*casse −2.*4006381333931.*1 ligne ne peut pas être lue/);
  expect(JSON.parse(confirm.count)).toMatchObject([{ variantCode: TIN }]);
  expect(rest.message).toMatch(/^4006381333931.*1 ligne ne peut pas être lue/);
  expect(JSON.parse(rest.fields.count)).toMatchObject(strange);
  const [level] = await appContext.db
    .selectFrom('lot_levels')
    .select('quantity')
    .where('variant_code', '=', TIN)
    .where('lot', '=', 'L1')
    .execute();
  expect(level?.quantity).toBe(8);
});
