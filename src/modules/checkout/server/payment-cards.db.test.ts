import { beforeEach, describe, expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import {
  ACCEPTED,
  DECLINED,
  paymentCalls,
  THREE_D_SECURE,
} from '../../../../tests/support/payment-calls.ts';
import { sandboxDrive } from '../../../../tests/support/sandbox-drive.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { stripeDrive } from '../../../../tests/support/stripe-drive.ts';
import type { OrderShape } from '../../orders/contracts.ts';
import { cardProvider } from '../../payments/server/index.ts';
import { matchPayments } from './processes/match-payments.ts';

const shop = testShop();
const { appContext, database } = shop;
const { ready } = orderCalls(shop);

beforeEach(() => stockShop(appContext));

type Signed = Awaited<ReturnType<typeof signedIn>>;

async function cartOf({ customer }: Signed): Promise<OrderShape> {
  const cart = await ready('card', [TIN, 4]);
  const owned = 'update orders set customer_id = $2 where token = $1';
  await database.pool.query(owned, [cart.tokenValue, Number(customer.split('/').at(-1))]);
  return cart;
}

describe.each([sandboxDrive(shop), stripeDrive(shop)])('$name', (drive) => {
  const { call, run } = paymentCalls(shop, drive);
  const open = async (cart: OrderShape, { headers }: Signed) => {
    const { body } = await call(
      'POST',
      `/orders/${cart.tokenValue}/payment-requests`,
      { paymentId: cart.payments[0]?.id, paymentMethodCode: 'card', action: 'authorize' },
      headers,
    );
    return body;
  };
  const put = (hash: string, payload: object, { headers }: Signed) =>
    call('PUT', `/payment-requests/${hash}`, { payload }, headers);
  const cards = async ({ headers }: Signed) =>
    (await call('GET', '/payment-cards', undefined, headers)).body['hydra:member'];

  /** Pays with a new card, saved if `keepCard`. */
  async function pay(signed: Signed, number: string, keepCard: boolean) {
    const cart = await cartOf(signed);
    const request = await open(cart, signed);
    const token = await drive.enterCard(request, number);
    await put(request.hash, { token: token ?? undefined, keepCard }, signed);
    return put(request.hash, { confirm: true, expectedTotal: cart.total }, signed);
  }

  test('PAY-06 a card is kept when the shopper asks for it, and only then', async () => {
    const customer = await signedIn(shop);
    await pay(customer, ACCEPTED, false);
    expect(await cards(customer)).toEqual([]);
    expect((await pay(customer, ACCEPTED, true)).body.state).toBe('completed');
    await run();
    const [card] = await cards(customer);
    expect(card).toMatchObject({
      '@type': 'PaymentCard',
      brand: 'visa',
      last4: '4242',
      expMonth: 8,
      expYear: 2029,
      expiry: '08/2029',
      isDefault: true,
    });
    expect(JSON.stringify(card)).not.toMatch(/tok_|pm_/);
    const retained = await database.pool.query(
      'select consent_version, consented_at is not null as "at" from payment_cards',
    );
    expect(retained.rows).toEqual([{ consent_version: '2026-11', at: true }]);
    await pay(customer, ACCEPTED, true);
    expect(await cards(customer)).toHaveLength(1);
    await pay(customer, DECLINED, true);
    expect(await cards(customer)).toHaveLength(1);
  });

  test('PAY-06 a kept card pays without being typed again', async () => {
    const customer = await signedIn(shop);
    await pay(customer, ACCEPTED, true);
    const [card] = await cards(customer);
    const cart = await cartOf(customer);
    const request = await open(cart, customer);
    const given = await put(request.hash, { paymentCard: card['@id'] }, customer);
    expect(given.body.responseData.card).toMatchObject({ last4: '4242' });
    const paid = await put(request.hash, { confirm: true, expectedTotal: cart.total }, customer);
    expect(paid.body.state).toBe('completed');
    await run();
    expect((await drive.charges()).at(-1)).toMatchObject({ state: 'captured' });
    expect(await cards(customer)).toHaveLength(1);
  });

  test('PAY-06 a card is proposed first or forgotten, by its own customer only', async () => {
    const customer = await signedIn(shop);
    const stranger = await signedIn(shop, 'noah@example.org');
    await pay(customer, ACCEPTED, true);
    await pay(customer, '5555 5555 5555 4444', true);
    const listed = await cards(customer);
    expect(listed.map(({ last4 }: { last4: string }) => last4)).toEqual(['4242', '4444']);
    const path = `/payment-cards/${listed[1].id}`;
    for (const [method, body] of [['PATCH', { isDefault: true }], ['DELETE']] as const) {
      const answer = await shop.request(
        method,
        `/api/v2/shop${path}?channelCode=FR_WEB&locale=fr_FR`,
        body,
        stranger.headers,
      );
      expect(answer.status).toBe(404);
    }
    const mine = await open(await cartOf(stranger), stranger);
    expect((await put(mine.hash, { paymentCard: listed[0]['@id'] }, stranger)).status).toBe(404);
    const preferred = await call('PATCH', path, { isDefault: true }, customer.headers);
    expect(preferred.body).toMatchObject({ last4: '4444', isDefault: true });
    const removed = await shop.request(
      'DELETE',
      `/api/v2/shop${path}?channelCode=FR_WEB&locale=fr_FR`,
      undefined,
      customer.headers,
    );
    expect(removed.status).toBe(204);
    expect(await cards(customer)).toMatchObject([{ last4: '4242', isDefault: true }]);
    expect(await run()).toBeGreaterThan(0);
    expect((await call('GET', '/payment-cards')).status).toBe(401);
  });

  test('PAY-06 nobody there: a kept card is charged, or declined when its bank wants to ask', async () => {
    const customer = await signedIn(shop);
    await pay(customer, ACCEPTED, true);
    const requested = await pay(customer, THREE_D_SECURE, true);
    await drive.answerBank(requested.body.responseData.redirectUrl, 'approve');
    await run();
    const retained = await database.pool.query(
      'select t.token, p.reference as customer from payment_cards c join payment_card_tokens t on t.card_id = c.id join payment_customers p using (customer_id) order by c.id',
    );
    expect(retained.rows).toHaveLength(2);
    const provider = cardProvider(appContext);
    const outcomes: unknown[] = [];
    for (const [nth, card] of retained.rows.entries()) {
      const key = `cycle-${nth}`.padEnd(48, '0');
      const opening = {
        key,
        amount: 3690,
        currency: 'EUR',
        method: 'card' as const,
        payer: { name: 'Léa', email: null },
        returnUrl: 'http://localhost/',
      };
      const charge = { key, reference: (await provider.open(opening))?.reference ?? null };
      await provider.attach(charge, card);
      const outcome = await provider.confirm(charge, opening.returnUrl, { isOffSession: true });
      outcomes.push('code' in outcome ? outcome.code : outcome.status);
    }
    expect(outcomes).toEqual(['authorized', 'authentication_required']);
  });

  test('PAY-06 a card is kept without paying, after its bank agreed', async () => {
    const customer = await signedIn(shop);
    const opened = await call('POST', '/payment-setups', {}, customer.headers);
    expect(opened).toMatchObject({
      status: 201,
      body: { '@type': 'PaymentSetup', action: 'setup', state: 'processing', paymentCard: null },
    });
    const { hash } = opened.body;
    const setup = (payload: object, { headers }: Signed = customer) =>
      call('PUT', `/payment-setups/${hash}`, { payload }, headers);
    expect((await setup({ confirm: true })).status).toBe(422);
    const token = await drive.enterCard(opened.body, THREE_D_SECURE);
    if (token) await setup({ token });
    const requested = await setup({ confirm: true });
    await drive.answerBank(requested.body.responseData.redirectUrl, 'approve');
    const retained = await setup({});
    expect(retained.body).toMatchObject({ state: 'completed', paymentCard: { last4: '3220' } });
    expect(await cards(customer)).toHaveLength(1);
    expect((await drive.charges()).filter(({ amount }) => amount > 0)).toEqual([]);
    const stranger = await signedIn(shop, 'noah@example.org');
    expect((await setup({}, stranger)).status).toBe(404);
  });

  test('S-02 R-34 a card the provider does not know any more is refused, and found by the match', async () => {
    const customer = await signedIn(shop);
    await pay(customer, ACCEPTED, true);
    await run();
    const [card] = await cards(customer);
    const tokens = await database.pool.query('select token from payment_card_tokens');
    for (const { token } of tokens.rows) await cardProvider(appContext).forget(token);
    const cart = await cartOf(customer);
    const request = await open(cart, customer);
    expect((await put(request.hash, { paymentCard: card['@id'] }, customer)).status).toBe(404);
    expect((await matchPayments(appContext)).findings).toMatchObject([
      { kind: 'card_missing', details: { brand: 'visa', last4: '4242' } },
    ]);
    const token = await drive.enterCard(request, ACCEPTED);
    await put(request.hash, { token: token ?? undefined, keepCard: true }, customer);
    const paid = await put(request.hash, { confirm: true, expectedTotal: cart.total }, customer);
    expect(paid.body.state).toBe('completed');
    expect(await matchPayments(appContext)).toMatchObject({ findings: [], healed: 1 });
    expect(await cards(customer)).toHaveLength(1);
  });

  test('S-01 a card is forgotten at the provider with all its tokens, once it is removed', async () => {
    const customer = await signedIn(shop);
    await pay(customer, ACCEPTED, true);
    await pay(customer, ACCEPTED, true);
    await run();
    const [card] = await cards(customer);
    const { rows } = await database.pool.query(
      'select t.token, p.reference as customer from payment_card_tokens t, payment_customers p',
    );
    const existing = async () =>
      Promise.all(rows.map((one) => cardProvider(appContext).hasCard(one)));
    expect(await existing()).toEqual([true, true]);
    await shop.request(
      'DELETE',
      `/api/v2/shop/payment-cards/${card.id}?channelCode=FR_WEB&locale=fr_FR`,
      undefined,
      customer.headers,
    );
    await run();
    expect(await existing()).toEqual([false, false]);
  });

  test('PAY-06 a card its bank refuses is not kept', async () => {
    const customer = await signedIn(shop);
    const { body } = await call('POST', '/payment-setups', {}, customer.headers);
    const token = await drive.enterCard(body, DECLINED);
    const payload = { token: token ?? undefined, confirm: true };
    const reported = await call(
      'PUT',
      `/payment-setups/${body.hash}`,
      { payload },
      customer.headers,
    );
    expect(reported.body).toMatchObject({
      state: 'failed',
      responseData: { error: { message: 'Votre banque a refusé le paiement.' } },
    });
    expect(await cards(customer)).toEqual([]);
  });
});
