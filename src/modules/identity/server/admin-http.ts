import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { type Customer, getCustomer, getLivingCustomer } from '#modules/customers/server/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import type { AccessShape } from '../admin-contracts.ts';
import * as operations from '../admin-operations.ts';
import { blockAccount, findBlock, unblockAccount } from './block-account.ts';
import { findSignInMethods } from './queries.ts';
import { requestReset } from './request-reset.ts';
import { requestVerification } from './request-verification.ts';
import { endEverySignIn, listSignIns } from './sign-in-list.ts';
import { socialLabel } from './social-providers.ts';

async function accessOf(appContext: AppContext, { id }: Customer): Promise<AccessShape> {
  const { db, clock } = appContext;
  const [{ hasAccount, blocked }, signInMethods, signIns] = await Promise.all([
    findBlock(db, id),
    findSignInMethods(db, id),
    listSignIns(db, id, clock.now()),
  ]);
  return {
    '@id': `/api/v2/admin/customers/${id}/access`,
    '@type': 'CustomerAccess',
    hasAccount,
    hasPassword: signInMethods.hasPassword,
    providers: signInMethods.identities.map(({ provider }) => socialLabel(appContext, provider)),
    signIns: signIns.map(({ createdAt, lastUsedAt, ...device }) => ({
      ...device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    blocked: blocked && { at: blocked.at.toISOString(), reason: blocked.reason },
  };
}

/** Runs one audited action on the account of the customer in the path. */
async function act(
  c: Context<AdminEnv>,
  id: string,
  action: string,
  command: (work: UnitOfWork, customer: Customer) => Promise<unknown>,
): Promise<void> {
  const customer = await getLivingCustomer(c.var.appContext.db, id);
  const auditedAction = { action, subject: String(customer.id) };
  await actAsStaff(c, auditedAction, (work) => command(work, customer));
}

/** Origin for links sent to a customer: the site they signed up on. */
async function originOf({ db, config }: AppContext, { channel }: Customer): Promise<string> {
  const found = await findChannel(db, channel);
  if (!found) throw new Error(`No channel ${channel}`);
  return channelOrigin(found, config);
}

/** Accounts as the team sees them, with actions for their owners; passwords are never involved. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.getCustomerAccess), async (c) => {
    const { appContext } = c.var;
    return ld(
      c,
      await accessOf(appContext, await getCustomer(appContext.db, c.req.valid('param').id)),
    );
  })
  .openapi(adminRoute(operations.sendPasswordLink), async (c) => {
    await act(c, c.req.valid('param').id, 'customer.password_link', async (work, customer) => {
      if (!(await findBlock(work.tx, customer.id)).hasAccount) throw refuse('account.unknown');
      await requestReset(work, customer.email, await originOf(c.var.appContext, customer));
    });
    return c.body(null, 202);
  })
  .openapi(adminRoute(operations.sendVerificationLink), async (c) => {
    await act(c, c.req.valid('param').id, 'customer.verification', async (work, customer) => {
      if (customer.emailVerifiedAt) throw refuse('account.verified');
      await requestVerification(work, customer, await originOf(c.var.appContext, customer));
    });
    return c.body(null, 202);
  })
  .openapi(adminRoute(operations.signCustomerOut), async (c) => {
    await act(c, c.req.valid('param').id, 'customer.signed_out', (work, { id }) =>
      endEverySignIn(work, id),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.blockCustomer), async (c) => {
    const { reason } = c.req.valid('json');
    await act(c, c.req.valid('param').id, 'customer.blocked', (work, { id }) =>
      blockAccount(work, id, reason),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.unblockCustomer), async (c) => {
    await act(c, c.req.valid('param').id, 'customer.unblocked', (work, { id }) =>
      unblockAccount(work, id),
    );
    return c.body(null, 204);
  });
