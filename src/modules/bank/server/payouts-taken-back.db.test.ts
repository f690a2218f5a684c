import { beforeEach, expect, test } from 'vitest';
import { compareBooks } from '#modules/books/server/index.ts';
import { bookSources } from '#registry/book-sources.ts';
import { providerPayouts } from '../../../../tests/support/provider-payouts.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { stockShop } from '../../../../tests/support/stocked-shop.ts';
import { stripeDrive } from '../../../../tests/support/stripe-drive.ts';
import { signStripeEvent } from '../../../../tests/support/stripe-server/index.ts';
import type { Payout } from '../../../../tests/support/stripe-server/state.ts';

const shop = testShop();
const { appContext } = shop;
const { run, start } = jobRunner(shop);
const { as } = staffCalls(shop);
const stripe = stripeDrive(shop);
const { pay, fail } = providerPayouts(shop);
const query = async (text: string) => (await shop.database.pool.query(text)).rows;

beforeEach(() => stockShop(appContext));

const today = () => appContext.clock.today().toString();
async function record(reference: string, amount: number, provider = 'sandbox') {
  const call = await as('accounting');
  const body = { provider, reference, amount, arrivedOn: today(), confirmed: true };
  return call('POST', '/payouts', body);
}
const balances = async () =>
  Object.fromEntries(
    (
      await query(`select account, sum(amount)::int as held from book_lines
        where account in ('512000', '467900') group by 1 order by 1`)
    ).map(({ account, held }) => [account, held]),
  );
const returns = () =>
  query('select reference, amount::int, returned_on::text as day from payout_returns order by 1');
/** The ledger is what its sources say, and every entry comes to nothing. */
async function expectSound() {
  const { missing, different, unexplained } = await compareBooks(appContext.db, bookSources);
  expect({ missing, different, unexplained }).toEqual({
    missing: [],
    different: [],
    unexplained: [],
  });
}

test('O-24 a payout the bank sends back leaves the books again, once, however often the provider says it', async () => {
  const { id, reference } = await pay(123_45);
  expect((await record(reference, 123_45)).status).toBe(204);
  expect(await balances()).toEqual({ 467900: -123_45, 512000: 123_45 });
  await fail(id, 'returned_twice');
  await run();
  await start('check-payouts');
  expect(await returns()).toEqual([{ reference, amount: 123_45, day: today() }]);
  expect(await balances()).toEqual({ 467900: 0, 512000: 0 });
  const call = await as('accounting');
  const { body } = await call('GET', '/payouts');
  expect(body).toMatchObject({
    payouts: [{ reference, returnedOn: today(), reason: 'account_closed' }],
    failures: [],
  });
  const { body: lines } = await call('GET', '/book-lines?account=512000');
  expect(lines['hydra:member']).toMatchObject([
    { journal: 'BQ', piece: reference, label: 'Versement repris', credit: 123_45 },
    { journal: 'BQ', piece: reference, debit: 123_45 },
  ]);
  await expectSound();
});

test('O-24 a failure heard of before the payout is written down takes it back then; a lost message is asked for', async () => {
  const { id, reference } = await pay(50_00);
  await fail(id, 'returned_silently');
  await run();
  expect(await query('select 1 from payout_failures')).toEqual([]);
  await start('check-payouts');
  const call = await as('accounting');
  expect((await call('GET', '/payouts')).body).toMatchObject({
    payouts: [],
    failures: [{ payout: id, amount: 50_00, failedOn: today() }],
  });
  await record(reference, 50_00);
  expect(await returns()).toEqual([{ reference, amount: 50_00, day: today() }]);
  expect((await call('GET', '/payouts')).body.failures).toEqual([]);
  // Sent once more, it is the same payout, and it stays returned.
  expect((await record(reference, 50_00)).status).toBe(204);
  expect(await balances()).toEqual({ 467900: 0, 512000: 0 });
  await expectSound();
});

test('O-24 a report of another amount or another name takes nothing back by itself: the team does, and it is answered', async () => {
  const one = await pay(50_00);
  await record(one.reference, 49_00);
  await record('RELEVE-77', 50_00);
  await fail(one.id, 'returned');
  await run();
  expect(await returns()).toEqual([]);
  const call = await as('accounting');
  expect((await call('GET', '/payouts')).body.failures).toHaveLength(1);
  const back = (reference: string, returnedOn = today()) =>
    call('POST', '/payout-returns', { reference, returnedOn });
  const codes = async (answer: ReturnType<typeof back>) =>
    (await answer).body.violations.map(({ propertyPath, code }: Record<string, string>) => [
      propertyPath,
      code,
    ]);
  const tomorrow = appContext.clock.today().add({ days: 1 }).toString();
  const yesterday = appContext.clock.today().subtract({ days: 1 }).toString();
  expect(await codes(back('RELEVE-78'))).toEqual([['reference', 'payout.unknown']]);
  expect(await codes(back('RELEVE-77', tomorrow))).toEqual([['returnedOn', 'payout.future']]);
  expect(await codes(back('RELEVE-77', yesterday))).toEqual([
    ['returnedOn', 'payout.returned_too_early'],
  ]);
  expect((await back('RELEVE-77')).status).toBe(204);
  expect((await back('RELEVE-77')).status).toBe(204);
  expect((await call('GET', '/payouts')).body.failures).toEqual([]);
  expect(await balances()).toEqual({ 467900: -49_00, 512000: 49_00 });
  await expectSound();
  appContext.clock.move(Temporal.Duration.from({ hours: 24 }));
  const later = await as('accounting');
  const again = await later('POST', '/payout-returns', {
    reference: 'RELEVE-77',
    returnedOn: today(),
  });
  expect(again.body.violations[0].code).toBe('payout.returned');
  appContext.clock.move(new Temporal.Duration());
});

