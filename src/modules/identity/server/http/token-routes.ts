import type { Context } from 'hono';
import { readDevice } from '#kit/device.ts';
import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { customerPath, findCustomer, userPath } from '#modules/customers/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/work.ts';
import { words } from '#refusals.ts';
import type { Db } from '#schema.ts';
import type { AuthenticationShape, SignInRequest } from '../../contracts.ts';
import * as operations from '../../operations.ts';
import { writeAccessToken } from '../access-token.ts';
import { type OpenedSignIn, openSignIn } from '../open-sign-in.ts';
import { refreshSignIn } from '../refresh-sign-in.ts';
import { signInFederated } from '../sign-in-federated.ts';
import { getSocialProvider } from '../social-providers.ts';
import { checkPassword } from './check-password.ts';
import { limitSignIns } from './limits.ts';
import { refuseBots } from './refuse-bots.ts';

/** The token of the cart a customer left on a site, or null. */
type FindCart = (db: Db, customerId: number, channel: string) => Promise<string | null>;

/** Contracts §1.5. Carts are another module's: `api.ts` says how to find one. */
export const tokenRoutes = (findCart: FindCart) =>
  apiRoutes<ShopEnv>(words)
    .openapi(route(operations.signIn), async (c) => {
      await limitSignIns(c);
      const opened = await openFor(c, c.req.valid('json'));
      const { machine, channel } = c.var;
      const cart = await findCart(machine.db, opened.customerId, channel.code);
      const answered = await authentication(c, opened);
      return c.json({ ...answered, cart: cart === null ? null : presentCart(cart) }, 200);
    })
    .openapi(route(operations.refreshSignIn), async (c) => {
      const { refresh_token: token } = c.req.valid('json');
      if (!token) throw refuse('refresh.missing');
      const opened = await transact(c.var.machine, (work) =>
        refreshSignIn(work, token, c.var.machine.config.SECRET),
      );
      if (typeof opened === 'string') throw refuse(opened);
      return c.json(await authentication(c, opened), 200);
    });

/** AUT-08: one of the two; a provider has looked at its visitor itself, a password has not. */
async function openFor(c: Context<ShopEnv>, asked: SignInRequest): Promise<OpenedSignIn> {
  const { machine, channel } = c.var;
  const device = readDevice(c.req.header('user-agent'));
  if ('socialToken' in asked) {
    const { label } = getSocialProvider(machine, asked.provider);
    return transact(machine, async (work) =>
      openSignIn(work, await signInFederated(work, asked, label, channel.code), device),
    );
  }
  await refuseBots(c, 'login', asked.recaptchaToken);
  const account = await checkPassword(c, asked.email, asked.password);
  if (!account) throw refuse('credentials.invalid');
  return transact(machine, (work) => openSignIn(work, account.customerId, device));
}

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
    token: await writeAccessToken(config, bearer, clock.now()),
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
