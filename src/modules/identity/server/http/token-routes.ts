import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { customerPath, findCustomer, userPath } from '#modules/customers/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { errorResponses, jsonBody } from '#platform/http/openapi.ts';
import { transact } from '#platform/work.ts';
import { words } from '#refusals.ts';
import type { Db } from '#schema.ts';
import {
  type AuthenticationShape,
  authenticationShape,
  credentials,
  refreshRequest,
} from '../../contracts.ts';
import { writeAccessToken } from '../access-token.ts';
import { type OpenedSignIn, openSignIn } from '../open-sign-in.ts';
import { refreshSignIn } from '../refresh-sign-in.ts';
import { checkPassword } from './check-password.ts';
import { limitSignIns } from './limits.ts';
import { refuseBots } from './refuse-bots.ts';

/** The token of the cart a customer left on a site, or null. */
type FindCart = (db: Db, customerId: number, channel: string) => Promise<string | null>;

const answer = {
  description: 'Tokens, and who signed in',
  content: { 'application/json': { schema: authenticationShape } },
};

const signInRoute = createRoute({
  method: 'post',
  path: '/shop/authentication-token',
  operationId: 'signIn',
  tags: ['Authentication'],
  summary: 'Signs in with an e-mail and a password',
  request: { body: jsonBody(credentials, 'POST') },
  responses: { 200: answer, ...errorResponses(400, 401, 415, 422, 429) },
});

const refreshRoute = createRoute({
  method: 'post',
  path: '/shop/authentication-token/refresh',
  operationId: 'refreshSignIn',
  tags: ['Authentication'],
  summary: 'A new token for a refresh token; the bearer token is not looked at',
  request: { body: jsonBody(refreshRequest, 'POST') },
  responses: { 200: answer, ...errorResponses(400, 401, 415) },
});

/** Contracts §1.5. Carts are another module's: `api.ts` says how to find one. */
export const tokenRoutes = (findCart: FindCart) =>
  apiRoutes<ShopEnv>(words)
    .openapi(signInRoute, async (c) => {
      await limitSignIns(c);
      const { email, password, recaptchaToken } = c.req.valid('json');
      await refuseBots(c, 'login', recaptchaToken);
      const account = await checkPassword(c, email, password);
      if (!account) throw refuse('credentials.invalid');
      const { machine, channel } = c.var;
      const opened = await transact(machine, (work) => openSignIn(work, account.customerId));
      const cart = await findCart(machine.db, account.customerId, channel.code);
      const answered = await authentication(c, opened);
      return c.json({ ...answered, cart: cart === null ? null : presentCart(cart) }, 200);
    })
    .openapi(refreshRoute, async (c) => {
      const { refresh_token: token } = c.req.valid('json');
      if (!token) throw refuse('refresh.missing');
      const opened = await transact(c.var.machine, (work) => refreshSignIn(work, token));
      if (typeof opened === 'string') throw refuse(opened);
      return c.json(await authentication(c, opened), 200);
    });

const presentCart = (tokenValue: string) => ({
  '@id': `/api/v2/shop/orders/${tokenValue}`,
  '@type': 'Order' as const,
  tokenValue,
});

async function authentication(
  c: Context<ShopEnv>,
  { customerId, signInId, refreshToken }: OpenedSignIn,
): Promise<AuthenticationShape> {
  const { config, clock, db } = c.var.machine;
  const customer = await findCustomer(db, customerId);
  if (!customer) throw refuse('credentials.invalid');
  const username = customer.email;
  const bearer = { customerId, signInId, username };
  return {
    token: await writeAccessToken(config.SECRET, bearer, clock.now()),
    refresh_token: refreshToken,
    customer: customerPath(customerId),
    user: {
      '@id': userPath(customerId),
      '@type': 'ShopUser',
      username,
      verified: customer.emailVerifiedAt !== null,
    },
  };
}
