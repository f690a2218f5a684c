import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { type Customer, getCustomer, getLivingCustomer } from '#modules/customers/server/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import type { Machine, Work } from '#schema.ts';
import { type AccessShape, accessShape, blockInput } from '../admin-contracts.ts';
import { blockAccount, findBlock, unblockAccount } from './block-account.ts';
import { findWaysIn } from './queries.ts';
import { requestReset } from './request-reset.ts';
import { requestVerification } from './request-verification.ts';
import { endEverySignIn, listSignIns } from './sign-in-list.ts';
import { socialLabel } from './social-providers.ts';

const byId = z.object({ id: z.string().max(40) });
const tags = ['Customers'];
const refused = errorResponses(400, 404, 415, 422);
const nothing = jsonBody(z.object({}), 'POST');

const reading = adminRoute('customers.read', {
  method: 'get',
  path: '/admin/customers/{id}/access',
  operationId: 'getCustomerAccess',
  summary: 'What opens the account of a customer, and where they are signed in',
  tags,
  request: { params: byId },
  responses: { 200: ldResponse(accessShape, 'The ways in'), ...errorResponses(404) },
});
const linking = adminRoute('customers.manage', {
  method: 'post',
  path: '/admin/customers/{id}/password-links',
  operationId: 'sendPasswordLink',
  summary: 'Mails the customer the link to choose a new password; nobody else sees it',
  tags,
  request: { params: byId, body: nothing },
  responses: { 202: emptyResponse('Written'), ...refused },
});
const verifying = adminRoute('customers.manage', {
  method: 'post',
  path: '/admin/customers/{id}/verification-links',
  operationId: 'sendVerificationLink',
  summary: 'Mails the customer the link that proves their e-mail',
  tags,
  request: { params: byId, body: nothing },
  responses: { 202: emptyResponse('Written'), ...refused },
});
const signingOut = adminRoute('customers.manage', {
  method: 'delete',
  path: '/admin/customers/{id}/sign-ins',
  operationId: 'signCustomerOut',
  summary: 'Ends every sign-in of a customer',
  tags,
  request: { params: byId },
  responses: { 204: emptyResponse('Ended'), ...errorResponses(404, 422) },
});
const blocking = adminRoute('customers.manage', {
  method: 'put',
  path: '/admin/customers/{id}/block',
  operationId: 'blockCustomer',
  summary: 'Refuses signing in until it is taken back, and ends every sign-in',
  tags,
  request: { params: byId, body: jsonBody(blockInput, 'PUT') },
  responses: { 204: emptyResponse('Blocked'), ...refused },
});
const unblocking = adminRoute('customers.manage', {
  method: 'delete',
  path: '/admin/customers/{id}/block',
  operationId: 'unblockCustomer',
  summary: 'Lets a customer sign in again',
  tags,
  request: { params: byId },
  responses: { 204: emptyResponse('Open again'), ...errorResponses(404, 422) },
});

async function accessOf(machine: Machine, { id }: Customer): Promise<AccessShape> {
  const { db, clock } = machine;
  const [{ hasAccount, blocked }, ways, signIns] = await Promise.all([
    findBlock(db, id),
    findWaysIn(db, id),
    listSignIns(db, id, clock.now()),
  ]);
  return {
    '@id': `/api/v2/admin/customers/${id}/access`,
    '@type': 'CustomerAccess',
    hasAccount,
    hasPassword: ways.hasPassword,
    providers: ways.identities.map(({ provider }) => socialLabel(machine, provider)),
    signIns: signIns.map(({ createdAt, lastUsedAt, ...device }) => ({
      ...device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    blocked: blocked && { at: blocked.at.toISOString(), reason: blocked.reason },
  };
}

/** One deed on the account of whom the path names. */
async function act(
  c: Context<AdminEnv>,
  id: string,
  action: string,
  command: (work: Work, customer: Customer) => Promise<unknown>,
): Promise<void> {
  const customer = await getLivingCustomer(c.var.machine.db, id);
  const deed = { action, subject: String(customer.id) };
  await actAsStaff(c, deed, (work) => command(work, customer));
}

/** The site a customer signed up on, where their links lead. */
async function originOf({ db, config }: Machine, { channel }: Customer): Promise<string> {
  const found = await findChannel(db, channel);
  if (!found) throw new Error(`No channel ${channel}`);
  return channelOrigin(found, config);
}

/** What the team sees of an account, and does for its owner; no password passes here. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(reading, async (c) => {
    const { machine } = c.var;
    return ld(c, await accessOf(machine, await getCustomer(machine.db, c.req.valid('param').id)));
  })
  .openapi(linking, async (c) => {
    await act(c, c.req.valid('param').id, 'customer.password_link', async (work, customer) => {
      if (!(await findBlock(work.tx, customer.id)).hasAccount) throw refuse('account.unknown');
      await requestReset(work, customer.email, await originOf(c.var.machine, customer));
    });
    return c.body(null, 202);
  })
  .openapi(verifying, async (c) => {
    await act(c, c.req.valid('param').id, 'customer.verification', async (work, customer) => {
      if (customer.emailVerifiedAt) throw refuse('account.verified');
      await requestVerification(work, customer, await originOf(c.var.machine, customer));
    });
    return c.body(null, 202);
  })
  .openapi(signingOut, async (c) => {
    await act(c, c.req.valid('param').id, 'customer.signed_out', (work, { id }) =>
      endEverySignIn(work, id),
    );
    return c.body(null, 204);
  })
  .openapi(blocking, async (c) => {
    const { reason } = c.req.valid('json');
    await act(c, c.req.valid('param').id, 'customer.blocked', (work, { id }) =>
      blockAccount(work, id, reason),
    );
    return c.body(null, 204);
  })
  .openapi(unblocking, async (c) => {
    await act(c, c.req.valid('param').id, 'customer.unblocked', (work, { id }) =>
      unblockAccount(work, id),
    );
    return c.body(null, 204);
  });
