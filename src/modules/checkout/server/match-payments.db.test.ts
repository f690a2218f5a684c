import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import {
  ACCEPTED,
  DISPUTED,
  paymentCalls,
  THREE_D_SECURE,
} from '../../../../tests/support/payment-calls.ts';
import { sandboxDrive } from '../../../../tests/support/sandbox-drive.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { costOf } from '../../../../tests/support/statement-cost.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { stripeDrive } from '../../../../tests/support/stripe-drive.ts';
import { cancelOrder, lockOrder, type Order } from '../../orders/server/index.ts';
import {
  cardProvider,
  closeFinding,
  findBalances,
  findOpenFindings,
} from '../../payments/server/index.ts';
import { findOrderDifferences } from './order-differences.ts';
import { matchPayments } from './processes/match-payments.ts';

const shop = testShop();
const { appContext, database } = shop;
const { call: orders, ready } = orderCalls(shop);

beforeEach(() => stockShop(appContext));
afterEach(() => appContext.clock.move(new Temporal.Duration()));

const match = async () => (await matchPayments(appContext)).findings;
const open = () => findOpenFindings(appContext.db);
const balances = async () =>
  Object.fromEntries((await findBalances(appContext.db)).map((one) => [one.account, one.balance]));
const BACK = 'http://localhost/commande/retour/';
const named = (key: string) => ({ key, reference: null });

const stripe = stripeDrive(shop);

describe.each([sandboxDrive(shop), stripe])('$name', (drive) => {
  const { withCard, pay, put, run, lose, start, charges, open: ask } = paymentCalls(shop, drive);
  const clearing = `clearing.${drive.name}`;

  test('REL-01 what was paid stands in three books alike, with what the provider kept', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, ACCEPTED);
    await run();
    expect(await match()).toEqual([]);
    const fee = Math.round(cart.total * 0.015) + 25;
    expect(await balances()).toEqual({
      receivable: -cart.total,
      fees: fee,
      [clearing]: cart.total - fee,
    });
    expect(await match()).toEqual([]);
    expect((await balances()).fees).toBe(fee);
  });

  test('REL-01 an order cancelled after it was paid leaves nothing to anybody', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, ACCEPTED);
    await run();
    await transact(appContext, async (work) =>
      cancelOrder(work, (await lockOrder(work, cart.tokenValue)) as Order),
    );
    await run();
    expect(await match()).toEqual([]);
    expect(await balances()).toMatchObject({ receivable: -cart.total, refunds: cart.total });
  });

  test('REL-63 money kept for a payment that was given up goes back by itself', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const requested = await pay(cart, THREE_D_SECURE);
    // Abandoned here while the shopper confirms at the provider; neither webhook arrives.
    await database.pool.query(`update payment_attempts set state = 'voided'`);
    await drive.answerBank(requested.body.responseData.redirectUrl, 'approve');
    await lose();
    expect((await charges())[0]?.state).toBe('authorized');
    expect(await match()).toEqual([]);
    expect((await charges())[0]?.state).toBe('voided');
  });

  test('REL-63 money taken for a payment that was given up is refunded, and booked', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const hash = await withCard(cart, ACCEPTED);
    await cardProvider(appContext).confirm(named(hash), BACK);
    await cardProvider(appContext).capture(named(hash), `${hash}:capture`);
    await database.pool.query(`update payment_attempts set state = 'voided'`);
    await lose();
    expect(await match()).toEqual([]);
    expect((await charges())[0]).toMatchObject({ state: 'captured', refunded: cart.total });
    expect(await match()).toEqual([]);
    expect(await balances()).toMatchObject({ receivable: -cart.total, refunds: cart.total });
  });

  test('REL-63 a charge nobody here asked for is a task, until somebody says what was done', async () => {
    const opening = {
      key: 'a'.repeat(48),
      amount: 4200,
      currency: 'EUR',
      method: 'card' as const,
      payer: { name: 'Inconnu', email: null },
      returnUrl: BACK,
    };
    await cardProvider(appContext).open(opening);
    expect(await match()).toEqual([]);
    const { body } = await ask(await ready('card', [KIBBLE, 1]));
    await drive.enterCard(body, ACCEPTED);
    const hash = await withCard(await ready('card', [KIBBLE, 1]), ACCEPTED);
    await cardProvider(appContext).confirm(named(hash), BACK);
    await database.pool.query('delete from payment_attempts');
    expect(await match()).toMatchObject([{ kind: 'orphan_charge', details: { order: null } }]);
    await match();
    const [finding] = await open();
    expect(await open()).toHaveLength(1);
    await transact(appContext, (work) =>
      closeFinding(work, finding?.id ?? 0, { note: 'Remboursé à la main' }),
    );
    expect(await open()).toEqual([]);
  });

  test('REL-01 a refund made behind our back differs, and an order that lies is named', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const { hash } = (await pay(cart, ACCEPTED)).body;
    await run();
    await cardProvider(appContext).refund(named(hash), 'by-hand', 100);
    expect(await match()).toMatchObject([
      {
        kind: 'provider_differs',
        details: { provider: { refunded: 100 }, ledger: { refunded: 0 } },
      },
    ]);
    await database.pool.query(`update orders set payment_state = 'awaiting_payment'`);
    expect(await match()).toContainEqual({
      kind: 'order_differs',
      subject: cart.tokenValue,
      details: expect.objectContaining({ claimed: 0, booked: cart.total }),
    });
    await database.pool.query(`update orders set payment_state = 'paid'`);
    expect((await match()).map(({ kind }) => kind)).toEqual(['provider_differs']);
    expect((await open()).map(({ kind }) => kind)).toEqual(['provider_differs']);
  });

  test('REL-15 a chargeback is booked and given to somebody; nothing is charged again', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, DISPUTED);
    await run();
    expect(await open()).toMatchObject([
      { kind: 'dispute', details: { order: cart.tokenValue, amount: cart.total } },
    ]);
    expect(await balances()).toEqual({
      receivable: -cart.total,
      disputes: cart.total,
      [clearing]: 0,
    });
    expect(await match()).toEqual([]);
    expect(await open()).toHaveLength(1);
    expect(await charges()).toHaveLength(1);
    expect((await orders('GET', `/${cart.tokenValue}`)).body.paymentState).toBe('paid');
  });

  test('REL-15 of a charge that is disputed in part, the rest is compared all the same', async () => {
    const { hash } = (await pay(await ready('card', [KIBBLE, 1]), DISPUTED)).body;
    await run();
    for (const dispute of stripe.server().world.disputes.values()) dispute.amount = 100;
    await database.pool.query('update standin_disputes set amount = 100');
    await database.pool.query('update standin_charges set disputed = 100');
    expect(await match()).toEqual([]);
    expect(await balances()).toMatchObject({ disputes: 100 });
    await cardProvider(appContext).refund(named(hash), 'by-hand', 50);
    const differs = {
      kind: 'provider_differs',
      details: { provider: { refunded: 50 }, ledger: { refunded: 0, disputed: 100 } },
    };
    expect(await match()).toMatchObject([differs]);
    expect(await match()).toMatchObject([differs]);
    expect((await open()).map(({ kind }) => kind)).toEqual(['dispute', 'provider_differs']);
  });

  test('REL-61 messages held back for a day change nothing and have one effect', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const requested = await pay(cart, THREE_D_SECURE);
    await drive.answerBank(requested.body.responseData.redirectUrl, 'approve');
    expect((await put(requested.body.hash, {})).body.state).toBe('completed');
    appContext.clock.move(Temporal.Duration.from({ hours: 24 }));
    await start('sweep-payments');
    await run();
    expect((await orders('GET', `/${cart.tokenValue}`)).body.paymentState).toBe('paid');
    expect(await charges()).toEqual([{ state: 'captured', amount: cart.total, refunded: 0 }]);
    expect(await match()).toEqual([]);
  });
});

