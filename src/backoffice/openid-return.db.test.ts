import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AdminClient } from '#services/admin/client.ts';
import { sessionKey } from '#services/sealed-cookie.server.ts';
import { StaffSession } from '#services/staff-session.server.ts';
import { type Choice, somebody, walkProvider } from '../../tests/support/identity-provider.ts';
import { testShop } from '../../tests/support/shop.ts';
import { hire } from '../../tests/support/staff.ts';
import { officeContext } from './office-context.ts';
import * as departure from './openid-departure.page.ts';
import * as back from './openid-return.page.tsx';

const shop = testShop();
const key = sessionKey('x'.repeat(32));

beforeAll(() => {
  shop.appContext.config.STAFF_OPENID_ISSUER = 'standin';
  shop.appContext.config.STAFF_OPENID_DOMAINS = ['equipe.test'];
});
afterAll(() => {
  shop.appContext.config.STAFF_OPENID_ISSUER = undefined;
});

/** A browser that keeps only its cookies between two pages. */
function browser() {
  let cookie: string | null = null;
  async function visit(handler: (args: never) => unknown, request: Request) {
    const session = await StaffSession.read(cookie, key);
    const admin = new AdminClient({
      base: 'http://services.internal/api/v2',
      send: shop.send,
      token: () => session.token,
      userAgent: null,
      onSignedOut: () => {
        throw new Error('signed out');
      },
      onClosed: (status) => {
        throw new Response(null, { status });
      },
    });
    const context = new RouterContextProvider();
    context.set(officeContext, { admin, session, openIdLabel: 'le compte' });
    const answer = await Promise.resolve(handler({ context, request, params: {} } as never)).catch(
      (thrown: unknown) => thrown,
    );
    const [line] = await session.commit(key, false, shop.appContext.clock.now());
    if (line) cookie = line.split(';')[0] ?? null;
    const to = answer instanceof Response ? answer.headers.get('location') : null;
    return { to, isIn: session.token !== null };
  }
  return {
    leave: async () => {
      const address = 'http://localhost/gestion/connexion/depart/?retour=/gestion/commandes/';
      return String((await visit(departure.loader as never, new Request(address))).to);
    },
    comeBack: (address: string) => visit(back.loader as never, new Request(address)),
  };
}
const vouch = (address: string, choice: Choice) => walkProvider(shop, address, choice);

test('O-23 a colleague leaves for the company’s accounts and comes back to the page they wanted', async () => {
  const email = await hire(shop, 'support');
  const own = browser();
  const address = await vouch(await own.leave(), somebody(email));
  expect(await own.comeBack(address)).toEqual({ to: '/gestion/commandes/', isIn: true });
});

test('O-23 somebody else’s way back signs nobody in, and says so', async () => {
  const email = await hire(shop, 'support');
  const [own, other] = [browser(), browser()];
  const address = await vouch(await own.leave(), somebody(email));
  await other.leave();
  const problem = '/gestion/connexion/?probleme=state';
  expect(await other.comeBack(address)).toEqual({ to: problem, isIn: false });
  expect(await browser().comeBack(address)).toEqual({ to: problem, isIn: false });
  const stranger = await vouch(await own.leave(), somebody('inconnue@equipe.test'));
  expect(await own.comeBack(stranger)).toEqual({
    to: '/gestion/connexion/?probleme=nobody',
    isIn: false,
  });
});
