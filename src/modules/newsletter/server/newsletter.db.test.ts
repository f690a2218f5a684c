import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishPromotion } from '#modules/promotions/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { bearer, lea, people, refusedFields } from '../../../../tests/support/people.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, lyon, promotion, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { run, start } = jobRunner(shop);
const { arrive, mailedToken, patch, put, read, move } = people(shop);
beforeEach(() =>
  transact(shop.appContext, (work) =>
    publishPromotion(work, {
      promotion: promotion({ code: 'bienvenue', reward: { kind: 'amount', amount: 500 } }),
      channels: [],
      coupons: [{ code: 'BIENVENUE5', totalUses: null }],
    }),
  ),
);

const base = '/api/v2/shop/newsletter-subscriptions';
let visitor = 0;
const ask = (body: object, headers: HeadersInit = {}) => {
  visitor += 1;
  const from = { 'x-forwarded-for': `198.51.100.${visitor}` };
  const sent = { source: 'footer', ...body };
  return shop.request('POST', base, sent, { ...from, ...Object.fromEntries(new Headers(headers)) });
};
const rows = () => shop.database.db.selectFrom('newsletter_subscriptions').selectAll().execute();
const state = async () => (await rows()).map((row) => row.state);
const mails = (kind: string) =>
  shop.database.db.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('id').execute();
const confirm = async (email: string) =>
  patch(`/newsletter-subscriptions/${await mailedToken('newsletter-confirm', email)}`, {});
const coupons = async () => {
  const found = shop.database.db.selectFrom('coupons').select('code');
  return (await found.where('code', 'like', 'BIENVENUE-%').execute()).map(({ code }) => code);
};

/** A new address for each test, because mails per mailbox are limited. */
let email = '';
beforeEach(() => {
  visitor += 1;
  email = `ana${visitor}@example.org`;
});
afterEach(() => move({ days: 0 }));

test('API-35 CNT-13 a valid e-mail is stored once, with the proof of its consent', async () => {
  const answers = await Promise.all(
    [email.toUpperCase(), email, ` ${email} `].map((e) => ask({ email: e })),
  );
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(await answers[0]?.text()).toBe('');
  expect(await rows()).toMatchObject([
    {
      email,
      state: 'pending',
      source: 'footer',
      channel_code: 'FR_WEB',
      consent_version: '2026-11-21',
    },
  ]);
  expect((await rows())[0]?.asked_from).toMatch(/^198\.51\.100\./);
  // One mail per mailbox, however many concurrent requests.
  expect(await mails('newsletter-confirm')).toHaveLength(1);
});

test('CNT-11 FRM-20 a wrong e-mail is refused and nothing is sent', async () => {
  for (const wrong of ['a@', '', `${'a'.repeat(250)}@example.org`, 'a@b.fr\nBcc: x@y.fr']) {
    const [status, fields] = await refusedFields(await ask({ email: wrong }));
    expect([status, fields[0]?.split(':')[0]]).toEqual([422, 'email']);
  }
  expect((await ask({ email, source: 'elsewhere' })).status).toBe(422);
  expect((await shop.request('POST', base, { source: 'footer' })).status).toBe(400);
  expect([await rows(), await mails('newsletter-confirm')]).toEqual([[], []]);
});

