import { beforeEach, expect, test } from 'vitest';
import {
  type Choice,
  socialBrowser,
  somebody,
} from '../../../../tests/support/identity-provider.ts';
import { bearer, lea, people, refusedFields } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import type { AuthenticationShape, SignInMethodsShape } from '../contracts.ts';

const shop = testShop();
const { post, arrive: arriveWithPassword, move } = people(shop);

beforeEach(() => move({ seconds: 0 }));

const vouched = async (choice: Choice) => (await socialBrowser(shop).arrive(choice)).link;
/** Signs in with a forced re-authentication, as our pages require before irreversible actions. */
const proven = async (choice: Choice) =>
  (await socialBrowser(shop).arrive(choice, { again: '1' })).link;
const camille = { person: 'camille.moreau' };
const newcomer = async (choice: Choice = camille): Promise<AuthenticationShape> =>
  (await post('/authentication-token', await vouched(choice))).json();

const call = (me: AuthenticationShape, method: string, path: string, body?: object) =>
  shop.request(method, me.customer + path, body, bearer(me.token));
const signInMethods = async (me: AuthenticationShape): Promise<SignInMethodsShape> =>
  (await call(me, 'GET', '/ways-in')).json();
const chosen = { newPassword: 'dix chats dorment', confirmNewPassword: 'dix chats dorment' };
const choosePassword = (me: AuthenticationShape, proof: object = {}) =>
  call(me, 'PUT', '/password', { ...chosen, ...proof });
const mailsOf = (kind: string) =>
  shop.database.db.selectFrom('mails').select('recipient').where('kind', '=', kind).execute();

test('an account lists what opens it, and lets go of a provider once it has a password', async () => {
  const me = await arriveWithPassword();
  expect(await signInMethods(me)).toMatchObject({ hasPassword: true, socialIdentities: [] });
  await call(me, 'POST', '/social-identities', await vouched(camille));
  const [linked] = (await signInMethods(me)).socialIdentities;
  expect(linked).toMatchObject({ provider: 'demo', label: 'Compte Démo' });
  const unlink = () => call(me, 'DELETE', `/social-identities/${linked?.id}`);
  expect((await unlink()).status).toBe(204);
  expect(await signInMethods(me)).toMatchObject({ socialIdentities: [] });
  expect(await mailsOf('socialUnlinked')).toEqual([{ recipient: lea.email }]);
  expect((await unlink()).status).toBe(404);
});

test('the last way in stays: also when two are taken away at once', async () => {
  const me = await newcomer();
  const [first] = (await signInMethods(me)).socialIdentities;
  const unlink = (id: number | undefined) => call(me, 'DELETE', `/social-identities/${id}`);
  const refused = await unlink(first?.id);
  const fields = await refusedFields(refused);
  expect(fields).toEqual([422, [': social.last_way']]);
  await call(me, 'POST', '/social-identities', await vouched(somebody('autre@example.fr')));
  const both = (await signInMethods(me)).socialIdentities;
  expect(both).toHaveLength(2);
  const answers = await Promise.all(both.map(({ id }) => unlink(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
  expect((await signInMethods(me)).socialIdentities).toHaveLength(1);
});

test('nobody takes away what opens another account', async () => {
  const me = await newcomer();
  const other = await arriveWithPassword();
  const [mine] = (await signInMethods(me)).socialIdentities;
  expect((await call(other, 'DELETE', `/social-identities/${mine?.id}`)).status).toBe(404);
  const path = `${me.customer}/social-identities/${mine?.id}`;
  expect((await shop.request('DELETE', path, undefined, bearer(other.token))).status).toBe(404);
  expect((await shop.request('GET', `${me.customer}/ways-in`)).status).toBe(401);
});

test('AUT-21 a first password is chosen by the person the provider vouches for, and by nobody else', async () => {
  const me = await newcomer();
  const needed = [422, ['socialToken: social.proof_needed']];
  expect(await refusedFields(await choosePassword(me))).toEqual(needed);
  expect(await refusedFields(await choosePassword(me, { currentPassword: 'x' }))).toEqual(needed);
  const stranger = await proven({ person: 'sacha.petit' });
  expect(await refusedFields(await choosePassword(me, stranger))).toEqual([
    422,
    ['socialToken: social.not_linked'],
  ]);
  const proof = await proven(camille);
  const { socialVerifier: _, ...stolen } = proof;
  expect(await refusedFields(await choosePassword(me, stolen))).toEqual([
    422,
    ['socialToken: social.token_invalid'],
  ]);
  const short = { newPassword: 'abc', confirmNewPassword: 'abc' };
  expect((await call(me, 'PUT', '/password', { ...short, ...proof })).status).toBe(422);
  expect((await choosePassword(me, proof)).status).toBe(204);
  expect(await signInMethods(me)).toMatchObject({ hasPassword: true });
});

test('a proof is used once, and is worth five minutes', async () => {
  const me = await newcomer();
  const rename = (proof: object) => call(me, 'PUT', '', { email: 'neuf@example.fr', ...proof });
  const proof = await proven(camille);
  expect((await rename(proof)).status).toBe(200);
  expect(await refusedFields(await rename(proof))).toEqual([
    422,
    ['socialToken: social.token_invalid'],
  ]);
  const late = await proven(camille);
  move({ minutes: 6 });
  expect((await rename(late)).status).toBe(422);
});

test('a mail address changes with the password when one is sent, a wrong one changes nothing', async () => {
  const me = await arriveWithPassword();
  const rename = (currentPassword: string) =>
    call(me, 'PUT', '', { email: 'neuf@example.fr', currentPassword });
  expect(await refusedFields(await rename('pas le bon'))).toEqual([
    422,
    ['currentPassword: password.incorrect'],
  ]);
  expect((await (await rename(lea.password)).json()).email).toBe('neuf@example.fr');
});

test('an account without a password is deleted by who the provider vouches for', async () => {
  const me = await newcomer();
  const ask = (proof: object) => call(me, 'POST', '/deletion-requests', proof);
  expect(await refusedFields(await ask({}))).toEqual([422, ['socialToken: social.proof_needed']]);
  expect(await mailsOf('deletion')).toEqual([]);
  const { provider: _, ...proof } = await proven(camille);
  expect((await ask(proof)).status).toBe(202);
  expect(await mailsOf('deletion')).toHaveLength(1);
});

test('AUT-21 whom the provider still knows from before is signed in, and proves nothing', async () => {
  const me = await newcomer();
  expect(await refusedFields(await choosePassword(me, await vouched(camille)))).toEqual([
    422,
    ['socialToken: social.proof_stale'],
  ]);
  expect(await signInMethods(me)).toMatchObject({ hasPassword: false });
  const open = { person: 'session-ouverte' };
  expect((await newcomer(open)).token).toBeTruthy();
  const browser = socialBrowser(shop);
  const back = await browser.comeBack(
    await browser.choose(await browser.leave({ again: '1' }), open),
  );
  expect(back.get('social_error')).toBe('stale');
  expect(back.has('token')).toBe(false);
});

test('a proof asks the provider to sign its visitor in anew, and to tell when it did', async () => {
  const requested = async (query: Record<string, string>) => {
    const start = `/api/v2/shop/social-login/demo/start?${new URLSearchParams(query)}`;
    const answer = await socialBrowser(shop).send(start);
    const { searchParams } = new URL(answer.headers.get('location') ?? '', 'http://localhost');
    return [searchParams.get('prompt'), searchParams.get('max_age')];
  };
  expect(await requested({ again: '1' })).toEqual(['login', '300']);
  expect(await requested({})).toEqual([null, null]);
});
