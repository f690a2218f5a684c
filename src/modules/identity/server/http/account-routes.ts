import { createRoute, z } from '@hono/zod-openapi';
import { refuse } from '#kit/refusal.ts';
import {
  answerOnce,
  channelOrigin,
  mustSignIn,
  type ShopEnv,
} from '#modules/channels/server/index.ts';
import {
  customerLookup,
  customerLookupShape,
  customerRegistration,
  passwordChange,
  passwordReset,
  passwordResetRequest,
} from '#modules/customers/contracts.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { failureKeys } from '#platform/failure-keys.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import {
  creationHeaders,
  emptyResponse,
  errorResponses,
  jsonBody,
  ldResponse,
} from '#platform/http/openapi.ts';
import { findPasswordWeakness } from '#platform/password-strength.ts';
import { forgetFailures } from '#platform/sign-in-failures.ts';
import { transact } from '#platform/work.ts';
import { words } from '#refusals.ts';
import type { Work } from '#schema.ts';
import { passwordAdviceRequest, passwordAdviceShape } from '../../contracts.ts';
import { isMailTokenValid } from '../mail-tokens.ts';
import { findAccount, findLinkedProviders } from '../queries.ts';
import { registerAccount } from '../register-account.ts';
import { requestVerification } from '../request-verification.ts';
import { resetPassword } from '../reset-password.ts';
import { setPassword } from '../set-password.ts';
import { verifyAccount } from '../verify-account.ts';
import { acceptPassword } from './accept-password.ts';
import * as limits from './limits.ts';
import { proveOwner } from './prove-owner.ts';
import { refuseBots } from './refuse-bots.ts';

const nothing = z.object({});
const byToken = z.object({ token: z.string() });

const lookupRoute = createRoute({
  method: 'post',
  path: '/shop/customer/lookup',
  operationId: 'lookUpCustomer',
  tags: ['Customer'],
  summary: 'Whether an e-mail has an account',
  request: { body: jsonBody(customerLookup, 'POST') },
  responses: {
    200: ldResponse(customerLookupShape, 'Known or not'),
    ...errorResponses(400, 401, 415, 422, 429),
  },
});

const registerRoute = createRoute({
  method: 'post',
  path: '/shop/customers',
  operationId: 'registerCustomer',
  tags: ['Customer'],
  summary: 'Creates a customer with an account, and mails a link that verifies the e-mail',
  request: { headers: creationHeaders, body: jsonBody(customerRegistration, 'POST') },
  responses: { 204: emptyResponse('Created'), ...errorResponses(400, 401, 415, 422, 429) },
});

const passwordRoute = createRoute({
  method: 'put',
  path: '/shop/customers/{id}/password',
  operationId: 'changePassword',
  tags: ['Customer'],
  summary: 'Changes the password and ends the other sign-ins',
  request: { params: z.object({ id: z.string() }), body: jsonBody(passwordChange, 'PUT') },
  responses: { 204: emptyResponse('Changed'), ...errorResponses(400, 401, 404, 415, 422, 429) },
});

const requestResetRoute = createRoute({
  method: 'post',
  path: '/shop/reset-password-requests',
  operationId: 'requestPasswordReset',
  tags: ['Authentication'],
  summary: 'Mails a link to choose a new password; the answer is the same for an unknown e-mail',
  request: { body: jsonBody(passwordResetRequest, 'POST') },
  responses: { 202: emptyResponse('Accepted'), ...errorResponses(400, 401, 415, 422, 429) },
});

const checkResetRoute = createRoute({
  method: 'get',
  path: '/shop/reset-password-requests/{token}',
  operationId: 'checkPasswordReset',
  tags: ['Authentication'],
  summary: 'Whether a mailed link may still be used; it stays usable',
  request: { params: byToken },
  responses: { 204: emptyResponse('It may'), ...errorResponses(401, 404, 429) },
});

const resetRoute = createRoute({
  method: 'patch',
  path: '/shop/reset-password-requests/{token}',
  operationId: 'resetPassword',
  tags: ['Authentication'],
  summary: 'Sets a new password through the mailed link, once',
  request: { params: byToken, body: jsonBody(passwordReset, 'PATCH') },
  responses: { 202: emptyResponse('Done'), ...errorResponses(400, 401, 415, 422, 429) },
});

const requestVerificationRoute = createRoute({
  method: 'post',
  path: '/shop/account-verification-requests',
  operationId: 'requestVerification',
  tags: ['Authentication'],
  summary: 'Mails the signed-in customer a link that verifies their e-mail',
  request: { body: jsonBody(nothing, 'POST') },
  responses: { 202: emptyResponse('Accepted'), ...errorResponses(400, 401, 415, 422, 429) },
});

const verifyRoute = createRoute({
  method: 'patch',
  path: '/shop/account-verification-requests/{token}',
  operationId: 'verifyAccount',
  tags: ['Authentication'],
  summary: 'Verifies an e-mail through the mailed link, once',
  request: { params: byToken, body: jsonBody(nothing, 'PATCH') },
  responses: { 202: emptyResponse('Done'), ...errorResponses(400, 401, 415, 422, 429) },
});

