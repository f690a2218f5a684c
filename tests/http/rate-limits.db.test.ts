import { beforeEach, expect, test } from 'vitest';
import { createServices } from '../../src/registry/api.ts';
import { bearer, lea, people } from '../support/people.ts';
import { testShop } from '../support/shop.ts';
import { stockShop } from '../support/stocked-shop.ts';

const shop = testShop();
const { arrive } = people(shop);
const query = '?channelCode=FR_WEB&locale=fr_FR';
/** More than any limit lets through. */
const MANY = 400;

beforeEach(() => stockShop(shop.appContext));

/** A call that each limited operation may be sent again and again. */
const repeatable: Readonly<Record<string, (token: string, cart: string) => [string, object]>> = {
  lookUpCustomer: () => ['/customer/lookup', { email: lea.email }],
  signIn: () => ['/authentication-token', { email: 'nobody@example.org', password: 'x' }],
  registerCustomer: () => ['/customers', { ...lea, password: 'court' }],
  requestPasswordReset: () => ['/reset-password-requests', { email: 'nobody@example.org' }],
  resetPassword: () => [
    '/reset-password-requests/x',
    { newPassword: 'x'.repeat(12), confirmNewPassword: 'x'.repeat(12) },
  ],
  requestVerification: () => ['/account-verification-requests', {}],
  verifyAccount: () => ['/account-verification-requests/x', {}],
  advisePassword: () => ['/password-advice', { password: 'soleil' }],
  recordConsent: () => ['/consents', { id: crypto.randomUUID(), granted: [] }],
  changePassword: () => [
    '/customers/me/password',
    {
      newPassword: 'x'.repeat(12),
      confirmNewPassword: 'x'.repeat(12),
      currentPassword: 'faux',
    },
  ],
  applyCoupon: (_token, cart) => [`/orders/${cart}/apply-coupon`, { couponCode: 'ESSAI' }],
  updateOrder: (_token, cart) => [`/orders/${cart}`, { couponCode: 'ESSAI' }],
  submitReview: () => [
    '/product-reviews',
    { title: 'Bien', rating: 5, comment: 'Bien.', product: 'PR000100', email: 'a@example.org' },
  ],
  answerWithdrawal: () => ['/withdrawals/x', { answer: 'confirmed' }],
  declareWithdrawal: () => [
    '/withdrawals',
    { name: 'Léa Martin', orderNumber: '000000001', email: 'a@example.org' },
  ],
  askForNewsletter: () => [
    '/newsletter-subscriptions',
    { email: 'a@example.org', source: 'footer' },
  ],
  inviteFriends: () => ['/sponsorships', { emails: ['a@example.org'] }],
  getSponsorCode: () => ['/sponsor-codes/AMI-X', {}],
  addToConversation: () => ['/conversations/1/messages', { message: 'Bonjour à tous.' }],
  sendMessage: () => ['/contact', { email: 'a@example.org', message: 'Bonjour à tous.' }],
};

const { shop: document } = createServices(shop.appContext).describe();
const limited = Object.values(document.paths).flatMap((methods) =>
  Object.entries(methods).flatMap(([method, { operationId = '', responses }]) =>
    responses?.[429] && operationId in repeatable
      ? [[operationId, method.toUpperCase()] as const]
      : [],
  ),
);

test('every call of this list is documented to answer 429', () => {
  expect(limited.map(([name]) => name).toSorted()).toEqual(Object.keys(repeatable).toSorted());
});

test.each(limited)('%s asked too often says when to come back', async (operation, method) => {
  const { token, customer } = await arrive();
  const opened = await shop.request('POST', `/api/v2/shop/orders${query}`, {});
  const { tokenValue } = await opened.json();
  const call = repeatable[operation];
  const [path, body] = call?.(token, tokenValue) ?? ['', {}];
  const address = path.replace('/customers/me', customer.slice('/api/v2/shop'.length));
  const isTheirs = /verification-requests$|customers\/\d|sponsorships$|conversations/.test(address);
  const signed = isTheirs ? bearer(token) : {};
  const ask = () =>
    shop.request(method, `/api/v2/shop${address}${query}`, method === 'GET' ? undefined : body, {
      ...signed,
      'x-forwarded-for': `203.0.113.${limited.findIndex(([name]) => name === operation)}`,
    });
  let answer = await ask();
  for (let requested = 1; requested < MANY && answer.status !== 429; requested += 1)
    answer = await ask();
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers.get('retry-after'));
  expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 3600).toBe(true);
  expect(await answer.json()).toMatchObject({
    '@type': 'hydra:Error',
    'hydra:description': expect.stringMatching(/\p{L}/u),
  });
});
