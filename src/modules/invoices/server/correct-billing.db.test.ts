import { beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { ACCEPTED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { BOWL, KIBBLE, lyon, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import type { DocumentSnapshot } from '../rules/index.ts';
import { verifyArchive } from './verify-archive.ts';

const shop = testShop();
const { call, ready } = orderCalls(shop);
const { pay, run } = paymentCalls(shop);
const { as } = staffCalls(shop);

beforeEach(() => stockShop(shop.appContext));

type Team = Awaited<ReturnType<typeof as>>;

const company = { ...lyon, company: 'Chenil des Tilleuls', street: '4 place du Pont' };
const VAT = 'FR40303265045';
const PARCEL = { trackingNumbers: ['COLIS-1'], lots: [], isLast: true };

async function placed(...items: [string, number][]) {
  const cart = await ready('card', ...items);
  await pay(cart, ACCEPTED);
  await run();
  const { body } = await call('GET', `/${cart.tokenValue}`);
  return { token: cart.tokenValue, number: body.number as string, id: body.id as number };
}

async function sent(team: Team, ...items: [string, number][]) {
  const order = await placed(...items);
  await team('POST', `/orders/${order.number}/parcels`, PARCEL);
  await run();
  return order;
}

const billing = async (team: Team, number: string) =>
  (await team('GET', `/orders/${number}/billing`)).body;
const documents = async () => {
  const rows = await shop.database.db.selectFrom('invoices').selectAll().orderBy('id').execute();
  return rows.map((row) => ({ ...row, document: JSON.parse(row.snapshot) as DocumentSnapshot }));
};
const rowsOf = async (sql: string) => (await shop.database.pool.query(sql)).rows;
/** What moved of money: entries of the ledger of payments, refunds, and the balance of each account of the books. */
const money = async () => ({
  ledger: await rowsOf('select count(*)::int from ledger_entries'),
  refunds: await rowsOf('select count(*)::int from refunds'),
  accounts: await rowsOf(
    'select account, sum(amount)::int as amount from book_lines group by account having sum(amount) <> 0 order by account',
  ),
  vat: await rowsOf('select rate, sum(net)::int, sum(vat)::int from vat_entries group by rate'),
});
const mails = () =>
  shop.database.db.selectFrom('mails').selectAll().where('kind', '=', 'invoice-replaced').execute();

test('INV-02 before its invoice an order is billed to the company its customer asks for', async () => {
  const team = await as('support');
  const { number } = await placed([KIBBLE, 1]);
  const before = await billing(team, number);
  expect(before).toMatchObject({ possible: true, invoice: null, amount: null, vatNumber: null });
  const { version } = before;
  const answer = await team('PUT', `/orders/${number}/billing`, {
    ...company,
    vatNumber: 'fr 40 303 265 045',
    version,
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ vatNumber: VAT, address: { company: company.company } });
  expect(await documents()).toEqual([]);
  await team('POST', `/orders/${number}/parcels`, PARCEL);
  await run();
  const [invoice, second] = await documents();
  expect(second).toBeUndefined();
  expect(invoice?.document.buyer).toMatchObject({
    company: company.company,
    street: company.street,
    vatNumber: VAT,
  });
  expect(invoice?.document.delivery).not.toHaveProperty('vatNumber');
  expect(await mails()).toEqual([]);
  const log = await (await as('direction'))('GET', `/staff-actions?subject=${number}`);
  expect(log.body['hydra:member']).toContainEqual(
    expect.objectContaining({ action: 'order.billing_corrected' }),
  );
});

test('INV-04 INV-03 an issued invoice is taken back by a credit note and replaced: same amounts, no money moves, one mail with both', async () => {
  const team = await as('direction');
  const { number, token } = await sent(team, [KIBBLE, 2], [BOWL, 1]);
  const [first] = await documents();
  if (!first) throw new Error('no invoice was issued');
  const before = await money();
  const { version, invoice, amount } = await billing(team, number);
  expect([invoice, amount]).toEqual([first.number, first.total]);
  const correction = { ...company, vatNumber: VAT, version, invoice };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answers = await Promise.all([
    team('PUT', `/orders/${number}/billing`, correction, key),
    team('PUT', `/orders/${number}/billing`, correction, key),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await run();
  const [unchanged, note, second, ...more] = await documents();
  expect(more).toEqual([]);
  expect(unchanged).toEqual(first);
  const year = shop.appContext.clock.today().year;
  expect([note?.number, second?.number]).toEqual([`AV-FR-${year}-000001`, `FA-FR-${year}-000002`]);
  expect(note?.document).toMatchObject({
    buyer: first.document.buyer,
    corrects: { number: first.number },
    total: first.total,
    rates: first.document.rates,
    lines: first.document.lines,
  });
  expect(second?.document).toMatchObject({
    buyer: { company: company.company, vatNumber: VAT },
    replaces: { number: first.number },
    total: first.total,
    rates: first.document.rates,
    lines: first.document.lines,
    payment: first.document.payment,
  });
  expect(await money()).toEqual(before);
  const verified = await team('GET', '/document-verification');
  expect(verified.body).toMatchObject({ documents: 3, problems: [] });
  const today = shop.appContext.clock.today();
  expect((await verifyArchive(shop.appContext, { from: today, to: today })).problems).toEqual([]);
  const [mail, another] = await mails();
  expect(another).toBeUndefined();
  expect(mail?.attachments.map(({ name }) => name)).toEqual([
    `avoir-${note?.number}.pdf`,
    `facture-${second?.number}.pdf`,
  ]);
  expect(mail?.text).toContain('aucun montant');
  // Their customer reads the one that stands from now on.
  const { body } = await call('GET', `/${token}`);
  expect(body.invoiceAvailable).toBe(true);
});

test('INV-04 two who correct at once: the second is told that another invoice stands', async () => {
  const team = await as('support');
  const { number } = await sent(team, [KIBBLE, 1]);
  const { version, invoice } = await billing(team, number);
  const first = await team('PUT', `/orders/${number}/billing`, { ...company, version, invoice });
  expect(first.status).toBe(200);
  const late = { ...company, company: 'Autre', invoice };
  expect((await team('PUT', `/orders/${number}/billing`, { ...late, version })).status).toBe(409);
  expect((await team('PUT', `/orders/${number}/billing`, late)).status).toBe(409);
  const now = await billing(team, number);
  const same = await team('PUT', `/orders/${number}/billing`, { ...company, invoice: now.invoice });
  expect([
    same.status,
    same.body['hydra:description'] ?? same.body.violations?.[0]?.message,
  ]).toEqual([422, 'La facture porte déjà ces coordonnées.']);
  expect(await documents()).toHaveLength(3);
  // Corrected once more: the invoice that stands is replaced.
  await team('PUT', `/orders/${number}/billing`, { ...late, invoice: now.invoice });
  expect((await documents()).at(-1)?.document.replaces?.number).toBe(now.invoice);
});

test('VAT-08 PAY-09 of an order partly refunded what is left is billed anew, and later refunds are credited on the new invoice to the cent', async () => {
  const team = await as('direction');
  const { number } = await sent(team, [KIBBLE, 2], [TIN, 3]);
  const refund = async (units: object) => {
    await team('POST', `/orders/${number}/refunds`, { units, reason: 'Sac abîmé' });
    await run();
  };
  await refund({ [`${KIBBLE}:once`]: 1, [`${TIN}:once`]: 1 });
  const [invoice, refunded] = await documents();
  const left = (invoice?.total ?? 0) - (refunded?.total ?? 0);
  const seen = await billing(team, number);
  expect(seen.amount).toBe(left);
  const before = await money();
  const correction = { ...company, vatNumber: VAT, invoice: seen.invoice };
  expect((await team('PUT', `/orders/${number}/billing`, correction)).status).toBe(200);
  expect(await money()).toEqual(before);
  const [, , note, second] = await documents();
  expect([note?.total, second?.total]).toEqual([left, left]);
  expect(second?.document.lines.map(({ key, quantity }) => [key, quantity])).toContainEqual([
    `${TIN}:once`,
    2,
  ]);
  expect(second?.document.rates).toEqual(note?.document.rates);
  await refund({ [`${TIN}:once`]: 1 });
  const last = (await documents()).at(-1);
  expect(last?.document).toMatchObject({
    corrects: { number: second?.number },
    buyer: { company: company.company },
  });
  await team('POST', `/orders/${number}/refunds`, { everything: true, reason: 'Retour' });
  await run();
  expect(
    await rowsOf('select sum(net)::int as net, sum(vat)::int as vat from vat_entries'),
  ).toEqual([{ net: 0, vat: 0 }]);
  expect(await billing(team, number)).toMatchObject({ possible: false, amount: 0 });
});

test('INV-04 after a gesture, which belongs to no line, and after a cancellation it is refused in words; a wrong VAT number under its field', async () => {
  const team = await as('direction');
  const { number } = await sent(team, [KIBBLE, 1]);
  await team('POST', `/orders/${number}/refunds`, { goodwill: 300, reason: 'Geste' });
  await run();
  const { possible, reason, invoice } = await billing(team, number);
  expect([possible, reason]).toEqual([false, expect.stringContaining('geste commercial')]);
  const refused = await team('PUT', `/orders/${number}/billing`, { ...company, invoice });
  expect(refused.status).toBe(422);
  expect(await documents()).toHaveLength(2);
  const other = await placed([TIN, 1]);
  const wrong = await team('PUT', `/orders/${other.number}/billing`, {
    ...company,
    vatNumber: 'FR00303265045',
    postcode: '123',
  });
  const fields = wrong.body.violations.map((one: { propertyPath: string }) => one.propertyPath);
  expect(fields.toSorted()).toEqual(['postcode', 'vatNumber']);
  await team('POST', `/orders/${other.number}/cancel`, {});
  expect(await billing(team, other.number)).toMatchObject({ possible: false });
  const accounting = await as('accounting');
  expect((await accounting('PUT', `/orders/${number}/billing`, company)).status).toBe(403);
});
