import { beforeEach, expect, test } from 'vitest';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { BOWL, KIBBLE, lyon, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { invoicesCommand } from '../../../team/invoices-command.ts';
import { orderCommand } from '../../../team/order-command.ts';

const shop = testShop();
const sites = { FR: orderCalls(shop), BE: orderCalls(shop, 'BE_WEB') };
const { run } = jobRunner(shop);
const { as } = staffCalls(shop);
const order = (...given: string[]) => orderCommand(shop.appContext, given);
const LUXEMBOURG = { countryCode: 'LU', postcode: '1234', city: 'Luxembourg' };
const BELGIUM = { countryCode: 'BE', postcode: '1000', city: 'Bruxelles' };

beforeEach(() => stockShop(shop.appContext));

async function sold(place: object, ...items: [string, number][]): Promise<string> {
  const { filled, address, ship, pay, complete } = place === BELGIUM ? sites.BE : sites.FR;
  const cart = await filled(...items);
  await address(cart.tokenValue, { ...lyon, ...place });
  await ship(cart);
  await pay(cart, 'bank_transfer');
  const { number } = (await complete(cart.tokenValue)).body;
  await order(number, 'paid', `VIR-${number}`);
  await order(number, 'ship', `COLIS-${number}`, '--last');
  await run();
  return number;
}
async function credited(number: string) {
  await order(number, 'refund', `${BOWL}=1`, 'Ébréchée');
  await order(number, 'refunded');
  await run();
}
const month = () => shop.appContext.clock.today().toString().slice(0, 7);
const thisMonth = () => `from=${month()}-01&to=${shop.appContext.clock.today()}`;

test('VAT-10 INV-09 the report of a period is its invoices less its credit notes, to the cent', async () => {
  await sold({}, [KIBBLE, 1]);
  await credited(await sold(LUXEMBOURG, [KIBBLE, 1], [BOWL, 2]));
  const call = await as('accounting');
  const { body } = await call('GET', `/sales-report?${thisMonth()}`);
  const { rows } = await shop.database.pool.query(
    `select sum(total) filter (where kind = 'invoice')::int as invoiced,
            sum(total) filter (where kind = 'credit_note')::int as credited from invoices`,
  );
  const { invoiced, credited: back } = rows[0];
  expect(back).toBeGreaterThan(0);
  expect(body.totals).toMatchObject({ invoiced, credited: back });
  expect(body.totals.net + body.totals.vat).toBe(invoiced - back);
  expect(body.months).toEqual([{ month: month(), invoices: 2, creditNotes: 1, ...body.totals }]);
  expect(
    body.vat.map(({ country, regime, rate }: Record<string, unknown>) => [country, regime, rate]),
  ).toEqual([
    ['FR', 'domestic', 2000],
    ['LU', 'oss', 300],
    ['LU', 'oss', 1700],
  ]);
  for (const part of ['net', 'vat'] as const)
    expect(
      body.vat.reduce((all: number, line: Record<string, number>) => all + (line[part] ?? 0), 0),
    ).toBe(body.totals[part]);
  expect((await call('GET', '/sales-report?from=2020-01-01&to=2020-12-31')).body.months).toEqual(
    [],
  );
  const turned = await call('GET', '/sales-report?from=2020-02-01&to=2020-01-01');
  expect([turned.status, turned.body.violations[0].propertyPath]).toEqual([422, 'to']);
});

test('VAT-10 INV-06 the files are what the command line writes, for accounting only', async () => {
  await sold(BELGIUM, [KIBBLE, 2]);
  const call = await as('accounting');
  const today = shop.appContext.clock.today();
  const quarter = `${today.year}-Q${Math.ceil(today.month / 3)}`;
  const lines = (text: string) => text.trimEnd().split('\r\n');
  const command = (...given: string[]) => invoicesCommand(shop.appContext, given);
  const oss = await call('GET', `/exports/oss-return?quarter=${quarter}`);
  expect(lines(oss.body)).toEqual(await command('oss', quarter));
  expect(lines(oss.body)).toHaveLength(2);
  const daily = await call('GET', `/exports/daily-totals?from=${today}&to=${today}`);
  expect(lines(daily.body)).toEqual(await command('e-reporting', today.toString()));
  const closings = await call('GET', '/exports/closings?kind=month');
  expect(lines(closings.body)).toEqual(await command('closings', 'month'));
  expect((await call('GET', '/exports/oss-return?quarter=2026-Q5')).status).toBe(422);
  const support = await as('support');
  expect((await support('GET', `/exports/oss-return?quarter=${quarter}`)).status).toBe(403);
});

test('INV-03 INV-04 a document is found by its number or its order, downloaded, and verified', async () => {
  const number = await sold({}, [KIBBLE, 1], [BOWL, 1]);
  await credited(number);
  const call = await as('accounting');
  const list = async (query: string) =>
    (await call('GET', `/documents?${query}`)).body['hydra:member'];
  const [note, invoice] = await list('');
  expect([note, invoice]).toMatchObject([
    { kind: 'credit_note', order: number, corrects: invoice.number },
    { kind: 'invoice', order: number, corrects: null, country: 'FR' },
  ]);
  expect(await list(`search=${invoice.number.slice(0, 7).toLowerCase()}`)).toMatchObject([
    { kind: 'invoice' },
  ]);
  expect(await list(`search=${number}`)).toHaveLength(2);
  expect(await list('search=%25')).toEqual([]);
  expect(await list('kind=credit_note')).toHaveLength(1);
  const support = await as('support');
  const documents = await support('GET', `/orders/${number}/documents`);
  expect(documents.body['hydra:member'].map((one: { number: string }) => one.number)).toEqual([
    invoice.number,
    note.number,
  ]);
  const { status, body } = await support('GET', `/documents/${note.number}/file`);
  expect([status, body.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect((await support('GET', '/documents/FA-1/file')).status).toBe(404);
  const verified = await call('GET', '/document-verification');
  expect(verified.body).toMatchObject({ documents: 2, problems: [] });
  await shop.database.pool.query(`alter table invoices disable trigger user;
    update invoices set snapshot = replace(snapshot, '"version":1', '"version":2')
    where number = '${invoice.number}'; alter table invoices enable trigger user`);
  const again = await call('GET', '/document-verification');
  expect(again.body.problems).toEqual([{ code: 'issued', name: invoice.number }]);
});

test('INV-03 the list of documents costs as many queries for one as for several', async () => {
  const call = await as('accounting');
  const number = await sold({}, [KIBBLE, 1], [BOWL, 1]);
  const one = await countQueries(shop.database.pool, () => call('GET', '/documents'));
  await credited(number);
  await sold({}, [KIBBLE, 1]);
  expect(await countQueries(shop.database.pool, () => call('GET', '/documents'))).toBe(one);
});
