import { decodeJwt } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import {
  type Choice,
  socialBrowser,
  somebody,
} from '../../../../tests/support/identity-provider.ts';
import { bearer, lea, people, refusedFields } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';

const shop = testShop();
const { post, register, signIn, patch, mailedToken, move } = people(shop);
const { db } = shop.database;

beforeEach(() => move({ seconds: 0 }));

const redeem = (link: object) => post('/authentication-token', link);
const arrive = (choice: Choice) => socialBrowser(shop).arrive(choice);
const lookUp = async (email: string) => (await post('/customer/lookup', { email })).json();

test('AUT-02 AUT-08 a first visit through a provider creates a verified customer, the next one finds it', async () => {
  const first = await arrive({ person: 'camille.moreau' });
  const answer = await (await redeem(first.link)).json();
  expect(answer.user).toMatchObject({ username: 'camille.moreau@exemple.fr', verified: true });
  expect(decodeJwt(answer.token).username).toBe('camille.moreau@exemple.fr');
  const again = await (await redeem((await arrive({ person: 'camille.moreau' })).link)).json();
  expect(again.customer).toBe(answer.customer);
  expect(await lookUp('camille.moreau@exemple.fr')).toMatchObject({
    exists: true,
    hasPassword: false,
    socialProviders: ['demo'],
  });
});

test('a verified e-mail is linked to its account, and the owner is told', async () => {
  await register();
  expect(
    (await patch(`/account-verification-requests/${await mailedToken('verification')}`, {})).status,
  ).toBe(202);
  const mine = await signIn();
  const answer = await (await redeem((await arrive(somebody(lea.email))).link)).json();
  expect(answer.customer).toBe(mine.customer);
  const mails = await db
    .selectFrom('mails')
    .select('recipient')
    .where('kind', '=', 'socialLinked')
    .execute();
  expect(mails).toEqual([{ recipient: lea.email }]);
  await signIn();
});

test('whoever registered with an e-mail they never proved loses the account to its owner', async () => {
  await register();
  const squatter = await signIn();
  const answer = await (await redeem((await arrive(somebody(lea.email))).link)).json();
  expect(answer.customer).toBe(squatter.customer);
  const read = await shop.request('GET', squatter.customer, undefined, bearer(squatter.token));
  expect(read.status).toBe(401);
  expect((await post('/authentication-token', lea)).status).toBe(401);
});

test('AUT-25 an e-mail the provider has not verified asks to sign in first, then is linked', async () => {
  await register();
  const { link } = await arrive(somebody(lea.email, false));
  const refused = await redeem(link);
  expect(await refusedFields(refused)).toEqual([422, ['socialToken: social.sign_in_first']]);
  const { token, customer } = await signIn();
  const linked = await shop.request('POST', `${customer}/social-identities`, link, bearer(token));
  expect(linked.status).toBe(204);
  const next = await (await redeem((await arrive(somebody(lea.email, false))).link)).json();
  expect(next.customer).toBe(customer);
});

test('an unproven account linked to a provider loses it when the mailbox is proved', async () => {
  await register();
  const { token, customer } = await signIn();
  const { link } = await arrive({ person: 'sacha.petit' });
  await shop.request('POST', `${customer}/social-identities`, link, bearer(token));
  await post('/reset-password-requests', { email: lea.email });
  const passwords = { newPassword: 'dix chats dorment', confirmNewPassword: 'dix chats dorment' };
  await patch(`/reset-password-requests/${await mailedToken('reset')}`, passwords);
  const answer = await (await redeem((await arrive({ person: 'sacha.petit' })).link)).json();
  expect(answer.customer).not.toBe(customer);
});

test('nobody is signed in without an e-mail', async () => {
  const { link } = await arrive({ person: 'andrea.sans-adresse' });
  expect(await refusedFields(await redeem(link))).toEqual([
    422,
    ['socialToken: social.sign_in_first'],
  ]);
});

test('a federated token opens once, for five minutes, for the browser that began', async () => {
  const { link } = await arrive({ person: 'camille.moreau' });
  const { socialVerifier: _, ...without } = link;
  const invalid = [422, ['socialToken: social.token_invalid']];
  expect(await refusedFields(await redeem(without))).toEqual(invalid);
  expect(await refusedFields(await redeem({ ...link, socialVerifier: 'x' }))).toEqual(invalid);
  expect((await redeem(link)).status).toBe(200);
  expect(await refusedFields(await redeem(link))).toEqual(invalid);
  const late = await arrive({ person: 'camille.moreau' });
  move({ minutes: 6 });
  expect(await refusedFields(await redeem(late.link))).toEqual(invalid);
});

test('a state comes back once, within ten minutes, from the provider it was made for', async () => {
  const browser = socialBrowser(shop);
  const callback = await browser.choose(await browser.leave(), { person: 'camille.moreau' });
  expect((await browser.comeBack(callback)).get('token')).toMatch(/^[\w-]{43}$/);
  expect((await browser.comeBack(callback)).get('social_error')).toBe('state');
  const forged = callback.replace(/state=[^&]{9}/, 'state=aaaaaaaaa');
  expect((await browser.comeBack(forged)).get('social_error')).toBe('state');
  const late = await browser.choose(await browser.leave(), { person: 'camille.moreau' });
  move({ minutes: 11 });
  expect((await browser.comeBack(late)).get('social_error')).toBe('state');
});

test.each([
  [{ refuse: '1' }, 'refused'],
  [{ person: 'panne' }, 'unavailable'],
  [{ person: 'jeton-falsifie' }, 'invalid'],
  [{ person: 'silence' }, 'unavailable'],
])('%o at the provider comes back as %s', async (choice, code) => {
  const browser = socialBrowser(shop);
  const back = await browser.comeBack(await browser.choose(await browser.leave(), choice));
  expect(back.get('social_error')).toBe(code);
  expect(back.has('token')).toBe(false);
});

test('only a path of this site is gone on to', async () => {
  const browser = socialBrowser(shop);
  const start = (redirect: string) =>
    browser.send(`/api/v2/shop/social-login/demo/start?${new URLSearchParams({ redirect })}`);
  for (const bad of ['//evil.example/', 'https://evil.example/', '/\\evil.example', '/a\r\nb: c'])
    expect((await start(bad)).status).toBe(422);
  const callback = await browser.choose(await browser.leave({ redirect: '/panier/' }), {
    person: 'sacha.petit',
  });
  expect((await browser.comeBack(callback)).get('redirect')).toBe('/panier/');
  expect((await browser.send('/api/v2/shop/social-login/nobody/start')).status).toBe(404);
});

test('an account of a provider opens one account here', async () => {
  await redeem((await arrive({ person: 'camille.moreau' })).link);
  await register();
  const { token, customer } = await signIn();
  const { link } = await arrive({ person: 'camille.moreau' });
  const taken = await shop.request('POST', `${customer}/social-identities`, link, bearer(token));
  expect(await refusedFields(taken)).toEqual([422, ['socialToken: social.taken']]);
});