const adviceRoute = createRoute({
  method: 'post',
  path: '/shop/password-advice',
  operationId: 'advisePassword',
  tags: ['Authentication'],
  summary: 'Why a password is weak, while it is being chosen; nothing is kept',
  request: { body: jsonBody(passwordAdviceRequest, 'POST') },
  responses: {
    200: ldResponse(passwordAdviceShape, 'The advice'),
    ...errorResponses(400, 401, 415, 422, 429),
  },
});

/** Accounts and passwords (contracts §1.10). */
export const accountRoutes = apiRoutes<ShopEnv>(words)
  .openapi(lookupRoute, async (c) => {
    await limits.limitLookups(c);
    const { email, recaptchaToken } = c.req.valid('json');
    await refuseBots(c, 'lookup', recaptchaToken);
    const { db } = c.var.machine;
    const account = await findAccount(db, email);
    const hasPassword = typeof account?.passwordHash === 'string';
    const socialProviders = account ? await findLinkedProviders(db, account.customerId) : [];
    return ld(c, { email, exists: account !== null, hasPassword, socialProviders });
  })
  .openapi(registerRoute, async (c) => {
    await limits.limitRegistrations(c);
    const { password, recaptchaToken, ...customer } = c.req.valid('json');
    const { firstName, lastName, email } = customer;
    const { machine, channel } = c.var;
    const hashPassword = async () => {
      await refuseBots(c, 'register', recaptchaToken);
      const ownWords = [firstName, lastName, email];
      return acceptPassword(c, { password, field: 'password', ownWords });
    };
    const register = async (work: Work, hash: string) => {
      const id = await registerAccount(work, customer, hash, channel.code);
      const origin = channelOrigin(channel, machine.config);
      await requestVerification(work, { id, email, firstName }, origin);
      return { status: 204 as const };
    };
    return answerOnce(c, register, hashPassword);
  })
  .openapi(passwordRoute, async (c) => {
    const { customerId, signInId } = mustSignIn(c);
    const { machine } = c.var;
    const isOwn = c.req.valid('param').id === String(customerId);
    const customer = isOwn && (await findCustomer(machine.db, customerId));
    if (!customer) throw refuse('customer.unknown');
    const { newPassword, currentPassword: password, ...vouched } = c.req.valid('json');
    const { firstName, lastName, email } = customer;
    const prove = () => proveOwner(c, email, { password, ...vouched }, 'currentPassword');
    const isFirst = (await findAccount(machine.db, email))?.passwordHash === null;
    if (!isFirst && typeof password === 'string') await prove();
    const ownWords = [firstName, lastName, email];
    const chosen = { password: newPassword, field: 'newPassword', ownWords };
    const hash = await acceptPassword(c, chosen);
    // What a provider vouched for is used up at once: a weak password should not cost it.
    if (isFirst) await prove();
    await transact(machine, (work) => setPassword(work, customer, hash, signInId));
    return c.body(null, 204);
  })
  .openapi(requestResetRoute, async (c) => {
    await limits.limitResets(c);
    const { email } = c.req.valid('json');
    await limits.limitMails(c, email);
    const { machine, channel } = c.var;
    const origin = channelOrigin(channel, machine.config);
    // A job looks the e-mail up: a known one is answered by the same statements as an unknown one.
    await transact(machine, (work) => work.announce('password_reset.asked', { email, origin }));
    return c.body(null, 202);
  })
  .openapi(checkResetRoute, async (c) => {
    await limits.limitLinkChecks(c);
    const { db, clock } = c.var.machine;
    const isValid = await isMailTokenValid(db, 'reset', c.req.valid('param').token, clock.now());
    if (!isValid) throw refuse('link.unknown');
    return c.body(null, 204);
  })
  .openapi(resetRoute, async (c) => {
    await limits.limitResets(c);
    const { token } = c.req.valid('param');
    const { newPassword } = c.req.valid('json');
    const chosen = { password: newPassword, field: 'newPassword', ownWords: [] };
    const hash = await acceptPassword(c, chosen);
    await transact(c.var.machine, async (work) => {
      const email = await resetPassword(work, token, hash);
      await forgetFailures(work, failureKeys(email, c.var.clientAddress));
    });
    return c.body(null, 202);
  })
  .openapi(requestVerificationRoute, async (c) => {
    const { customerId } = mustSignIn(c);
    const { machine, channel } = c.var;
    const customer = await findCustomer(machine.db, customerId);
    if (!customer) throw refuse('customer.unknown');
    if (customer.emailVerifiedAt) throw refuse('account.verified');
    await limits.limitMails(c, customer.email);
    const origin = channelOrigin(channel, machine.config);
    await transact(machine, (work) => requestVerification(work, customer, origin));
    return c.body(null, 202);
  })
  .openapi(verifyRoute, async (c) => {
    await limits.limitResets(c);
    const { token } = c.req.valid('param');
    await transact(c.var.machine, (work) => verifyAccount(work, token));
    return c.body(null, 202);
  })
  .openapi(adviceRoute, async (c) => {
    await limits.limitAdvice(c);
    const { password, firstName, lastName, email } = c.req.valid('json');
    const ownWords = [firstName, lastName, email].filter((word) => typeof word === 'string');
    const code = await findPasswordWeakness(password, ownWords);
    return ld(c, { code, message: code && words(code, {}) });
  });