test('O-24 two payouts taken back at the same time are each booked back once, and a support agent may do neither', async () => {
  await record('RELEVE-1', 10_00);
  await record('RELEVE-2', 10_00);
  const call = await as('accounting');
  const back = (reference: string) =>
    call('POST', '/payout-returns', { reference, returnedOn: today() });
  const answers = await Promise.all(
    ['RELEVE-1', 'RELEVE-2', 'RELEVE-1', 'RELEVE-2'].map((one) => back(one)),
  );
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect(await returns()).toHaveLength(2);
  expect(await balances()).toEqual({ 467900: 0, 512000: 0 });
  const support = await as('support');
  const answer = await support('POST', '/payout-returns', { reference: 'A', returnedOn: today() });
  expect(answer.status).toBe(403);
});

test('O-24 a statement marks a payout that went back, and its outgoing line books back the payout somebody chose', async () => {
  const { id, reference } = await pay(77_00);
  await record(reference, 77_00);
  await record('RELEVE-9', 20_00);
  await fail(id, 'returned');
  await run();
  const day = appContext.clock.today().toLocaleString('fr-FR', { dateStyle: 'short' });
  const text = [
    'Date;Libellé;Montant;Référence',
    `${day};VIREMENT PRESTATAIRE;77,00;${reference}`,
    `${day};REJET VIREMENT ${reference};-77,00;R1`,
    `${day};ANNULATION VIR RELEVE-9;-20,00;R2`,
    `${day};FRAIS;-3,00;F1`,
  ].join('\n');
  const call = await as('accounting');
  const lines = async () =>
    (await call('POST', '/bank-statements/preview', { text })).body.lines as object[];
  expect(await lines()).toMatchObject([
    { isPayout: true, returnedOn: today() },
    { takesBack: reference, payouts: [] },
    { takesBack: null, payouts: [{ reference: 'RELEVE-9', how: 'sure' }] },
    { takesBack: null, payouts: [] },
  ]);
  const note = (payout: string, line = 'R2') =>
    call('POST', '/bank-statements', { text, choices: [{ reference: line, payout }] });
  expect((await note('RELEVE-9', 'F1')).status).toBe(422);
  expect((await note('RELEVE-9', reference)).status).toBe(422);
  expect(await returns()).toHaveLength(1);
  expect((await note('RELEVE-9')).status).toBe(204);
  expect((await note('RELEVE-9')).status).toBe(204);
  expect((await lines())[2]).toMatchObject({ takesBack: 'RELEVE-9', payouts: [] });
  expect(await balances()).toEqual({ 467900: 0, 512000: 0 });
  await expectSound();
});

test('O-24 a payout Stripe first calls paid and then failed is booked back, whatever the order of its messages', async () => {
  const seconds = Math.floor(appContext.clock.now().epochMilliseconds / 1000);
  const payout: Payout = {
    id: 'po_1',
    object: 'payout',
    amount: 88_00,
    status: 'paid',
    created: seconds,
    arrival_date: seconds,
    failure_code: null,
    failure_balance_transaction: null,
    reversed_by: null,
    trace_id: { status: 'supported', value: 'TRACE-1' },
  };
  const reversed: Payout = { ...payout, id: 'po_2', amount: 12_00, trace_id: null };
  const { world } = stripe.server();
  world.payouts.push(payout, reversed);
  await record('TRACE-1', 88_00, 'stripe');
  await record('po_2', 12_00, 'stripe');
  const tell = async (id: string, type: string) => {
    const event = { id, object: 'event', type, created: seconds, data: { object: payout } };
    const { body, headers } = signStripeEvent(event, seconds);
    const answer = await shop.request('POST', '/api/v2/payment/webhooks/stripe', body, headers);
    expect(answer.status).toBe(200);
    await run();
  };
  await tell('evt_1', 'payout.paid');
  expect(await returns()).toEqual([]);
  payout.status = 'failed';
  payout.failure_code = 'account_closed';
  payout.failure_balance_transaction = { id: 'txn_1', created: seconds };
  reversed.reversed_by = { id: 'po_3', created: seconds };
  await tell('evt_3', 'payout.failed');
  await tell('evt_3', 'payout.failed');
  await tell('evt_2', 'payout.paid');
  expect(await returns()).toEqual([
    { reference: 'TRACE-1', amount: 88_00, day: today() },
    { reference: 'po_2', amount: 12_00, day: today() },
  ]);
  await expectSound();
});
