import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Choice,
  somebody,
  walkProvider,
} from '../../../../tests/support/identity-provider.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { callerWith, hire, staffCalls } from '../../../../tests/support/staff.ts';

const shop = testShop();
const { appContext, database } = shop;
const { config } = appContext;
const { as } = staffCalls(shop);
const anybody = callerWith(shop, '');
let callers = 0;
/** A new client address per request, because of rate limits. */
const nobody = (method: string, path: string, body: object) => {
  callers += 1;
  return anybody(method, path, body, { 'x-forwarded-for': `198.51.102.${callers % 250}` });
};
const TOKEN = '/administrators/token';

beforeEach(() => {
  config.STAFF_OPENID_ISSUER = 'standin';
  config.STAFF_OPENID_DOMAINS = ['equipe.test'];
});
afterEach(() => {
  config.STAFF_OPENID_ISSUER = undefined;
  config.STAFF_OPENID_GROUP = undefined;
  appContext.clock.move(new Temporal.Duration());
});

const begin = async () => (await nobody('POST', `${TOKEN}/openid-departures`, {})).body;
/** The query string the provider adds after the user chose an account. */
async function vouch(choice: Choice): Promise<string> {
  const { address } = await begin();
  return new URL(await walkProvider(shop, address, choice), 'http://localhost').search.slice(1);
}
const open = (query: string) => nobody('POST', `${TOKEN}/openid`, { query });
const arrive = async (choice: Choice) => open(await vouch(choice));
const codeOf = ({ status, body }: Awaited<ReturnType<typeof arrive>>) => [
  status,
  body.violations?.[0]?.code,
];

test('O-23 whoever works here comes in with an account of the company; the journal says how', async () => {
  const email = await hire(shop, 'support');
  const { status, body } = await arrive(somebody('SUPPORT@equipe.test'));
  expect([status, body.awaitsCode, body.administrator.email]).toEqual([200, false, email]);
  const inside = callerWith(shop, body.token);
  expect((await inside('GET', '/orders')).status).toBe(200);
  const lines = await database.db
    .selectFrom('staff_actions')
    .select(['action', 'detail'])
    .execute();
  expect(lines).toEqual([{ action: 'staff.signed_in', detail: { by: 'provider' } }]);
  // Signing out ends the session here, even if the provider's session continues.
  expect((await inside('DELETE', TOKEN)).status).toBe(204);
  expect((await inside('GET', '/orders')).status).toBe(401);
});

test('O-23 nobody is made a colleague by it: strangers, other domains, unproven addresses and who left stay outside', async () => {
  const call = await as('direction');
  await hire(shop, 'support');
  const { body } = await call('GET', '/administrators');
  const { id } = body['hydra:member'].find(({ role }: { role: string }) => role === 'support');
  for (const [choice, code] of [
    [somebody('inconnue@equipe.test'), 'staff.openid_nobody'],
    [somebody('support@ailleurs.test'), 'staff.openid_elsewhere'],
    [somebody('support@equipe.test.ailleurs.test'), 'staff.openid_elsewhere'],
    [somebody('support@equipe.test', false), 'staff.openid_unverified'],
    [{ person: 'andrea.sans-adresse' }, 'staff.openid_unverified'],
  ] as const)
    expect(codeOf(await arrive(choice))).toEqual([422, code]);
  expect((await call('POST', `/administrators/${id}/end`, {})).status).toBe(204);
  expect(codeOf(await arrive(somebody('support@equipe.test')))).toEqual([
    422,
    'staff.openid_nobody',
  ]);
  const { count } = await database.db
    .selectFrom('staff_members')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(2);
});

test('O-23 an address that was given to somebody else at the company opens nothing', async () => {
  const email = await hire(shop, 'support');
  const { id } = await database.db
    .selectFrom('staff_members')
    .select('id')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('staff_identities')
    .values({ staff_id: id, issuer: 'standin', subject: 'somebody-before', linked_at: new Date() })
    .execute();
  expect(codeOf(await arrive(somebody(email)))).toEqual([422, 'staff.openid_nobody']);
  // A team manager invites them again.
  const manager = await as('direction');
  await manager('POST', `/administrators/${id}/forget-second-factor`, {});
  expect((await arrive(somebody(email))).status).toBe(200);
});

