import { beforeEach, expect, test } from 'vitest';
import { matchPayments, refundOrder } from '#modules/checkout/server/index.ts';
import { lockOrder, type Order, shipParcels } from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { ACCEPTED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { BOWL, KIBBLE, lyon, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import type { DocumentSnapshot } from '../rules/index.ts';
import { verifyChains } from './verify-chains.ts';

const shop = testShop();
const { call, ready, filled, address, ship, pay: choose } = orderCalls(shop);
const { pay, run, start } = paymentCalls(shop);

beforeEach(() => stockShop(shop.appContext));

const locked = <T>(token: string, act: (work: never, order: Order) => Promise<T>) =>
  transact(shop.appContext, async (work) =>
    act(work as never, (await lockOrder(work, token)) as Order),
  );
const leave = async (token: string) => {
  await locked(token, (work, order) => shipParcels(work, order, ['COLIS-1'], { isLast: true }));
  await run();
};
const back = async (token: string, scope: Parameters<typeof refundOrder>[2]['scope']) => {
  await locked(token, (work, order) => refundOrder(work, order, { scope, reason: 'Sac abîmé' }));
  await run();
};
const documents = async () => {
  const rows = await shop.database.db.selectFrom('invoices').selectAll().orderBy('id').execute();
  return rows.map((row) => ({ ...row, document: JSON.parse(row.snapshot) as DocumentSnapshot }));
};

test('INV-02 INV-05 an invoice is issued when the order leaves, once, with every mention', async () => {
  const cart = await ready('card', [KIBBLE, 2], [TIN, 3], [BOWL, 1]);
  await call('PATCH', `/${cart.tokenValue}/apply-coupon`, { couponCode: 'BIENVENUE5' });
  const { body: fresh } = await call('GET', `/${cart.tokenValue}`);
  await pay(fresh, ACCEPTED);
  await run();
  expect(await documents()).toEqual([]);
  await leave(cart.tokenValue);
  const { body: order } = await call('GET', `/${cart.tokenValue}`);
  await start('issue-invoice', { orderId: order.id });
  const [issued, second] = await documents();
  expect(second).toBeUndefined();
  const year = shop.appContext.clock.today().year;
  expect(issued).toMatchObject({ number: `FA-FR-${year}-000001`, total: order.total });
  if (!issued) throw new Error('no invoice was issued');
  const { lines, rates, total, ...rest } = issued.document;
  expect(rest).toMatchObject({
    seller: { siren: '000000000', vatNumber: 'FR00000000000', countryCode: 'FR' },
    buyer: { name: 'Léa Martin', city: 'Lyon' },
    orderNumber: order.number,
    regime: 'domestic',
    payment: { method: 'card', paidOn: expect.any(String) },
  });
  expect(lines.map(({ name, quantity, gross, rate }) => [name, quantity, gross, rate])).toEqual([
    ...order.items.map((item: { productName: string; quantity: number; total: number }) => [
      item.productName,
      item.quantity,
      item.total,
      2000,
    ]),
  ]);
  expect(rates).toEqual(order.taxes.map((tax: { rate: number }) => ({ ...tax, rate: 2000 })));
  expect(total).toBe(rates.reduce((all, { net, vat }) => all + net + vat, 0));
});

test('VAT-08 PAY-09 credit notes add up to the invoice to the cent, each with its reason', async () => {
  const cart = await ready('card', [KIBBLE, 2], [TIN, 3]);
  await pay(cart, ACCEPTED);
  await run();
  await leave(cart.tokenValue);
  await back(cart.tokenValue, { units: { [`${KIBBLE}:once`]: 1 }, shipping: false });
  await back(cart.tokenValue, { units: { [`${TIN}:once`]: 2 }, shipping: false });
  await back(cart.tokenValue, 'everything');
  const [invoice, ...notes] = await documents();
  expect(notes.map(({ kind, number }) => [kind, number.slice(0, 6)])).toEqual(
    Array(3).fill(['credit_note', 'AV-FR-']),
  );
  expect(notes[0]?.document).toMatchObject({
    corrects: { number: invoice?.number },
    reason: 'Sac abîmé',
    lines: [{ key: `${KIBBLE}:once`, quantity: 1, gross: 4100 }],
  });
  const { rows } = await shop.database.pool.query(
    'select sum(net)::int as net, sum(vat)::int as vat, count(*)::int as entries from vat_entries',
  );
  expect(rows).toEqual([{ net: 0, vat: 0, entries: 4 }]);
  expect((await verifyChains(shop.database.db)).problems).toEqual([]);
});

test('PAY-09 VAT-08 a gesture of any amount has its credit note, by rate, and bounds what may still come back', async () => {
  const cart = await filled([TIN, 1], [BOWL, 1]);
  const there = { countryCode: 'LU', postcode: '1234', city: 'Luxembourg' };
  await address(cart.tokenValue, { ...lyon, ...there });
  await ship(cart);
  const { body } = await choose(cart, 'card');
  await pay(body, ACCEPTED);
  await run();
  await leave(cart.tokenValue);
  const gesture = (goodwill: number) => ({ units: {}, shipping: false, goodwill });
  const { total } = body;
  await expect(back(cart.tokenValue, gesture(total + 1))).rejects.toMatchObject({
    code: 'refund.too_much',
  });
  await back(cart.tokenValue, gesture(333));
  await expect(back(cart.tokenValue, gesture(total - 332))).rejects.toMatchObject({
    code: 'refund.too_much',
  });
  await back(cart.tokenValue, 'everything');
  const [invoice, note, rest] = await documents();
  expect(note).toMatchObject({ kind: 'credit_note', total: 333 });
  expect(note?.document.lines.map(({ kind, name, rate }) => [kind, name, rate])).toEqual([
    ['goodwill', 'Geste commercial', 300],
    ['goodwill', 'Geste commercial', 1700],
  ]);
  expect(note?.document.corrects?.number).toBe(invoice?.number);
  expect(rest?.total).toBe(total - 333);
  const { rows } = await shop.database.pool.query(
    'select rate, sum(net)::int as net, sum(vat)::int as vat from vat_entries group by rate order by rate',
  );
  expect(rows).toEqual([
    { rate: 300, net: 0, vat: 0 },
    { rate: 1700, net: 0, vat: 0 },
  ]);
  expect((await matchPayments(shop.appContext)).findings).toEqual([]);
});

test('BIZ-17 the customer may read the invoice seven days after the order left', async () => {
  const cart = await ready('card', [KIBBLE, 1]);
  await pay(cart, ACCEPTED);
  await run();
  await leave(cart.tokenValue);
  const available = async (days: number) => {
    shop.appContext.clock.move(Temporal.Duration.from({ days }));
    await start('show-invoices');
    shop.appContext.clock.move(new Temporal.Duration());
    return (await call('GET', `/${cart.tokenValue}`)).body.invoiceAvailable;
  };
  expect(await available(0)).toBe(false);
  expect(await available(6)).toBe(false);
  expect(await available(7)).toBe(true);
});

test('VAT-05 VAT-10 an order delivered to Luxembourg is billed in the series of its country, by rate', async () => {
  const cart = await filled([TIN, 1], [BOWL, 1]);
  const there = { countryCode: 'LU', postcode: '1234', city: 'Luxembourg' };
  await address(cart.tokenValue, { ...lyon, ...there });
  await ship(cart);
  const { body } = await choose(cart, 'card');
  await pay(body, ACCEPTED);
  await run();
  await leave(cart.tokenValue);
  const [issued] = await documents();
  expect(issued?.series).toBe(`FA-LU-${shop.appContext.clock.today().year}`);
  expect(issued?.document.regime).toBe('oss');
  const entries = await shop.database.db
    .selectFrom('vat_entries')
    .selectAll()
    .orderBy('rate')
    .execute();
  expect(entries.map(({ country, rate, regime }) => [country, rate, regime])).toEqual([
    ['LU', 300, 'oss'],
    ['LU', 1700, 'oss'],
  ]);
  expect(entries.reduce((all, { net, vat }) => all + net + vat, 0)).toBe(issued?.total);
});

test('ORD-04 INV-04 the invoice is a PDF from its day on, the same bytes each time', async () => {
  const cart = await ready('card', [KIBBLE, 1]);
  await pay(cart, ACCEPTED);
  await run();
  await leave(cart.tokenValue);
  const { number } = (await call('GET', `/${cart.tokenValue}`)).body;
  const path = `/api/v2/shop/orders/${cart.tokenValue}/invoice?channelCode=FR_WEB&locale=fr_FR`;
  const early = await shop.request('GET', path);
  expect(early.status).toBe(404);
  expect(await early.json()).toMatchObject({ 'hydra:description': 'Invoice not available yet' });
  shop.appContext.clock.move(Temporal.Duration.from({ days: 7 }));
  const [first, second] = await Promise.all([shop.request('GET', path), shop.request('GET', path)]);
  const listed = (await call('GET', `/${cart.tokenValue}/invoices`)).body['hydra:member'];
  shop.appContext.clock.move(new Temporal.Duration());
  expect(first.headers.get('content-type')).toBe('application/pdf');
  expect(first.headers.get('content-disposition')).toBe(
    `attachment; filename="facture-${number}.pdf"`,
  );
  const pdf = Buffer.from(await first.arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(Buffer.from(await second.arrayBuffer()).equals(pdf)).toBe(true);
  expect(listed).toMatchObject([{ kind: 'invoice', available: true, total: 4590 }]);
  expect((await verifyChains(shop.database.db)).problems).toEqual([]);
});

test('GEO-02 the invoice of who lives abroad bears their address, and the VAT of the delivery', async () => {
  const cart = await filled([KIBBLE, 1]);
  const billingAddress = {
    ...lyon,
    street: 'Torstraße 12',
    countryCode: 'DE',
    postcode: '10119',
    city: 'Berlin',
  };
  await call('PATCH', `/${cart.tokenValue}/address`, {
    email: 'lea@example.org',
    billingAddress,
    shippingAddress: lyon,
  });
  await ship(cart);
  await pay((await choose(cart, 'card')).body, ACCEPTED);
  await run();
  await leave(cart.tokenValue);
  const [issued] = await documents();
  expect(issued?.document).toMatchObject({
    buyer: { street: 'Torstraße 12', postcode: '10119', city: 'Berlin', countryCode: 'DE' },
    regime: 'domestic',
    rates: [{ rate: expect.any(Number) }],
  });
});