test('REL-01 the ledger balances or is not written, and is never changed', async () => {
  const entry = (key: string) =>
    `insert into ledger_entries (key, kind, order_token, reference, happened_at)
     values ('${key}', 'fee', 't', 'r', now()) returning id`;
  const write = (key: string, ...amounts: number[]) => {
    const lines = amounts.map((amount, at) => `('${['bank', 'fees'][at]}', ${amount})`).join();
    return database.pool.query(
      `with e as (${entry(key)}) insert into ledger_lines (entry_id, account, amount)
       select e.id, v.account, v.amount from e, (values ${lines}) v (account, amount)`,
    );
  };
  await expect(write('one-sided', 500)).rejects.toThrow('does not balance');
  await expect(write('uneven', 500, -499)).rejects.toThrow('does not balance');
  await expect(database.pool.query(entry('empty'))).rejects.toThrow('does not balance');
  await write('even', 500, -500);
  await expect(write('even', 500, -500)).rejects.toThrow('ledger_entries_key');
  for (const change of ['update ledger_lines set amount = 1', 'delete from ledger_entries'])
    await expect(database.pool.query(change)).rejects.toThrow('never changed');
});

test('REL-01 the match of an hour reads no order of long ago, but one that is still a task', async () => {
  const query = (text: string) => database.pool.query(text);
  await query(`
    with entries as (
      insert into ledger_entries (key, kind, order_token, reference, happened_at)
      select 'old-' || n, 'capture', 'old-' || n, 'old-' || n, now() - interval '200 days'
      from generate_series(1, 2000) n returning id)
    insert into ledger_lines (entry_id, account, amount)
    select id, account, amount from entries,
      (values ('receivable', -100), ('clearing.sandbox', 100)) line (account, amount)`);
  await query('analyze');
  const since = appContext.clock.now().subtract({ hours: 2400 });
  const differences = () => findOrderDifferences(appContext.db, since);
  expect(await differences()).toEqual([]);
  const { rows, scanned } = await costOf(database.pool, differences);
  expect(rows).toBeLessThanOrEqual(200);
  expect(scanned.filter((table) => /^ledger/.test(table))).toEqual([]);
  await query(`insert into payment_findings (kind, subject, details, first_seen, last_seen)
    values ('order_differs', 'old-7', '{}', now() - interval '199 days', now())`);
  expect(await differences()).toMatchObject([{ subject: 'old-7', details: { booked: 100 } }]);
});