test('O-23 who came in by one provider comes in by the next, twice at once, and by the first again', async () => {
  const email = await hire(shop, 'support');
  const { id } = await database.db
    .selectFrom('staff_members')
    .select('id')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('staff_identities')
    .values({ staff_id: id, issuer: 'https://before.test', subject: '7', linked_at: new Date() })
    .execute();
  const queries = [await vouch(somebody(email)), await vouch(somebody(email))];
  const answers = await Promise.all(queries.map(open));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const links = await database.db.selectFrom('staff_identities').select('issuer').execute();
  expect(links.map(({ issuer }) => issuer).toSorted()).toEqual(['https://before.test', 'standin']);
});

test('O-23 where a group is asked for, the domain alone does not do', async () => {
  const email = await hire(shop, 'support');
  config.STAFF_OPENID_GROUP = 'boutique';
  expect(codeOf(await arrive(somebody(email)))).toEqual([422, 'staff.openid_elsewhere']);
  const member = { ...somebody(email), groups: 'tous boutique' };
  expect((await arrive(member)).status).toBe(200);
});

test('O-23 a second factor is asked for after it, unless the provider says that it asked for one', async () => {
  const email = await hire(shop, 'support');
  const { id } = await database.db
    .selectFrom('staff_members')
    .select('id')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('staff_second_factors')
    .values({ staff_id: id, secret: 'x', confirmed_at: new Date() })
    .execute();
  const half = await arrive(somebody(email));
  expect(half.body).toMatchObject({ awaitsCode: true, administrator: { proofs: ['code'] } });
  expect((await callerWith(shop, half.body.token)('GET', '/orders')).status).toBe(401);
  const whole = await arrive({ ...somebody(email), mfa: 'on' });
  expect(whole.body.awaitsCode).toBe(false);
});

test('O-23 a way back works once and in time; forged, refused and broken answers open nothing', async () => {
  await hire(shop, 'support');
  const query = await vouch(somebody('support@equipe.test'));
  const answers = await Promise.all([open(query), open(query)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(codeOf(await open('code=abc&state=abc'))).toEqual([422, 'staff.openid_state']);
  expect(codeOf(await open(''))).toEqual([422, 'staff.openid_state']);
  // A state from a customer's sign-in is refused.
  const start = await shop.request('GET', '/api/v2/shop/social-login/demo/start');
  const state = new URL(start.headers.get('location') ?? '', 'http://localhost').searchParams.get(
    'state',
  );
  expect(codeOf(await open(`code=abc&state=${state}`))).toEqual([422, 'staff.openid_state']);
  // A code of another sign-in does not match this nonce and verifier.
  const other = new URLSearchParams(await vouch(somebody('support@equipe.test')));
  const { state: own } = await begin();
  other.set('state', own);
  expect(codeOf(await open(other.toString()))).toEqual([422, 'staff.openid_invalid']);
  expect(codeOf(await arrive({ refuse: '1' }))).toEqual([422, 'staff.openid_refused']);
  expect(codeOf(await arrive({ person: 'panne' }))).toEqual([422, 'staff.openid_away']);
  expect(codeOf(await arrive({ person: 'jeton-falsifie' }))).toEqual([422, 'staff.openid_invalid']);
  const late = await vouch(somebody('support@equipe.test'));
  appContext.clock.move(Temporal.Duration.from({ minutes: 11 }));
  expect(codeOf(await open(late))).toEqual([422, 'staff.openid_state']);
});

test('O-23 where no company is configured there is nothing to come in by', async () => {
  config.STAFF_OPENID_ISSUER = undefined;
  const answer = await nobody('POST', `${TOKEN}/openid-departures`, {});
  expect(codeOf(answer)).toEqual([422, 'staff.openid_off']);
});
