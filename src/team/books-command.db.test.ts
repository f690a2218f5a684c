import { afterEach, beforeEach, expect, test } from 'vitest';
import { goToNoon } from '../../tests/support/go-to-noon.ts';
import { jobRunner } from '../../tests/support/run-jobs.ts';
import { testShop } from '../../tests/support/shop.ts';
import { BELGIUM, soldOrders } from '../../tests/support/sold-orders.ts';
import { BOWL, KIBBLE, stockShop } from '../../tests/support/stocked-shop.ts';
import { booksCommand } from './books-command.ts';

const shop = testShop();
const { order, sold, query } = soldOrders(shop);
const { clock } = shop.appContext;
const { run, start } = jobRunner(shop);

beforeEach(() => stockShop(shop.appContext));
afterEach(() => clock.move(new Temporal.Duration()));

test('O-15 a check of a year reads back all an accountant takes away, changes nothing, and says each thing that is wrong', async () => {
  // Away from the turn of the year, so that all days are in one year.
  goToNoon(clock, '2027-03-09');
  const { year } = clock.today();
  let said: string[] = [];
  const check = () => {
    said = [];
    return booksCommand(shop.appContext, ['check', String(year)], (line) => said.push(line));
  };
  await sold({}, [KIBBLE, 1]);
  const number = await sold(BELGIUM, [KIBBLE, 1], [BOWL, 2]);
  await order(number, 'refund', `${BOWL}=1`, 'Ébréchée');
  await order(number, 'refunded', `RBT-${number}`);
  await run();
  goToNoon(clock, '2027-03-10');
  await start('keep-books');
  await start('keep-figures');
  const facts = () => query('select xmin::text, t::text from sales_facts t order by 2');
  const before = await facts();
  expect(await check()).toEqual([]);
  expect(said).toEqual(said.filter((line) => line.startsWith('right')));
  // Every quarter and every month is reported.
  for (const quarter of [1, 2, 3, 4])
    expect(said).toContainEqual(expect.stringContaining(`one-stop shop ${year}-Q${quarter}:`));
  const archives = said.flatMap(
    (line) => /archive of (\S+): (\d+) documents/.exec(line)?.slice(1) ?? [],
  );
  expect(archives).toHaveLength(24);
  expect(archives.slice(0, 8)).toEqual([
    `${year}-01`,
    '0',
    `${year}-02`,
    '0',
    `${year}-03`,
    '3',
    `${year}-04`,
    '0',
  ]);
  expect(await facts()).toEqual(before);

  // The nightly job that numbers entries does not run in this test.
  await sold({}, [KIBBLE, 1]);
  await run();
  goToNoon(clock, '2027-03-14');
  await query(`alter table book_lines disable trigger user; alter table vat_entries disable trigger user;
    alter table invoice_files disable trigger user; alter table invoices disable trigger user;
    update book_lines l set amount = amount + case when account like '411%' then 1 else -1 end
      where entry_id = (select min(id) from book_entries where key like 'invoice:FA-FR%') and (account like '411%' or account like '707%');
    update vat_entries set vat = vat + 2, net = net - 2 where country = 'BE' and vat > 0;
    update invoice_files set pdf = 'nothing' where invoice_id = (select min(invoice_id) from invoice_files);
    update sales_facts set pieces = pieces + 1 where product_sku <> '';
    alter table book_lines enable trigger user; alter table vat_entries enable trigger user;
    alter table invoice_files enable trigger user; alter table invoices enable trigger user`);
  const problem = await check().then(
    () => '',
    ({ message }: Error) => message,
  );
  // The successful checks were reported too.
  expect(said).toContainEqual(expect.stringMatching(/^right {2}one-stop shop \d{4}-Q4/));
  expect(said).toContainEqual(expect.stringMatching(/^WRONG {2}archive of \d{4}-03/));
  for (const named of [
    'invoice:FA-FR',
    'says something else than what it is derived from',
    'not as it stands: sales_facts',
    `${year}-`,
    ' invoices: ',
    ': printed',
    'domestic FR 20 %',
    'BE 21 %',
    'entries have no number, and are not in it',
    'is no PDF',
    'is in it 0 times',
    'and is booked for',
  ])
    expect(problem).toContain(named);
});

test('O-15 what is no year and no month is answered with what can be asked', async () => {
  await expect(
    booksCommand(shop.appContext, ['check', '2026-13'], () => undefined),
  ).rejects.toThrow('books check 2026');
});
