import type { ShopEnv } from '#modules/channels/server/index.ts';
import { customerPath } from '#modules/customers/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import type { StoredPasskey } from '#platform/passkey-store.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext } from '#registry/schema.ts';
import type { SignInMethodsShape } from '../../contracts.ts';
import * as operations from '../../operations.ts';
import { customerPasskeys } from '../passkeys.ts';
import { findSignInMethods, type SignInMethods } from '../queries.ts';
import { socialLabel } from '../social-providers.ts';
import { unlinkIdentity } from '../unlink-identity.ts';
import { idOf, ownerOf } from './owner-of.ts';
import { presentPasskey } from './passkey-routes.ts';

/** Ways to sign in to an account, for its owner. */
export const signInMethodsRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.listSignInMethods), async (c) => {
    const { customerId } = ownerOf(c, c.req.valid('param').id);
    const { appContext } = c.var;
    const { db } = appContext;
    const [methods, passkeys] = await Promise.all([
      findSignInMethods(db, customerId),
      customerPasskeys.list(db, customerId),
    ]);
    return ld(c, present(appContext, customerId, methods, passkeys));
  })
  .openapi(route(operations.unlinkSocialIdentity), async (c) => {
    const { id, identity } = c.req.valid('param');
    const { customerId } = ownerOf(c, id);
    const { appContext } = c.var;
    const labelOf = (provider: string) => socialLabel(appContext, provider);
    await transact(appContext, (work) => unlinkIdentity(work, customerId, idOf(identity), labelOf));
    return c.body(null, 204);
  });

function present(
  appContext: AppContext,
  customerId: number,
  signInMethods: SignInMethods,
  passkeys: readonly StoredPasskey[],
): SignInMethodsShape {
  const owner = customerPath(customerId);
  return {
    '@context': '/api/v2/contexts/WaysIn',
    '@id': `${owner}/ways-in`,
    '@type': 'WaysIn',
    hasPassword: signInMethods.hasPassword,
    socialIdentities: signInMethods.identities.map(({ id, provider, linkedAt }) => ({
      '@id': `${owner}/social-identities/${id}`,
      '@type': 'SocialIdentity',
      id,
      provider,
      label: socialLabel(appContext, provider),
      linkedAt: linkedAt.toISOString(),
    })),
    passkeys: passkeys.map(presentPasskey),
  };
}
