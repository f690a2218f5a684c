import { expect, test } from 'vitest';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { KIBBLE, stockShop, TIN } from '../../../tests/support/stocked-shop.ts';
import { action as counted } from './counted.page.ts';
import { action as scanned } from './scanned.page.ts';
import { loader as article } from './scanned-article.page.ts';

const shop = testShop();
const EAN = '3600012345679';

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
  // A tab that was left open by somebody else.
  const another = [...fieldsOf(crypto.randomUUID(), 'delivery', delivery)].filter(
    ([name]) => name !== 'staff',
  );
  const asAnother = [...another, ['staff', String(Number(staff) + 1)] as const];
  for (const fields of [another, asAnother])
    expect(await said(send(scanned, '/gestion/stock/reception/recue/', fields))).toEqual([409, '']);
  // What is refused says why, and nothing of it arrives.
  const unknown = { ...delivery, lines: [line, { ...other, code: '4006381333931' }] };
  const [status, message] = await receive(crypto.randomUUID(), unknown);
  expect([status, message]).toEqual([422, expect.stringMatching(/4006381333931/)]);
  expect(await onHand(TIN)).toBe(before[0] + 6);

  const count = (key: string, quantity: number, code = EAN) => {
    const ofLot = { lot: 'NEUF-1', bestBefore: null, place: 'A-12' };
    const body = { code, quantity, reason: 'inventory', note: '', ...ofLot };
    return said(send(counted, '/gestion/stock/comptage/compte/', fieldsOf(key, 'count', body)));
  };
  const seen = crypto.randomUUID();
  expect(await count(seen, 4)).toEqual([200, '']);
  expect(await onHand(TIN)).toBe(before[0] + 4);
  // Somebody counts again before the first one is repeated.
  expect(await count(crypto.randomUUID(), 5)).toEqual([200, '']);
  expect(await count(seen, 4)).toEqual([200, '']);
  expect(await onHand(TIN)).toBe(before[0] + 5);
  expect(await count(crypto.randomUUID(), 5, '4006381333931')).toEqual([
    422,
    'Ce code n’est au catalogue d’aucun article.',
  ]);
  // A part of a code is none, and a whole one is its article's even where it is a part of another's.
  expect(await count(crypto.randomUUID(), 5, EAN.slice(0, 12))).toMatchObject([
    422,
    expect.anything(),
  ]);
  await db
    .updateTable('product_variants')
    .set({ ean: `${KIBBLE}12345` })
    .where('code', '=', TIN)
    .execute();
  expect(await count(crypto.randomUUID(), 3, KIBBLE)).toEqual([200, '']);
  await db.updateTable('product_variants').set({ ean: EAN }).where('code', '=', TIN).execute();
  const named = (await load(article, `/gestion/stock/article/?code=${EAN}`)) as Response;
  expect((await named.json()).name).toContain('Terrine');
});
