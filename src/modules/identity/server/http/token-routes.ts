import type { Context } from 'hono';
import { readDevice } from '#kit/device.ts';
import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { customerPath, findCustomer, userPath } from '#modules/customers/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { Db } from '#registry/schema.ts';
import type { AuthenticationShape, SignInRequest } from '../../contracts.ts';
import * as operations from '../../operations.ts';
import { writeAccessToken } from '../access-token.ts';
import { type OpenedSignIn, openSignIn } from '../open-sign-in.ts';
import { customerPasskeys } from '../passkeys.ts';
import { refreshSignIn } from '../refresh-sign-in.ts';
import { signInByLink } from '../sign-in-by-link.ts';
import { signInFederated } from '../sign-in-federated.ts';
import { getSocialProvider } from '../social-providers.ts';
import { checkPassword } from './check-password.ts';
import { limitSignIns } from './limits.ts';
import { provePasskey } from './passkey-routes.ts';
import { refuseBots } from './refuse-bots.ts';

/** Finds the token of the cart a customer left on a site, or null. */
type FindCart = (db: Db, customerId: number, channel: string) => Promise<string | null>;

/** Contracts §1.5. Carts belong to another module: `registry/api.ts` passes the function that finds one. */
export const tokenRoutes = (findCart: FindCart) =>
  apiRoutes<ShopEnv>(words)
    .openapi(route(operations.signIn), async (c) => {
      await limitSignIns(c);
      return answer(c, await openFor(c, c.req.valid('json')), findCart);
    })
    .openapi(route(operations.signInByLink), async (c) => {
      await limitSignIns(c);
      const { linkToken } = c.req.valid('json');
      const opened = await transact(c.var.appContext, async (work) =>
        openSignIn(work, await signInByLink(work, linkToken), deviceOf(c), 'link'),
      );
      return answer(c, opened, findCart);
    })
    .openapi(route(operations.signInWithPasskey), async (c) => {
      await limitSignIns(c);
      const { existing, signed } = await provePasskey(c, c.req.valid('json').passkey);
      const opened = await transact(c.var.appContext, async (work) =>
        openSignIn(
          work,
          await customerPasskeys.use(work, existing.id, signed),
          deviceOf(c),
          'passkey',
        ),
      );
      return answer(c, opened, findCart);
    })
    .openapi(route(operations.refreshSignIn), async (c) => {
      const { refresh_token: token } = c.req.valid('json');
      if (!token) throw refuse('refresh.missing');
      const opened = await transact(c.var.appContext, (work) =>
        refreshSignIn(work, token, c.var.appContext.config.SECRET),
      );
      if (typeof opened === 'string') throw refuse(opened);
      return c.json(await authentication(c, opened), 200);
    });

/** AUT-08: either kind of credentials. Bot protection applies to passwords only; a provider has its own. */
async function openFor(c: Context<ShopEnv>, requested: SignInRequest): Promise<OpenedSignIn> {
  const { appContext, channel } = c.var;
  const device = deviceOf(c);
  if ('socialToken' in requested) {
    const { label } = getSocialProvider(appContext, requested.provider);
    return transact(appContext, async (work) =>
      openSignIn(
        work,
        await signInFederated(work, requested, label, channel.code),
        device,
        'provider',
      ),
    );
  }
  await refuseBots(c, 'login', requested.recaptchaToken);
  const account = await checkPassword(c, requested.email, requested.password);
  if (!account) throw refuse('credentials.invalid');
  return transact(appContext, (work) => openSignIn(work, account.customerId, device, 'password'));
}

const deviceOf = (c: Context<ShopEnv>) => readDevice(c.req.header('user-agent'));

/** Response with the tokens of a new sign-in, and the cart its customer left on this site. */
async function answer(c: Context<ShopEnv>, opened: OpenedSignIn, findCart: FindCart) {
  const { appContext, channel } = c.var;
  const cart = await findCart(appContext.db, opened.customerId, channel.code);
  const answered = await authentication(c, opened);
  return c.json({ ...answered, cart: cart === null ? null : presentCart(cart) }, 200);
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
  const { config, clock, db } = c.var.appContext;
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
