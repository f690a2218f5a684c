import { beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../tests/support/order-calls.ts';
import { jobRunner } from '../../tests/support/run-jobs.ts';
import { testShop } from '../../tests/support/shop.ts';
import { BOWL, KIBBLE, lyon, stockShop, TIN } from '../../tests/support/stocked-shop.ts';
import { invoicesCommand } from './invoices-command.ts';
import { orderCommand } from './order-command.ts';

const shop = testShop();
const sites = { FR: orderCalls(shop), BE: orderCalls(shop, 'BE_WEB') };
const { run } = jobRunner(shop);
const belgium = { countryCode: 'BE', postcode: '1000', city: 'Bruxelles' };
const ask = (...given: string[]) => invoicesCommand(shop.appContext, given);

beforeEach(() => stockShop(shop.appContext));

async function sold(place: object, ...items: [string, number][]): Promise<string> {
  const { filled, address, ship, pay, complete } = place === belgium ? sites.BE : sites.FR;
  const cart = await filled(...items);
  await address(cart.tokenValue, { ...lyon, ...place });
  await ship(cart);
  await pay(cart, 'bank_transfer');
  const { number } = (await complete(cart.tokenValue)).body;
  await orderCommand(shop.appContext, [number, 'paid', `VIR-${number}`]);
  await orderCommand(shop.appContext, [number, 'ship', `COLIS-${number}`, '--last']);
  await run();
  return number;
}
const cents = (text: string | undefined) => Math.round(Number(text) * 100);

test('VAT-10 INV-09 the ledgers add up to the invoices less the credit notes, by country and rate', async () => {
  const luxembourg = { countryCode: 'LU', postcode: '1234', city: 'Luxembourg' };
  await sold({}, [KIBBLE, 1]);
  await sold(belgium, [TIN, 4]);
  const mixed = await sold(luxembourg, [KIBBLE, 1], [BOWL, 1]);
  await orderCommand(shop.appContext, [mixed, 'refund', `${BOWL}=1`, 'Ébréchée']);
  await run();
  await orderCommand(shop.appContext, [mixed, 'refunded']);
  await run();

  const today = shop.appContext.clock.today();
  const quarter = `${today.year}-Q${Math.ceil(today.month / 3)}`;
  const [head, ...oss] = (await ask('oss', quarter)).map((line) => line.split(';'));
  expect(head).toEqual(['quarter', 'country', 'rate', 'net', 'vat', 'currency']);
  expect(oss.map(([, country, rate]) => [country, rate])).toEqual([
    ['BE', '21'],
    ['LU', '3'],
    ['LU', '17'],
  ]);
  const [, ...daily] = (await ask('e-reporting', today.toString())).map((line) => line.split(';'));
  expect(daily.map((cells) => cells.slice(1, 6))).toEqual([
    ['BE', 'oss', '21', '1', '0'],
    ['FR', 'domestic', '20', '1', '0'],
    ['LU', 'oss', '3', '1', '0'],
    ['LU', 'oss', '17', '1', '1'],
  ]);
  const { rows } = await shop.database.pool.query(
    "select sum(case kind when 'invoice' then total else -total end)::int as total from invoices",
  );
  const ledger = daily.reduce((all, cells) => all + cents(cells[6]) + cents(cells[7]), 0);
  expect(ledger).toBe(rows[0].total);
  expect(await ask('verify')).toEqual([
    '4 documents, every one as it was issued.',
    '0 closed periods, every one as it was sealed.',
  ]);
  expect(await ask('oss', '2020-Q1')).toHaveLength(1);
});

test('VAT-10 what cannot be understood is answered with what can be asked', async () => {
  await expect(ask('oss', 'soon')).rejects.toThrow('invoices oss 2026-Q4');
  await expect(ask('e-reporting', '2026-13-40')).rejects.toThrow('invoices e-reporting');
  await expect(ask()).rejects.toThrow('invoices verify');
});
