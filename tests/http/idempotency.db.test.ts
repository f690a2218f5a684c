import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServices } from '../../src/registry/api.ts';
import { milo } from '../support/an-animal.ts';
import { bearer, lea, noah, people } from '../support/people.ts';
import { jobRunner } from '../support/run-jobs.ts';
import { testShop } from '../support/shop.ts';
import { lyon, stockShop } from '../support/stocked-shop.ts';
import { populate } from './fixtures.ts';

const shop = testShop();
const { arrive, move } = people(shop);
const { start } = jobRunner(shop);
const query = '?channelCode=FR_WEB&locale=fr_FR';

afterEach(() => move({ seconds: 0 }));
beforeEach(() => stockShop(shop.appContext));

async function post(path: string, body: unknown, key: string, token?: string) {
  const who = token ? bearer(token) : {};
  const answer = await shop.request('POST', `/api/v2/shop${path}${query}`, body, {
    ...who,
    'idempotency-key': key,
    // One address may not write as often as is tried here.
    'x-forwarded-for': key,
  });
  const text = await answer.text();
  return {
    status: answer.status,
    text,
    etag: answer.headers.get('etag'),
    replayed: answer.headers.get('idempotency-replayed') === 'true',
  };
}
const rows = async (table: string) =>
  Number((await shop.database.pool.query(`select count(*) from ${table}`)).rows[0].count);

/** POSTs that create nothing a client could end up with twice. */
const CREATES_NOTHING = [
  // Stopped, paused or resumed already, it says so.
  'abortSubscription',
  // Once for each subscription, and then it says so.
  'acceptLeavingDiscount',
  // A passkey is one however often it is added, and its challenge is answered once.
  'addPasskey',
  'advisePassword',
  // The same answer again is the same answer; who left or paused is not asked again.
  'answerAnnouncedChange',
  // While a return is open, asked again it is that one.
  'askForReturn',
  // What a browser begins with is stored nowhere.
  'beginPasskey',
  'beginPasskeySignIn',
  // What was answered is answered, and says so.
  'dismissLifeEvent',
  // An alert that ended before is no mistake.
  'endStockAlertByMailReader',
  // A newer link replaces the older one, and one joins once.
  'inviteToHousehold',
  'joinHousehold',
  'leaveNewsletterByMailReader',
  // An identity is linked once, however often it is asked.
  'linkSocialIdentity',
  'lookUpCustomer',
  // Its token is stored nowhere and cannot be answered again; a second link is listed, and can be ended.
  'makeVetLink',
  'pauseSubscription',
  // What is shown is taken back.
  'previewSubscriptionChange',
  'receivePaymentEvent',
  // It brings its own number.
  'recordConsent',
  // A voucher is turned into credit once, whoever types its code again.
  'redeemVoucher',
  'refreshSignIn',
  // Who refused before has refused.
  'refuseReviewInvitationsByMailReader',
  // A newer link that deletes the account replaces the older one.
  'requestDeletion',
  // A second mail with a link is no harm, and the first link stays good.
  'requestPasswordReset',
  // A newer link replaces the older one.
  'requestSignInLink',
  'requestVerification',
  'resumeSubscription',
  'signIn',
  'signInByLink',
  'signInWithPasskey',
  // What was proposed is taken once, and says so.
  'takeLifeEvent',
  // What is undone is undone once, and says so.
  'undoSubscriptionChange',
  // A link of a reminder works once.
  'useDeliveryLink',
  // What one pays is paid once, and says so.
  'usePaymentLink',
];

test('every POST that creates takes an Idempotency-Key, and says so', () => {
  const { paths } = createServices(shop.appContext).describe().shop;
  const silent = Object.values(paths)
    .flatMap(({ post: operation }) => (operation ? [operation] : []))
    .filter(({ parameters = [] }) => !parameters.some(({ name }) => name === 'idempotency-key'))
    .map(({ operationId }) => operationId);
  expect(silent.toSorted()).toEqual(CREATES_NOTHING);
});

