import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { bookSources } from '#registry/book-sources.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { BELGIUM, soldOrders } from '../../../../tests/support/sold-orders.ts';
import { callerWith, staffCalls } from '../../../../tests/support/staff.ts';
import { BOWL, KIBBLE, lyon, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { checkFec } from '../rules/index.ts';
import { closeMonth } from './close-month.ts';
import { rebuildBooks } from './processes/rebuild-books.ts';
import { writeEntry } from './write-entry.ts';

const shop = testShop();
const { order, paid, sold, query } = soldOrders(shop);
const { clock } = shop.appContext;
const { run, start } = jobRunner(shop);
const { as, signIn } = staffCalls(shop);
const tokenOf = async () =>
  ((await (await signIn('accounting@equipe.test')).json()) as { token: string }).token;
/** Signs in again, because the session expires when a test moves the clock by days. */
const again = async () => callerWith(shop, await tokenOf());
const days = (count: number) => clock.move(Temporal.Duration.from({ days: count }));

beforeEach(() => stockShop(shop.appContext));
afterEach(() => clock.move(new Temporal.Duration()));

async function credited(number: string) {
  await order(number, 'refund', `${BOWL}=1`, 'Ébréchée');
  await order(number, 'refunded', `RBT-${number}`);
  await run();
}
const held = async (account: string) => {
  const [row] = await query(
    `select coalesce(sum(amount), 0)::int as held from book_lines where account like '${account}%'`,
  );
  return row.held;
};

test('O-15 once orders are paid and invoiced customers owe nothing, and each account is what the documents say', async () => {
  await sold({}, [KIBBLE, 2]);
  await credited(await sold(BELGIUM, [KIBBLE, 1], [BOWL, 2]));
  expect(await held('411')).toBe(0);
  const [documents] = await query(`select
    sum(case kind when 'invoice' then total else -total end)::int as gross from invoices`);
  const vat = await query(
    `select country, rate, -sum(net)::int as net, -sum(vat)::int as vat from vat_entries group by 1, 2 order by 1 desc`,
  );
  expect(await held('512')).toBe(documents.gross);
  expect(vat.map(({ country, rate }) => [country, rate])).toEqual([
    ['FR', 2000],
    ['BE', 2100],
  ]);
  expect(await held('445711FR2000')).toBe(vat[0].vat);
  expect(await held('445712BE2100')).toBe(vat[1].vat);
  expect((await held('7071FR2000')) + (await held('70851FR2000'))).toBe(vat[0].net);
  expect((await held('7072BE2100')) + (await held('70852BE2100'))).toBe(vat[1].net);
  const call = await as('accounting');
  const { body } = await call('GET', '/trial-balance');
  const sum = (side: string) =>
    body.accounts.reduce((all: number, one: Record<string, number>) => all + (one[side] ?? 0), 0);
  expect([sum('opening'), sum('debit') - sum('credit'), sum('closing')]).toEqual([0, 0, 0]);
  const { body: finances } = await call('GET', '/finances');
  expect(finances.balances).toContainEqual({
    account: '512000',
    name: 'Banque',
    balance: documents.gross,
  });
  expect((await call('GET', '/book-lines?account=7071')).body['hydra:member']).toMatchObject([
    { piece: expect.stringContaining('FA-FR'), debit: 0, order: expect.any(String) },
  ]);
});

test('O-15 what was paid and not sent yet is the customers’, and what is cancelled goes back to nothing', async () => {
  const number = await paid({}, [KIBBLE, 1]);
  expect(await held('411')).toBeLessThan(0);
  await order(number, 'cancel');
  await run();
  await order(number, 'refunded', `RBT-${number}`).catch(() => undefined);
  expect(await held('7')).toBe(0);
});

test('O-15 an entry that does not balance, changes or is dated in a closed month is refused by the database', async () => {
  const entry = (key: string, day: string) =>
    `insert into book_entries (key, journal, entry_on, piece, piece_on, label, written_at)
     values ('${key}', 'BQ', '${day}', 'P', '${day}', 'payout', now())`;
  await expect(query(entry('alone', '2026-11-02'))).rejects.toThrow('does not balance: no line');
  await expect(
    query(`with e as (${entry('odd', '2026-11-02')} returning id)
           insert into book_lines select id, '512000', 5 from e`),
  ).rejects.toThrow('does not balance: 5');
  await sold({}, [KIBBLE, 1]);
  for (const change of ['update book_lines set amount = 1', 'delete from book_entries'])
    await expect(query(change)).rejects.toThrow('never changed');
  const today = clock.today();
  const month = today.toPlainYearMonth().toString();
  const call = await as('accounting');
  expect((await call('POST', `/book-months/${month}/close`)).status).toBe(409);
  days(32);
  const later = await again();
  const closeLater = () => later('POST', `/book-months/${month}/close`);
  // With the application role, which may not change booked entries.
  await expect(
    transact(shop.appContext, async (work) => {
      await sql`set local role gamelle_shop`.execute(work.tx);
      await closeMonth(work, today.toPlainYearMonth());
      throw new Error('closed, and taken back');
    }),
  ).rejects.toThrow('closed, and taken back');
  expect((await closeLater()).status).toBe(204);
  expect((await closeLater()).status).toBe(409);
  await expect(query(entry('late', today.toString()))).rejects.toThrow(
    `books of ${month} are closed`,
  );
  // An event of a closed month is booked on the first open day.
  await transact(shop.appContext, (work) =>
    writeEntry(work, {
      key: 'payout:late',
      journal: 'BQ',
      day: today.toString(),
      piece: 'late',
      label: 'payout',
      orderToken: null,
      lines: [
        { account: '512000', amount: 5 },
        { account: '467100', amount: -5 },
      ],
    }),
  );
  const [late] = await query(
    "select entry_on::text, piece_on::text from book_entries where key = 'payout:late'",
  );
  expect(late).toEqual({
    entry_on: today.add({ months: 1 }).with({ day: 1 }).toString(),
    piece_on: today.toString(),
  });
});

test('O-15 books are derived again: the same to the cent, what is missing is written, what differs is said', async () => {
  await credited(await sold({}, [KIBBLE, 1], [BOWL, 2]));
  const all = () =>
    query(
      'select key, account, amount from book_entries e join book_lines l on l.entry_id = e.id order by 1, 2',
    );
  const before = await all();
  const unchanged = { missing: [], different: [], unexplained: [] };
  expect(await rebuildBooks(shop.appContext, bookSources)).toMatchObject({
    derived: 4,
    ...unchanged,
  });
  await query(`alter table book_lines disable trigger user; alter table book_entries disable trigger user;
    delete from book_lines; delete from book_entries;
    alter table book_lines enable trigger user; alter table book_entries enable trigger user`);
  const rebuilt = await rebuildBooks(shop.appContext, bookSources);
  expect(rebuilt.missing).toHaveLength(4);
  expect(await all()).toEqual(before);
  await query(`alter table book_lines disable trigger user;
    update book_lines set amount = amount * 2 where entry_id = (select id from book_entries where key like 'invoice:FA%');
    alter table book_lines enable trigger user`);
  expect((await rebuildBooks(shop.appContext, bookSources)).different).toEqual([
    expect.stringMatching(/^invoice:FA-FR/),
  ]);
});

test('O-15 the file of entries of a year keeps the published rules, and comes to what the accounts hold', async () => {
  await credited(await sold({}, [KIBBLE, 1], [BOWL, 2]));
  await sold(BELGIUM, [KIBBLE, 1]);
  const call = await as('accounting');
  const year = clock.today().year;
  const payout = {
    provider: 'stripe',
    reference: 'PO-1',
    amount: 1500,
    arrivedOn: clock.today().toString(),
  };
  // Stripe owes nothing here, so the amount has to be confirmed.
  const unconfirmed = await call('POST', '/payouts', payout);
  expect(unconfirmed.body.violations).toMatchObject([
    { propertyPath: 'confirmed', message: expect.stringMatching(/doit 0,00\s€ .* de 15,00\s€/) },
  ]);
  const confirmed = { ...payout, confirmed: true };
  expect((await call('POST', '/payouts', confirmed)).status).toBe(204);
  // The same payout once more is accepted and books nothing, confirmed or not.
  expect((await call('POST', '/payouts', payout)).status).toBe(204);
  expect((await call('POST', '/payouts', { ...confirmed, amount: 1 })).status).toBe(409);
  const debt = await held('467900');
  const more = { ...payout, provider: 'sandbox', reference: 'PO-2', amount: debt + 1 };
  expect((await call('POST', '/payouts', more)).status).toBe(422);
  // Today's entries are numbered by the nightly job.
  const lines = async (by = call) =>
    (await by('GET', `/exports/fec?year=${year}`)).body.trimEnd().split('\r\n').slice(1);
  expect(await lines()).toEqual([]);
  days(1);
  await start('keep-books');
  const later = await again();
  const file = new TextDecoder('iso-8859-15').decode(await bytesOf(`/exports/fec?year=${year}`));
  expect(checkFec(`000000000FEC${year}1231.txt`, file)).toEqual([]);
  const [stored] = await query('select count(*)::int as lines from book_lines');
  expect((await lines(later)).length).toBe(stored.lines);
  const numbers = await query(
    'select journal, count(*)::int as n, max(ordinal) as last from book_numbers group by 1',
  );
  for (const { n, last } of numbers) expect(last).toBe(n);
  const settled = (await lines(later))
    .map((row: string) => row.split('\t'))
    .filter(([, , , , account]: string[]) => account === '411000');
  expect(settled.every((fields: string[]) => fields[13] !== '')).toBe(true);
  expect((await (await as('support'))('GET', `/exports/fec?year=${year}`)).status).toBe(403);
});

test('O-15 a year that is closed opens the next with what it left, and both files balance', async () => {
  await sold({}, [KIBBLE, 1]);
  const call = await as('accounting');
  const { year } = clock.today();
  const { body: months } = await call('GET', '/book-months');
  const until = Temporal.PlainDate.from({ year: year + 1, month: 1, day: 5 });
  days(clock.today().until(until).days);
  await start('keep-books');
  const later = await again();
  const open = (await later('GET', '/book-months')).body['hydra:member'];
  expect(open.length).toBeGreaterThan(months['hydra:member'].length);
  for (const { month } of open.toReversed())
    if (month < `${year + 1}-01`)
      expect((await later('POST', `/book-months/${month}/close`)).status).toBe(204);
  const [opening] = await query("select count(*)::int as n from book_entries where journal = 'AN'");
  expect(opening.n).toBe(1);
  const { body } = await later('GET', `/trial-balance?month=${year + 1}-01`);
  const closing = (account: string) =>
    body.accounts.find((one: { account: string }) => one.account === account)?.closing ?? 0;
  expect(closing('512000')).toBe(
    (await held('512')) -
      (
        await query(
          "select sum(amount)::int as n from book_lines l join book_entries e on e.id = l.entry_id where journal = 'AN' and account = '512000'",
        )
      )[0].n,
  );
  expect(closing('7071FR2000')).toBe(0);
  expect(closing('120000')).toBeLessThan(0);
});

test('O-15 invoices and credit notes of a period come as one archive of what was printed', async () => {
  const number = await sold({}, [KIBBLE, 1], [BOWL, 1]);
  await credited(number);
  const token = await as('accounting');
  const today = clock.today().toString();
  expect((await token('GET', `/exports/documents?from=${today}&to=2020-01-01`)).status).toBe(422);
  const bytes = await bytesOf(`/exports/documents?from=${today}&to=${today}`);
  const files = unzipSync(bytes);
  const names = Object.keys(files);
  expect(names).toEqual([
    `${today.slice(0, 7)}/facture-${number}.pdf`,
    expect.stringMatching(/AV-FR-\d{4}-000001\.pdf$/),
  ]);
  const printed = await query('select sha256 from invoice_files order by invoice_id');
  const hashes = await Promise.all(
    Object.values(files).map(async (file) =>
      Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(file))).toString('hex'),
    ),
  );
  expect(hashes).toEqual(printed.map(({ sha256 }) => sha256));
});

