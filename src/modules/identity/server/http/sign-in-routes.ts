import { refuse } from '#kit/refusal.ts';
import type { Caller, ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../../operations.ts';
import { endEverySignIn, endSignIn, type ListedSignIn, listSignIns } from '../sign-in-list.ts';
import { idOf, ownerOf } from './owner-of.ts';

/** Active sign-ins of an account, for its owner (contracts §1.5: every refresh token is revoked). */
export const signInRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.listSignIns), async (c) => {
    const caller = ownerOf(c, c.req.valid('param').id);
    const { db, clock } = c.var.appContext;
    const found = await listSignIns(db, caller.customerId, clock.now());
    return ld(
      c,
      collection(
        c,
        'SignIn',
        found.map((row) => present(row, caller)),
      ),
    );
  })
  .openapi(route(operations.endSignIn), async (c) => {
    const { id, signIn } = c.req.valid('param');
    const { customerId, signInId } = ownerOf(c, id);
    const number = signIn === 'current' ? signInId : idOf(signIn);
    const ended =
      number !== null &&
      (await transact(c.var.appContext, (work) => endSignIn(work, customerId, number)));
    if (!ended) throw refuse('sign_in.unknown');
    return c.body(null, 204);
  })
  .openapi(route(operations.endEverySignIn), async (c) => {
    const { customerId } = ownerOf(c, c.req.valid('param').id);
    await transact(c.var.appContext, (work) => endEverySignIn(work, customerId));
    return c.body(null, 204);
  });

const present = (row: ListedSignIn, { customerId, signInId }: Caller) => ({
  '@id': `/api/v2/shop/customers/${customerId}/sign-ins/${row.id}`,
  '@type': 'SignIn' as const,
  id: row.id,
  browser: row.browser,
  system: row.system,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
  current: row.id === signInId,
  openedBy: row.openedBy,
});