test('AUT-07 bots are kept out, and everybody while nobody can tell', async () => {
  const { config } = shop.appContext;
  const before = { ...config };
  Object.assign(config, { RECAPTCHA_SECRET: 'secret', RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:1' });
  for (const more of [{}, { recaptchaToken: 'a token' }])
    expect(await refusedFields(await ask({ email, ...more }))).toEqual([
      422,
      ['recaptchaToken: captcha'],
    ]);
  Object.assign(config, { RECAPTCHA_SECRET: undefined, ...before });
  expect(await rows()).toEqual([]);
});

test('PRV-06 only the press in the mail makes a subscriber; a second press is no mistake', async () => {
  await ask({ email });
  expect((await confirm(email)).status).toBe(202);
  expect(await state()).toEqual(['confirmed']);
  expect((await confirm(email)).status).toBe(202);
  expect(await mails('newsletter-welcome')).toHaveLength(1);
  expect(await refusedFields(await patch('/newsletter-subscriptions/x', {}))).toEqual([
    422,
    ['token: newsletter.link'],
  ]);
});

test('PRV-06 the link of a confirmation mail is too old after a week', async () => {
  await ask({ email });
  move({ hours: 7 * 24, seconds: 1 });
  expect((await confirm(email)).status).toBe(422);
  await ask({ email });
  expect((await confirm(email)).status).toBe(202);
});

test('PRV-06 a mail reader ends the newsletter with one form, without a session', async () => {
  await ask({ email });
  await confirm(email);
  const [newsletter] = await mails('newsletter-welcome');
  const url = newsletter?.unsubscribe_url ?? '';
  const press = () =>
    shop.send(
      new Request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    );
  expect([(await press()).status, (await press()).status]).toEqual([204, 204]);
  expect(await state()).toEqual(['left']);
  // An earlier confirmation mail does not resubscribe.
  expect((await confirm(email)).status).toBe(422);
  const gone = await shop.request('DELETE', `${base}/unknown`);
  expect(gone.status).toBe(404);
});

test('PRM-03 CMP-03 the popup gives its code in the mail only, once for an address', async () => {
  const answer = await ask({ email, source: 'exit_popup' });
  expect(await answer.text()).toBe('');
  expect(await coupons()).toEqual([]);
  await Promise.all([confirm(email), confirm(email)]);
  const [code] = await coupons();
  const [newsletter] = await mails('newsletter-welcome');
  expect(newsletter?.text).toContain(code);
  const token = (await rows())[0]?.leave_token;
  await shop.request('DELETE', `${base}/${token}`);
  await Promise.all([ask({ email, source: 'exit_popup' }), ask({ email, source: 'exit_popup' })]);
  await confirm(email);
  expect(await coupons()).toEqual([code]);
});

test('PRM-03 the code is worth 5 € on a first order, and nothing on a second', async () => {
  await stockShop(shop.appContext);
  await ask({ email, source: 'exit_popup' });
  await confirm(email);
  const [couponCode] = await coupons();
  const { call, filled, address, ship, pay, complete } = orderCalls(shop);
  const apply = async () => {
    const cart = await filled([KIBBLE, 1]);
    await address(cart.tokenValue, lyon, email);
    return { cart, ...(await call('PATCH', `/${cart.tokenValue}/apply-coupon`, { couponCode })) };
  };
  const first = await apply();
  expect([first.status, first.body.orderPromotionTotal]).toEqual([200, -500]);
  await ship(first.cart);
  await pay(first.cart);
  expect((await complete(first.cart.tokenValue)).status).toBe(200);
  expect((await apply()).status).toBe(422);
});

test('PRM-03 who confirmed by the footer gets the code of the popup without confirming again', async () => {
  await ask({ email });
  await confirm(email);
  expect(await coupons()).toEqual([]);
  await ask({ email, source: 'exit_popup' });
  expect((await mails('newsletter-welcome')).at(-1)?.text).toContain((await coupons())[0]);
  await ask({ email, source: 'exit_popup' });
  expect(await coupons()).toHaveLength(1);
});

test('ACC-05 the account and the newsletter say the same, whichever is changed', async () => {
  const { token, customer } = await arrive({ ...lea, subscribedToNewsletter: true } as typeof lea);
  const path = customer.slice('/api/v2/shop'.length);
  const account = async () => (await (await read(path, token)).json()).subscribedToNewsletter;
  await run();
  expect(await state()).toEqual(['pending']);
  // The account's own mail verifies the address: no second mail is sent.
  expect(await mails('newsletter-confirm')).toEqual([]);
  await shop.request('POST', '/api/v2/shop/account-verification-requests', {}, bearer(token));
  await patch(`/account-verification-requests/${await mailedToken('verification')}`, {});
  await run();
  expect(await state()).toEqual(['confirmed']);
  await put(path, { subscribedToNewsletter: false }, token);
  await run();
  expect(await state()).toEqual(['left']);
  // Signed in with a verified address: subscribed at once, and the account shows it.
  await ask({ email: lea.email, source: 'account' }, bearer(token));
  expect([await state(), await account()]).toEqual([['confirmed'], true]);
  await shop.request('DELETE', `${base}/${(await rows())[0]?.leave_token}`);
  expect(await account()).toBe(false);
});

test('PRV-06 a customer who moves to another address takes the newsletter along once it is proven', async () => {
  const { token, customer } = await arrive({ ...lea, subscribedToNewsletter: true } as typeof lea);
  await put(customer.slice('/api/v2/shop'.length), { email: 'lea@neuf.fr' }, token);
  await run();
  const found = (await rows()).map((row) => [row.email, row.state]);
  expect(Object.fromEntries(found)).toMatchObject({ 'lea@neuf.fr': 'pending' });
  expect(found.filter(([, is]) => is === 'confirmed')).toEqual([]);
});

test('PRV-08 who never confirmed is forgotten after a month, who left after three years', async () => {
  await ask({ email });
  await ask({ email: 'ben@example.org' });
  await confirm('ben@example.org');
  await shop.request(
    'DELETE',
    `${base}/${(await rows()).find((row) => row.state === 'confirmed')?.leave_token}`,
  );
  move({ days: 31 });
  await start('forget-newsletter');
  expect((await rows()).map((row) => row.email)).toEqual(['ben@example.org']);
  move({ years: 3, days: 2 });
  await start('forget-newsletter');
  expect(await rows()).toEqual([]);
});

test('CNT-13 a mailbox is not bombed through what stands behind a plus', async () => {
  const tagged = (tag: number) => email.replace('@', `+${tag}@`);
  const statuses: number[] = [];
  for (let tag = 0; tag < 7; tag += 1) statuses.push((await ask({ email: tagged(tag) })).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
});

test('PRM-03 a mailbox gets one code, whatever stands behind a plus', async () => {
  for (const address of [email, email.replace('@', '+encore@')]) {
    await ask({ email: address, source: 'exit_popup' });
    await confirm(address);
  }
  expect(await coupons()).toHaveLength(1);
});
