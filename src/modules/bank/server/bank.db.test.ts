import { beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, lyon, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { filled, address, ship, pay, complete } = orderCalls(shop);
const { run } = jobRunner(shop);
const { as } = staffCalls(shop);
const query = async (text: string) => (await shop.database.pool.query(text)).rows;

beforeEach(() => stockShop(shop.appContext));

async function unpaid(method: 'bank_transfer' | 'cheque', ...items: [string, number][]) {
  const cart = await filled(...items);
  await address(cart.tokenValue, lyon);
  await ship(cart);
  await pay(cart, method);
  const { number, total } = (await complete(cart.tokenValue)).body;
  await run();
  return { number: number as string, total: total as number };
}
const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
const states = () =>
  query('select number, payment_state as state from orders where number is not null order by 1');

test('O-24 a statement proposes what its lines pay, and notes what somebody chose, once, however often it is sent', async () => {
  const transfer = await unpaid('bank_transfer', [KIBBLE, 1]);
  const cheque = await unpaid('cheque', [TIN, 3]);
  const text = [
    'Date;Libellé;Montant;Référence',
    `25/11/2026;VIR COMMANDE ${transfer.number};${euros(transfer.total)};V1`,
    `25/11/2026;REMISE CHEQUE ${lyon.lastName};${euros(cheque.total)};C1`,
    '26/11/2026;FRAIS;-3,00;F1',
  ].join('\n');
  const call = await as('accounting');
  const { body } = await call('POST', '/bank-statements/preview', { text });
  expect(body.lines[0].proposals[0]).toMatchObject({ order: transfer.number, how: 'sure' });
  expect(body.lines[1].proposals[0]).toMatchObject({ order: cheque.number });
  expect(body.lines[2]).toMatchObject({ amount: -300, proposals: [] });
  // The preview changes nothing.
  expect((await states()).map(({ state }) => state)).toEqual([
    'awaiting_payment',
    'awaiting_payment',
  ]);
  const choices = [
    { reference: 'V1', order: transfer.number },
    { reference: 'C1', order: cheque.number },
  ];
  expect((await call('POST', '/bank-statements', { text, choices })).status).toBe(204);
  expect((await call('POST', '/bank-statements', { text, choices })).status).toBe(204);
  expect((await states()).map(({ state }) => state)).toEqual(['paid', 'paid']);
  expect(await query('select amount, reference from payment_receipts order by reference')).toEqual([
    { amount: cheque.total, reference: 'bank:C1' },
    { amount: transfer.total, reference: 'bank:V1' },
  ]);
  const again = (await call('POST', '/bank-statements/preview', { text })).body;
  expect(again.lines.map(({ noted }: { noted: string | null }) => noted)).toEqual([
    transfer.number,
    cheque.number,
    null,
  ]);
  // The bank account of the ledger contains the money received.
  const [{ banked }] = await query(
    "select sum(l.amount)::int as banked from book_lines l where account = '512000'",
  );
  expect(banked).toBe(transfer.total + cheque.total);
});

test('O-24 one wrong choice notes nothing, and so does a statement nobody can read', async () => {
  const { number, total } = await unpaid('bank_transfer', [KIBBLE, 1]);
  const text = `Date;Libellé;Montant;Référence\n25/11/2026;VIR;${euros(total)};V1`;
  const call = await as('accounting');
  const note = (...choices: { reference: string; order: string }[]) =>
    call('POST', '/bank-statements', { text, choices });
  const right = { reference: 'V1', order: number };
  expect((await note(right, { reference: 'V2', order: number })).status).toBe(422);
  expect((await note(right, { reference: 'V1', order: '999999999' })).status).toBe(404);
  expect((await states()).map(({ state }) => state)).toEqual(['awaiting_payment']);
  expect((await call('POST', '/bank-statements/preview', { text: 'bonjour' })).status).toBe(422);
  expect((await (await as('support'))('POST', '/bank-statements/preview', { text })).status).toBe(
    403,
  );
});
