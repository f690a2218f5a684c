import { beforeEach, expect, test } from 'vitest';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { BOWL, KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { findVariantsForSale } from './index.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const query = async (text: string) => (await shop.database.pool.query(text)).rows;

beforeEach(() => stockShop(shop.appContext));

const sheet = (...lines: string[]) => ['code;site;prix', ...lines].join('\r\n');
const open = () =>
  query(`select variant_code as code, channel_code as channel, kind, cents from price_history
    where valid_to is null order by 1, 2, 3`);
const sold = async (code: string) =>
  (await findVariantsForSale(shop.database.db, 'FR_WEB', [code]))[0];

test('O-18 O-51 PRI-02 a sheet of prices is shown, applied as a whole and taken back; history keeps all of it', async () => {
  const call = await as('merchandising');
  const before = await open();
  const text = sheet(`${KIBBLE};FR_WEB;39,00`, `${TIN};FR_WEB;3,10`, `${BOWL};BE_WEB;14,90`);
  const { body } = await call('POST', '/price-imports/preview', { text });
  expect(body.lines[0]).toMatchObject({ line: 2, code: KIBBLE, before: 4100, cents: 3900 });
  expect(await open()).toEqual(before);
  const confirmed = true;
  const key = { 'idempotency-key': '0b1f6c1e-6f0a-4c0e-9f5b-0d7c9a6f3c11' };
  const apply = () =>
    call('POST', '/price-imports', { text, version: body.version, confirmed }, key);
  expect((await apply()).status).toBe(204);
  // The same form sent twice is one import.
  expect((await apply()).status).toBe(204);
  expect(await sold(KIBBLE)).toMatchObject({ unitPrice: 3900, subscriptionUnitPrice: 3510 });
  const { body: imports } = await call('GET', '/price-imports');
  expect(imports['hydra:member']).toMatchObject([{ prices: 3, undoneAt: null }]);
  const [{ id }] = imports['hydra:member'];
  expect((await call('POST', `/price-imports/${id}/undo`)).status).toBe(204);
  expect(await open()).toEqual(before);
  expect((await call('POST', `/price-imports/${id}/undo`)).status).toBe(409);
  const [{ rows }] = await query(
    `select count(*)::int as rows from price_history where variant_code = '${KIBBLE}' and channel_code = 'FR_WEB' and kind = 'one_off'`,
  );
  expect(rows).toBeGreaterThanOrEqual(3);
});

test('O-18 every wrong line is named, and one of them leaves every price as it was', async () => {
  const call = await as('merchandising');
  const before = await open();
  const text = sheet(
    `${KIBBLE};FR_WEB;39,00`,
    'nowhere;FR_WEB;1,00',
    `${KIBBLE};XX_WEB;39,00`,
    `${TIN};FR_WEB;gratuit`,
    `${KIBBLE};FR_WEB;38,00`,
    `${BOWL};FR_WEB;0,10`,
  );
  const { body } = await call('POST', '/price-imports/preview', { text });
  expect(
    body.lines.map(({ line, problem }: { line: number; problem: string }) => [line, problem]),
  ).toEqual([
    [2, null],
    [3, 'code'],
    [4, 'site'],
    [5, 'price'],
    [6, 'twice'],
    [7, 'unusual'],
  ]);
  const send = (sheetText: string, version: string, confirmed = false) =>
    call('POST', '/price-imports', { text: sheetText, version, confirmed });
  expect((await send(text, body.version, true)).status).toBe(422);
  expect(await open()).toEqual(before);
  // A slip of the hand is asked about.
  const slip = sheet(`${KIBBLE};FR_WEB;39,00`, `${BOWL};FR_WEB;0,10`);
  const shown = (await call('POST', '/price-imports/preview', { text: slip })).body;
  expect((await send(slip, shown.version)).status).toBe(422);
  expect(await open()).toEqual(before);
  // A price that moved meanwhile is not changed unseen.
  await call('POST', `/product-variants/${KIBBLE}/prices`, {
    channels: ['FR_WEB'],
    cents: 4000,
    from: null,
    confirmed: false,
  });
  expect((await send(slip, shown.version, true)).status).toBe(409);
  expect((await (await as('support'))('POST', '/price-imports/preview', { text })).status).toBe(
    403,
  );
});

test('O-18 every price goes out as a sheet that comes back without a change', async () => {
  const call = await as('merchandising');
  const { body } = await call('GET', '/exports/prices');
  const { body: preview } = await call('POST', '/price-imports/preview', { text: body });
  const prices = (await open()).filter(({ kind }) => kind === 'one_off');
  expect(preview.lines).toHaveLength(prices.length);
  for (const { before, cents, problem } of preview.lines) {
    expect([problem, cents]).toEqual([null, before]);
  }
});