/** A bank statement with these transfers on a date. */
const camt = (
  day: string,
  lines: readonly { reference: string; label: string; amount: number }[],
) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${lines
    .map(
      ({ reference, label, amount }) => `<Ntry>
  <Amt Ccy="EUR">${(amount / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
  <BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>
  <NtryDtls><TxDtls><RmtInf><Ustrd>${label}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
    )
    .join('')}</Stmt></BkToCstmrStmt></Document>`;

const cells = (file: string, separator: string) =>
  file
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(separator));

test('O-15 O-24 weeks of trading go round: statement to order to file of entries, archive and one-stop shop, all as the ledger has it', async () => {
  const { filled, address, ship, pay, complete } = orderCalls(shop);
  const spans = { years: new Set<number>(), quarters: new Set<string>() };
  const first = clock.today().toString();
  const banked: { reference: string; amount: number }[] = [];
  await as('accounting');
  for (const week of [0, 1, 2]) {
    days(week * 7);
    const today = clock.today();
    spans.years.add(today.year);
    spans.quarters.add(`${today.year}-Q${Math.ceil(today.month / 3)}`);
    await sold({}, [KIBBLE, 1]);
    await credited(await sold(BELGIUM, [KIBBLE, 1], [BOWL, 2]));
    // A transfer recorded from the bank statement only.
    const cart = await filled([TIN, week + 1]);
    await address(cart.tokenValue, lyon);
    await ship(cart);
    await pay(cart, 'bank_transfer');
    const { number, total } = (await complete(cart.tokenValue)).body;
    await run();
    const reference = `CAMT-${week}`;
    const label = `VIR ${number}`;
    const text = camt(today.toString(), [{ reference, label, amount: total }]);
    const call = await again();
    const { body } = await call('POST', '/bank-statements/preview', { text });
    expect(body.lines).toMatchObject([{ reference, proposals: [{ order: number, how: 'sure' }] }]);
    const choices = [{ reference, order: body.lines[0].proposals[0].order }];
    expect((await call('POST', '/bank-statements', { text, choices })).status).toBe(204);
    await order(number, 'ship', `COLIS-${number}`, '--last');
    await run();
    banked.push({ reference, amount: total });
  }
  days(22);
  await start('keep-books');
  const byAccount = new Map<string, number>();
  const bank: number[] = [];
  for (const year of spans.years) {
    const file = new TextDecoder('iso-8859-15').decode(await bytesOf(`/exports/fec?year=${year}`));
    expect(checkFec(`000000000FEC${year}1231.txt`, file)).toEqual([]);
    for (const [journal, , , , account = '', , , , , , , debit = '', credit = ''] of cells(
      file,
      '\t',
    )) {
      const cents = (text: string) => Math.round(Number(text.replace(',', '.')) * 100);
      const amount = cents(debit) - cents(credit);
      byAccount.set(account, (byAccount.get(account) ?? 0) + amount);
      if (journal === 'BQ' && account === '512000') bank.push(amount);
    }
  }
  const ledger = await query('select account, sum(amount)::int as held from book_lines group by 1');
  expect(Object.fromEntries(byAccount)).toEqual(
    Object.fromEntries(ledger.map(({ account, held: sum }) => [account, sum])),
  );
  for (const { amount } of banked) expect(bank).toContain(amount);
  const receipts = await query(
    "select amount, reference from payment_receipts where reference like 'bank:CAMT%' order by 2",
  );
  expect(receipts).toEqual(
    banked.map(({ reference, amount }) => ({ amount, reference: `bank:${reference}` })),
  );
  // No receivables: every sale is paid, sent and invoiced.
  expect(await held('411')).toBe(0);
  let [net, vat] = [0, 0];
  for (const quarter of spans.quarters) {
    const file = new TextDecoder().decode(await bytesOf(`/exports/oss-return?quarter=${quarter}`));
    for (const [, country, , taxed, tax] of cells(file, ';')) {
      expect(country).toBe('BE');
      net += Math.round(Number(taxed) * 100);
      vat += Math.round(Number(tax) * 100);
    }
  }
  expect(vat).toBeGreaterThan(0);
  expect([net, vat]).toEqual([
    -(await held('7072BE2100')) - (await held('70852BE2100')),
    -(await held('445712BE2100')),
  ]);
  const archive = `/exports/documents?from=${first}&to=${clock.today()}`;
  const files = Object.values(unzipSync(await bytesOf(archive)));
  const hash = async (file: Uint8Array) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(file))).toString('hex');
  const printed = await query('select sha256 from invoice_files order by 1');
  expect(printed).toHaveLength(12);
  expect((await Promise.all(files.map(hash))).toSorted()).toEqual(
    printed.map(({ sha256 }) => sha256),
  );
});

async function bytesOf(path: string): Promise<Uint8Array> {
  const token = await tokenOf();
  const answer = await shop.request('GET', `/api/v2/admin${path}`, undefined, {
    authorization: `Bearer ${token}`,
  });
  return new Uint8Array(await answer.arrayBuffer());
}
