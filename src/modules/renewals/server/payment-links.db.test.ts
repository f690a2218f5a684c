import { expect, test } from 'vitest';
import { ACCEPTED, POOR, THREE_D_SECURE } from '../../../../tests/support/payment-calls.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { sandboxDrive } from '../../../../tests/support/sandbox-drive.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';

const shop = testShop();
const drive = sandboxDrive(shop);
const all = renewals(shop);
const { subscribe, query, goTo, goToDue, live, start, run, subscription, cycles, call } = all;

/** Tokens of the links in the mails about failed payments, oldest first. */
const tokens = async (): Promise<string[]> =>
  (await all.mails('subscription-payment-failed')).map(
    ({ text }) => /\/payer-ma-livraison\/([\w-]{43})\//.exec(text)?.[1] ?? '',
  );
/** A due delivery whose saved card gave this result. */
async function failedWith(testCard: string) {
  const { code } = await subscribe();
  await goToDue(code);
  const due = Temporal.PlainDate.from((await cycles(code)).at(-1)?.shippingDate);
  await all.cardsBecome(testCard);
  await live();
  const reach = async (days: number) => {
    goTo(due.add({ days }).toString());
    await start('release-unpaid-orders');
    await live();
  };
  return { code, token: (await tokens()).at(-1) ?? '', reach };
}
const read = async (token: string) => (await call('GET', `/payment-links/${token}`)).body;
const use = (token: string, body: object) => call('POST', `/payment-links/${token}/uses`, body);
const total = 1534;
const pay = (token: string, action = 'kept_card') => use(token, { action, expectedTotal: total });
/** Opens the fields for another card and enters this number. */
async function type(token: string, number: string) {
  const { body } = await use(token, { action: 'other_card' });
  await drive.enterCard({ responseData: { ...body.entry } } as never, number);
}
const captured = async () =>
  (await all.charges()).filter(({ state }) => state === 'captured').length;
const money = async (code: string) => (await cycles(code))[1];
const everything = async () => ({
  attempts: await query('select hash, state from payment_attempts order by id'),
  orders: await query('select version, payment_state from orders order by id'),
  subscriptions: await query('select version, status from subscriptions'),
  links: await query('select token_hash from payment_links'),
});

test('N-02 opening a link that pays ten times changes nothing; its answer names nobody', async () => {
  const { code, token } = await failedWith('insufficient_funds');
  const before = await everything();
  for (let time = 0; time < 10; time += 1) {
    const body = await read(token);
    expect(body).toMatchObject({ state: 'open', cause: 'soft', subscription: code, entry: null });
    expect(body.order.items).toMatchObject([{ quantity: 4, productName: 'Terrine chat poulet' }]);
    expect(body.order.accounting.totalIncludingTax).toBe(total);
    expect(body.card).toEqual({ brand: 'visa', last4: '4242' });
    expect(JSON.stringify(body)).not.toMatch(/lea|martin|lyon|rue|@example|tokenValue/i);
  }
  expect(await everything()).toEqual(before);
  for (const unknown of ['inconnu', 'x'.repeat(43)]) {
    expect((await call('GET', `/payment-links/${unknown}`)).status).toBe(404);
    expect((await pay(unknown)).status).toBe(404);
  }
});

test('N-02 another card pays that delivery alone: it is not kept, and nothing is agreed to for later', async () => {
  const { code, token } = await failedWith('expired_card');
  expect(await read(token)).toMatchObject({ state: 'open', cause: 'hard', card: null });
  expect((await pay(token)).status).toBe(422);
  const saved = await query('select id from payment_cards');
  const mandates = await query('select count(*) from payment_mandates');
  await type(token, POOR);
  const refused = await pay(token, 'confirm');
  expect(refused.body).toMatchObject({ state: 'open', error: { code: 'insufficient_funds' } });
  await type(token, ACCEPTED);
  const wrong = await use(token, { action: 'confirm', expectedTotal: total - 1 });
  expect(wrong.status).toBe(409);
  expect((await pay(token, 'confirm')).body).toMatchObject({ state: 'paid', order: null });
  await run();
  expect(await money(code)).toMatchObject({ state: 'placed', money: 'paid' });
  expect(await subscription(code)).toMatchObject({ status: 'active', deliveries_done: 2 });
  expect(await query('select id from payment_cards')).toEqual(saved);
  expect(await query('select count(*) from payment_mandates')).toEqual(mandates);
  expect(await captured()).toBe(2);
});

test('N-02 PAY-03 a bank that asks is answered by who holds the link, and the delivery is paid', async () => {
  const { code, token } = await failedWith('challenge');
  expect(await read(token)).toMatchObject({ state: 'open', cause: 'authentication' });
  const { body } = await pay(token);
  expect(body.state).toBe('bank');
  await drive.answerBank(body.bankUrl, 'refuse');
  expect((await use(token, { action: 'refresh' })).body.state).toBe('open');
  await type(token, THREE_D_SECURE);
  const again = await pay(token, 'confirm');
  expect(again.body.state).toBe('bank');
  await drive.answerBank(again.body.bankUrl, 'approve');
  expect((await use(token, { action: 'refresh' })).body.state).toBe('paid');
  await run();
  expect(await money(code)).toMatchObject({ state: 'placed', money: 'paid' });
});

test('N-02 REL-10 pressed in many windows, from both mails, beside our own try: paid once', async () => {
  const { code, reach } = await failedWith('insufficient_funds');
  await reach(1);
  const [first = '', second = ''] = await tokens();
  expect(first).not.toBe(second);
  await all.cardsBecome('accepted_visa');
  await query("update renewals set state = 'queued' where state = 'failed'");
  await start('renew-subscriptions');
  const pressed = [first, second, first, first, second].map((token) => pay(token));
  const answers = await Promise.all(pressed);
  await Promise.all([run(), run()]);
  expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
  // The payer who came second reloads and presses again.
  await pay(first);
  await run();
  expect(await money(code)).toMatchObject({ state: 'placed', money: 'paid' });
  expect(await captured()).toBe(2);
  const before = await everything();
  for (const token of [first, second]) {
    expect(await read(token)).toMatchObject({ state: 'paid', order: null, card: null });
    expect((await pay(token)).body).toMatchObject({ state: 'paid' });
  }
  expect(await everything()).toEqual(before);
});

test('N-02 a link says that its delivery was given up, and knows nothing of an erased one', async () => {
  const { code, token, reach } = await failedWith('insufficient_funds');
  await reach(9);
  expect(await read(token)).toMatchObject({ state: 'ended', order: null, payUntil: null });
  expect((await pay(token)).status).toBe(422);
  expect(await money(code)).toMatchObject({ state: 'failed', money: 'cancelled' });
  await query('delete from subscriptions where code = $1', code);
  expect((await call('GET', `/payment-links/${token}`)).status).toBe(404);
  expect((await pay(token)).status).toBe(404);
  expect(await query('select 1 from payment_links')).toEqual([]);
});

test('N-02 REL-31 a link of a subscription that ended pays nothing', async () => {
  const { code, token } = await failedWith('insufficient_funds');
  const { headers } = await signedIn(shop);
  await query('update subscriptions set deliveries_done = 2 where code = $1', code);
  const body = { reason: 'other', message: 'Merci' };
  expect((await call('POST', `/subscriptions/${code}/abort`, body, headers)).status).toBe(200);
  await run();
  expect(await read(token)).toMatchObject({ state: 'stopped', order: null });
  expect((await pay(token)).status).toBe(422);
});
