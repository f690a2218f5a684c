import type { ShopEnv } from '#modules/channels/server/index.ts';
import { customerPath } from '#modules/customers/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/work.ts';
import { words } from '#refusals.ts';
import type { Machine } from '#schema.ts';
import type { WaysInShape } from '../../contracts.ts';
import * as operations from '../../operations.ts';
import { findWaysIn, type WaysIn } from '../queries.ts';
import { socialLabel } from '../social-providers.ts';
import { unlinkIdentity } from '../unlink-identity.ts';
import { idOf, ownerOf } from './owner-of.ts';

/** What opens an account, for its owner. */
export const waysInRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.listWaysIn), async (c) => {
    const { customerId } = ownerOf(c, c.req.valid('param').id);
    const { machine } = c.var;
    return ld(c, present(machine, customerId, await findWaysIn(machine.db, customerId)));
  })
  .openapi(route(operations.unlinkSocialIdentity), async (c) => {
    const { id, identity } = c.req.valid('param');
    const { customerId } = ownerOf(c, id);
    const { machine } = c.var;
    const labelOf = (provider: string) => socialLabel(machine, provider);
    await transact(machine, (work) => unlinkIdentity(work, customerId, idOf(identity), labelOf));
    return c.body(null, 204);
  });

function present(machine: Machine, customerId: number, ways: WaysIn): WaysInShape {
  const owner = customerPath(customerId);
  return {
    '@context': '/api/v2/contexts/WaysIn',
    '@id': `${owner}/ways-in`,
    '@type': 'WaysIn',
    hasPassword: ways.hasPassword,
    socialIdentities: ways.identities.map(({ id, provider, linkedAt }) => ({
      '@id': `${owner}/social-identities/${id}`,
      '@type': 'SocialIdentity',
      id,
      provider,
      label: socialLabel(machine, provider),
      linkedAt: linkedAt.toISOString(),
    })),
  };
}