test('a creation sent again, and five times at once, happens once and answers alike', async () => {
  const { lea: owner } = await populate(shop);
  const paymentId = owner.cart.payments[0]?.id;
  const creations: [path: string, table: string, body: unknown, token?: string][] = [
    ['/orders', 'orders', {}],
    ['/orders', 'order_items', {}, owner.token],
    ['/addresses', 'customer_addresses', lyon, owner.token],
    ['/animals', 'animals', milo, owner.token],
    ['/customers', 'customers', { ...lea, email: 'once@example.org' }],
    ['/product-reviews', 'reviews', review('PR000200'), owner.token],
    ['/contact', 'contact_requests', { email: 'a@example.org', message: 'Bonjour à tous.' }],
    [
      `/conversations/${owner.conversation}/messages`,
      'contact_replies',
      { message: 'Une suite.' },
      owner.token,
    ],
    [
      `/orders/${owner.cart.tokenValue}/payment-requests`,
      'payment_attempts',
      card(paymentId),
      owner.token,
    ],
    [`/orders/${owner.placed.tokenValue}/reorder`, 'orders', undefined, owner.token],
  ];
  for (const [path, table, body, token] of creations) {
    const key = randomUUID();
    const together = await Promise.all(
      Array.from({ length: 5 }, () => post(path, body, key, token)),
    );
    const [first] = together;
    expect([path, first?.status]).toEqual([path, expect.toBeOneOf([201, 202, 204])]);
    const after = await rows(table);
    const later = await post(path, body, key, token);
    expect(later).toEqual({ ...first, replayed: true });
    expect(await rows(table)).toBe(after);
    for (const one of together) expect({ ...one, replayed: true }).toEqual(later);
    expect(together.filter(({ replayed }) => !replayed)).toHaveLength(1);
  }
});

const review = (sku: string) => ({
  title: 'Très bien',
  rating: 5,
  comment: 'Mon chat en redemande.',
  product: `/api/v2/shop/products/${sku}`,
});
const card = (paymentId: number | undefined) => ({
  paymentId,
  paymentMethodCode: 'card',
  action: 'authorize',
  payload: { target_path: '/commande/retour/' },
});

test('a key sent with another body is refused, another key or another caller is not', async () => {
  const key = randomUUID();
  const mine = (await arrive()).token;
  const theirs = (await arrive(noah)).token;
  expect((await post('/addresses', lyon, key, mine)).status).toBe(201);
  const other = await post('/addresses', { ...lyon, city: 'Nice' }, key, mine);
  expect([other.status, JSON.parse(other.text).violations[0].code]).toEqual([
    422,
    'idempotency.mismatch',
  ]);
  expect(await rows('customer_addresses')).toBe(1);
  expect((await post('/addresses', lyon, key, theirs)).replayed).toBe(false);
  expect((await post('/addresses', lyon, randomUUID(), mine)).replayed).toBe(false);
  expect(await rows('customer_addresses')).toBe(3);
});

test('a key anybody could guess is refused', async () => {
  const answer = await post('/orders', {}, '1');
  expect([answer.status, JSON.parse(answer.text).violations[0]]).toEqual([
    422,
    expect.objectContaining({ propertyPath: 'idempotency-key', code: 'invalid' }),
  ]);
});

test('what was refused is judged again, and a crash before the end leaves nothing behind', async () => {
  const key = randomUUID();
  const { token } = await arrive();
  expect((await post('/addresses', { ...lyon, postcode: 'x' }, key, token)).status).toBe(422);
  await shop.database.pool.query(
    `create function crash() returns trigger language plpgsql as $$ begin raise 'crash'; end $$;
     create trigger crash before insert on idempotency_keys execute function crash()`,
  );
  expect((await post('/addresses', lyon, key, token)).status).toBe(500);
  expect(await rows('customer_addresses')).toBe(0);
  await shop.database.pool.query('drop function crash cascade');
  // The process that comes after the crash knows what was kept from the database only.
  expect((await post('/addresses', lyon, key, token)).status).toBe(201);
  expect(await rows('customer_addresses')).toBe(1);
});

test('answers are kept for 24 hours, then a job forgets them', async () => {
  const key = randomUUID();
  const first = await post('/orders', {}, key);
  move({ hours: 23 });
  expect((await post('/orders', {}, key)).text).toBe(first.text);
  move({ hours: 25 });
  expect((await post('/orders', {}, key)).text).not.toBe(first.text);
  await start('forget-idempotency-keys');
  expect(await rows('idempotency_keys')).toBe(1);
  move({ hours: 50 });
  await start('forget-idempotency-keys');
  expect(await rows('idempotency_keys')).toBe(0);
});

test('a form sent again has another boundary and is the same form', async () => {
  const key = randomUUID();
  const send = async (message: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ email: 'a@example.org', message }))
      form.append(name, value);
    form.append('file', new File(['%PDF-1.7 colis'], 'photo.pdf'));
    const headers = { 'idempotency-key': key, 'x-forwarded-for': key };
    const init = { method: 'POST', body: form, headers };
    return shop.send(new Request(`http://localhost/api/v2/shop/contact${query}`, init));
  };
  expect((await send('Mon colis est ouvert.')).status).toBe(202);
  const again = await send('Mon colis est ouvert.');
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([202, 'true']);
  expect((await send('Mon colis est perdu.')).status).toBe(422);
  expect(await rows('contact_requests')).toBe(1);
});
