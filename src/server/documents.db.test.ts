import { Hono } from 'hono';
import type { RequestHandler } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { DocumentCache } from '#platform/http/document-cache.ts';
import { type RequestEnv, requestContext } from '#platform/http/request-context.ts';
import { AnswerCache } from '#services/answer-cache.ts';
import { sessionKey } from '#services/sealed-cookie.server.ts';
import { Session } from '#services/session.server.ts';
import { customerCalls } from '#services/shop/customers.ts';
import { readAuthentication } from '#services/sign-in.server.ts';
import { requireSignIn } from '#storefront/require-session.server.ts';
import { people } from '../../tests/support/people.ts';
import { testShop } from '../../tests/support/shop.ts';
import { documentHandler } from './documents.ts';
import { languagesOf } from './languages.ts';

const shop = testShop();
const { arrive, move } = people(shop);
const { config, clock, log } = shop.appContext;
const milliseconds = () => clock.now().epochMilliseconds;

let requested: string[];
let app: Hono<RequestEnv>;

/** A page of the account: needs a sign-in, and shows the API's data about the customer. */
const accountPage: RequestHandler = async (request, context) => {
  try {
    if (!context) throw new Error('no context');
    const { customer } = requireSignIn(context, request);
    await customerCalls(context.get(pageContext).shop, customer).read();
    return new Response(context.get(sessionContext).signedIn?.token);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
};

beforeEach(() => {
  requested = [];
  config.ACCESS_TOKEN_SECONDS = 12 * 60;
  app = appOf(accountPage, 0);
});
afterEach(() => move({ seconds: 0 }));

/** An application with these pages and a document cache of `bytes`. */
function appOf(pages: RequestHandler, bytes: number) {
  const over = new Hono<RequestEnv>();
  over.use(requestContext(log, 0));
  const cache = (name: string) => new DocumentCache(bytes, milliseconds, () => undefined, name);
  const handler = documentHandler({
    config,
    pages,
    languages: languagesOf(config),
    routeIds: new Set(),
    documents: cache('test-documents'),
    selections: cache('test-selections'),
    contentCache: new AnswerCache(milliseconds),
    searchCache: new AnswerCache(milliseconds),
    now: clock.now,
    inProcess: () => (request) => {
      requested.push(new URL(request.url).pathname);
      return shop.send(request);
    },
  });
  over.all('*', handler);
  return over;
}

const REFRESH = '/api/v2/shop/authentication-token/refresh';
const cookiesOf = (lines: readonly string[]) =>
  lines
    .filter((line) => !line.includes('Max-Age=0'))
    .map((line) => line.split(';')[0])
    .join('; ');

async function signedInBrowser(): Promise<string> {
  const session = await Session.read(null, sessionKey(config.SECRET));
  const tokens = readAuthentication(await arrive());
  session.signIn({ ...tokens, firstName: 'Léa', subscriber: false });
  return cookiesOf(await session.commit(sessionKey(config.SECRET), false));
}
const open = async (cookie: string, path = '/mon-compte/mes-adresses/?page=2') =>
  app.request(`http://localhost${path}`, { headers: { cookie } });

test('AUT-14 a token of twelve minutes is as it was after one, and renewed once after three', async () => {
  const cookie = await signedInBrowser();
  move({ seconds: 60 });
  const before = await (await open(cookie)).text();
  expect(requested).not.toContain(REFRESH);
  move({ seconds: 180 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(cookie)));
  expect(requested.filter((path) => path === REFRESH)).toHaveLength(1);
  const tokens = new Set(await Promise.all(answers.map((answer) => answer.text())));
  expect(tokens.size).toBe(1);
  expect(tokens.has(before)).toBe(false);
  for (const answer of answers)
    expect(cookiesOf(answer.headers.getSetCookie())).toContain('gamelle_session=');
});

test('AUT-16 AUT-19 past the end of the sign-in: signed out, the page remembered', async () => {
  const cookie = await signedInBrowser();
  move({ days: 31 } as Temporal.DurationLike);
  const answer = await open(cookie);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/connexion/']);
  const stored = cookiesOf(answer.headers.getSetCookie());
  expect(stored).toContain(
    `gamelle_retour=${encodeURIComponent('/mon-compte/mes-adresses/?page=2')}`,
  );
  expect(stored).not.toMatch(/gamelle_session|gamelle_panier|gamelle_etat/);
});

test('AUT-19 a sign-in that was ended elsewhere leads to the login, the page remembered', async () => {
  const cookie = await signedInBrowser();
  await shop.database.db.updateTable('sign_ins').set({ ended_at: new Date() }).execute();
  const answer = await open(cookie);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/connexion/']);
  expect(cookiesOf(answer.headers.getSetCookie())).toContain('gamelle_retour=%2Fmon-compte');
});

test('R-02 what strangers type into addresses pushes no page out that everybody reads', async () => {
  const made: string[] = [];
  const pages: RequestHandler = async (request) => {
    made.push(new URL(request.url).search);
    return new Response('x'.repeat(20_000), { headers: { 'content-type': 'text/html' } });
  };
  const own = appOf(pages, 100_000);
  await own.request('/faq/');
  for (let nth = 0; nth < 30; nth += 1) await own.request(`/faq/?q=${nth}`);
  await own.request('/faq/');
  expect(made.filter((search) => search === '')).toHaveLength(1);
  // The most recent one is still cached.
  await own.request('/faq/?q=29');
  expect(made.filter((search) => search === '?q=29')).toHaveLength(1);
});
