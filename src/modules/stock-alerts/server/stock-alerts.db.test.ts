import { afterEach, beforeEach, expect, test } from 'vitest';
import { changePrice, returnStock } from '#modules/catalog/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { bearer, lea, people, refusedFields } from '../../../../tests/support/people.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { BOWL, KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { run, start } = jobRunner(shop);
const { arrive, mailedToken, move, patch } = people(shop);
const base = '/api/v2/shop/stock-alerts';

let visitor = 0;
const ask = (
  email: string,
  variantCode = KIBBLE,
  headers: HeadersInit = {},
  awaits?: 'stock' | 'price',
) => {
  visitor += 1;
  const from = { 'x-forwarded-for': `198.51.100.${visitor}` };
  const all = { ...from, ...Object.fromEntries(new Headers(headers)) };
  return shop.request('POST', base, { email, variantCode, awaits }, all);
};
const askForPrice = (email: string, headers: HeadersInit = {}) => ask(email, TIN, headers, 'price');
/** Changes the price from today on, as the team does. */
const costs = async (cents: number) => {
  const change = { variantCode: TIN, channels: ['FR_WEB'], cents, from: null, confirmed: true };
  await transact(shop.appContext, (work) => changePrice(work, 'direction', change));
  await run('send-stock-alerts');
};
const rows = () => shop.database.db.selectFrom('stock_alerts').selectAll().orderBy('id').execute();
const mails = (kind: string) =>
  shop.database.db.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('id').execute();
const confirm = async (email: string) =>
  patch(`/stock-alerts/${await mailedToken('stock-alert-confirm', email)}`, {});
const restock = async (quantity: number, variantCode = KIBBLE) => {
  await transact(shop.appContext, (work) => returnStock(work, [{ variantCode, quantity }]));
  await run('send-stock-alerts');
};

/** New addresses per test, since mails per mailbox are limited. */
let [ana, bob, eve]: [string, string, string] = ['', '', ''];
beforeEach(async () => {
  await stockShop(shop.appContext, { kibble: 0 });
  [ana, bob, eve] = [
    `ana${visitor}@example.org`,
    `bob${visitor}@example.org`,
    `eve${visitor}@example.org`,
  ];
});
afterEach(() => move({ days: 0 }));

test('N-05 stock 0 → 5: who confirmed gets one mail, in the order they asked, and is forgotten', async () => {
  for (const email of [ana, bob, eve]) expect((await ask(email)).status).toBe(202);
  // Confirmed in another order; Eve does not confirm.
  expect((await confirm(bob)).status).toBe(202);
  expect((await confirm(ana)).status).toBe(202);
  await restock(5);
  expect((await mails('stock-alert')).map(({ recipient }) => recipient)).toEqual([ana, bob]);
  expect((await rows()).map(({ email }) => email)).toEqual([eve]);
  const [mail] = await mails('stock-alert');
  for (const part of [mail?.html, mail?.text])
    expect(part?.replaceAll(/\s+/g, ' ')).toMatch(/4 kg.+41,00 €.+produits\/[\w-]+\/4-kg\//s);
  // Sold out and restocked again: there is no alert left, so no mail.
  await restock(-5);
  await restock(5);
  expect(await mails('stock-alert')).toHaveLength(2);
});

test('N-05 an address that did not confirm hears nothing more, however often it is typed', async () => {
  const answers = await Promise.all([ana, ana.toUpperCase(), ` ${ana} `].map((one) => ask(one)));
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect([await rows(), await mails('stock-alert-confirm')].map(({ length }) => length)).toEqual([
    1, 1,
  ]);
  await restock(5);
  expect(await mails('stock-alert')).toEqual([]);
});

test('R-13 N-05 three mails at most wait in a mailbox, whatever is typed, wanted or how late', async () => {
  await restock(-500, TIN);
  await restock(-20, BOWL);
  const [name = ''] = ana.split('@');
  expect((await ask(ana)).status).toBe(202);
  expect((await ask(ana, TIN)).status).toBe(202);
  const at = (nth: number) => `${name}+${nth}@example.org`;
  const answers = await Promise.all([1, 2, 3].map((nth) => ask(at(nth), BOWL)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 422, 422]);
  move({ hours: 5 });
  const refused = [422, ['email: stock_alert.unanswered']];
  expect(await refusedFields(await ask(ana))).toEqual(refused);
  expect(await refusedFields(await ask(at(9)))).toEqual(refused);
  expect(await mails('stock-alert-confirm')).toHaveLength(3);
  // Others, and the owner of that mailbox, are not affected.
  expect((await ask(bob)).status).toBe(202);
  expect((await confirm(ana)).status).toBe(202);
  expect((await ask(at(9))).status).toBe(202);
  await restock(500, TIN);
  await restock(20, BOWL);
});

test('N-05 confirmed after it came back: told at once; a second press changes nothing', async () => {
  await ask(ana);
  const token = await mailedToken('stock-alert-confirm', ana);
  await restock(5);
  expect((await patch(`/stock-alerts/${token}`, {})).status).toBe(202);
  expect((await mails('stock-alert')).map(({ recipient }) => recipient)).toEqual([ana]);
  // The address is deleted, and its link with it.
  expect(await refusedFields(await patch(`/stock-alerts/${token}`, {}))).toEqual([
    422,
    ['token: stock_alert.link'],
  ]);
  expect(await mails('stock-alert')).toHaveLength(1);
});

test('N-05 two workers and a confirmation at once write one mail', async () => {
  await ask(ana);
  const token = await mailedToken('stock-alert-confirm', ana);
  await transact(shop.appContext, (work) =>
    returnStock(work, [{ variantCode: KIBBLE, quantity: 5 }]),
  );
  const [product] = await shop.database.db
    .selectFrom('product_variants')
    .select('product_id')
    .where('code', '=', KIBBLE)
    .execute();
  const job = () => start('send-stock-alerts', { productIds: [product?.product_id] });
  await Promise.all([patch(`/stock-alerts/${token}`, {}), job(), job()]);
  expect(await mails('stock-alert')).toHaveLength(1);
  expect(await rows()).toEqual([]);
});

test('N-05 what is in stock, unknown or gone for good cannot be waited for', async () => {
  expect(await refusedFields(await ask(ana, TIN))).toEqual([
    422,
    ['variantCode: stock_alert.in_stock'],
  ]);
  expect(await refusedFields(await ask(ana, '99999999'))).toEqual([
    422,
    ['variantCode: stock_alert.variant'],
  ]);
  await shop.database.pool.query(`update products set status = 'stopped' where sku = (
    select p.sku from products p join product_variants v on v.product_id = p.id where v.code = '${KIBBLE}')`);
  expect(await refusedFields(await ask(ana))).toEqual([422, ['variantCode: stock_alert.gone']]);
  const [status, fields] = await refusedFields(await ask('a@'));
  expect([status, fields[0]?.split(':')[0]]).toEqual([422, 'email']);
  expect([await rows(), await mails('stock-alert-confirm')]).toEqual([[], []]);
});

test('N-05 one press ends an alert, once or twice, by its link or the mail reader', async () => {
  await ask(ana);
  await ask(bob);
  const [first, second] = await rows();
  for (const _ of [1, 2])
    expect((await shop.request('DELETE', `${base}/${first?.leave_token}`)).status).toBe(204);
  expect((await shop.request('POST', `${base}/${second?.leave_token}/one-click`)).status).toBe(204);
  expect(await rows()).toEqual([]);
  const [mail] = await mails('stock-alert-confirm');
  expect(mail?.unsubscribe_url).toContain(`${base}/${first?.leave_token}/one-click`);
});

test('N-05 PRV-08 who never confirmed is forgotten after a week, who waited in vain after a year', async () => {
  await ask(ana);
  await ask(bob);
  await confirm(bob);
  move({ hours: 24 * 7 + 1 });
  expect(await refusedFields(await confirm(ana))).toEqual([422, ['token: stock_alert.link']]);
  await start('forget-stock-alerts');
  expect((await rows()).map(({ email }) => email)).toEqual([bob]);
  move({ hours: 24 * 367 });
  await start('forget-stock-alerts');
  expect(await rows()).toEqual([]);
});

test('N-05 a customer who proved the address need not confirm it', async () => {
  const { token } = await arrive();
  await shop.request('POST', '/api/v2/shop/account-verification-requests', {}, bearer(token));
  await patch(`/account-verification-requests/${await mailedToken('verification')}`, {});
  expect((await ask(lea.email, KIBBLE, bearer(token))).status).toBe(202);
  expect(await mails('stock-alert-confirm')).toEqual([]);
  await restock(5);
  expect((await mails('stock-alert')).map(({ recipient }) => recipient)).toEqual([lea.email]);
});

test('N-05 a price that falls is told once, beside the lowest of the 30 days before (PRI-02)', async () => {
  for (const email of [ana, bob]) expect((await askForPrice(email)).status).toBe(202);
  expect((await confirm(ana)).status).toBe(202);
  // The same price as on the day of the request, or a higher one: no mail.
  await costs(320);
  await costs(290);
  expect(await mails('price-alert')).toEqual([]);
  move({ hours: 24 * 40 });
  await costs(249);
  expect((await mails('price-alert')).map(({ recipient }) => recipient)).toEqual([ana]);
  const [mail] = await mails('price-alert');
  for (const part of [mail?.html, mail?.text])
    expect(part?.replaceAll(/\s+/g, ' ')).toMatch(/2,49 €, au lieu de 2,90 €.+30 jours/s);
  expect((await rows()).map(({ email }) => email)).toEqual([bob]);
  await costs(199);
  expect(await mails('price-alert')).toHaveLength(1);
});

test('N-05 PRI-02 a price below the asked one is not announced while the month before was cheaper', async () => {
  await askForPrice(ana);
  await confirm(ana);
  await shop.database.db
    .updateTable('stock_alerts')
    .set({ asked_cents: 320 })
    .where('email', '=', ana)
    .execute();
  move({ hours: 24 * 40 });
  // Below the requested price but above the lowest of the month: by law, not a reduction.
  await costs(310);
  expect(await mails('price-alert')).toEqual([]);
});

test('N-05 one person waits for the return of one format and for the price of another, and of the same', async () => {
  expect((await ask(ana)).status).toBe(202);
  expect((await ask(ana, KIBBLE, {}, 'price')).status).toBe(202);
  expect((await askForPrice(ana)).status).toBe(202);
  expect((await rows()).map(({ awaits, asked_cents }) => [awaits, asked_cents])).toEqual([
    ['stock', null],
    ['price', 4100],
    ['price', 290],
  ]);
  const [mail] = (await mails('stock-alert-confirm')).slice(-1);
  expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain('baisse du prix');
});
