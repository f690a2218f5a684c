import { createRoute, z } from '@hono/zod-openapi';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { customerPath } from '#modules/customers/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { transact } from '#platform/work.ts';
import { words } from '#refusals.ts';
import type { Machine } from '#schema.ts';
import { type WaysInShape, waysInShape } from '../../contracts.ts';
import { findWaysIn, type WaysIn } from '../queries.ts';
import { socialLabel } from '../social-providers.ts';
import { unlinkIdentity } from '../unlink-identity.ts';
import { idOf, ownerOf } from './owner-of.ts';

const byCustomer = z.object({ id: z.string() });

const waysRoute = createRoute({
  method: 'get',
  path: '/shop/customers/{id}/ways-in',
  operationId: 'listWaysIn',
  tags: ['Customer'],
  summary: 'What opens the account that is signed in: a password, people of identity providers',
  request: { params: byCustomer },
  responses: { 200: ldResponse(waysInShape, 'The ways'), ...errorResponses(400, 401, 404) },
});

const unlinkRoute = createRoute({
  method: 'delete',
  path: '/shop/customers/{id}/social-identities/{identity}',
  operationId: 'unlinkSocialIdentity',
  tags: ['Customer'],
  summary: 'An identity provider no longer opens the account; refused for the only way in',
  request: { params: byCustomer.extend({ identity: z.string() }) },
  responses: { 204: emptyResponse('Unlinked'), ...errorResponses(400, 401, 404, 422) },
});

/** What opens an account, for its owner. */
export const waysInRoutes = apiRoutes<ShopEnv>(words)
  .openapi(waysRoute, async (c) => {
    const { customerId } = ownerOf(c, c.req.valid('param').id);
    const { machine } = c.var;
    return ld(c, present(machine, customerId, await findWaysIn(machine.db, customerId)));
  })
  .openapi(unlinkRoute, async (c) => {
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
