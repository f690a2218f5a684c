import { refuse } from '#kit/refusal.ts';
import {
  channelOrigin,
  idempotent,
  mustSignIn,
  type ShopEnv,
} from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { failureKeys } from '#platform/failure-keys.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { tooMany } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { findPasswordWeakness } from '#platform/password-strength.ts';
import { forgetFailures } from '#platform/sign-in-failures.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import * as operations from '../../operations.ts';
import { takeEmailBack } from '../email-returns.ts';
import { countLinkRequest } from '../limit-sign-in-links.ts';
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

/** Accounts and passwords (contracts §1.10). */
export const accountRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.lookUpCustomer), async (c) => {
    await limits.limitLookups(c);
    const { email, recaptchaToken } = c.req.valid('json');
    await refuseBots(c, 'lookup', recaptchaToken);
    const { db } = c.var.appContext;
    const account = await findAccount(db, email);
    const hasPassword = typeof account?.passwordHash === 'string';
    const socialProviders = account ? await findLinkedProviders(db, account.customerId) : [];
    return ld(c, { email, exists: account !== null, hasPassword, socialProviders });
  })
  .openapi(route(operations.registerCustomer), async (c) => {
    await limits.limitRegistrations(c);
    const { password, recaptchaToken, ...customer } = c.req.valid('json');
    const { firstName, lastName, email } = customer;
    const { appContext, channel } = c.var;
    const hashPassword = async () => {
      await refuseBots(c, 'register', recaptchaToken);
      const ownWords = [firstName, lastName, email];
      return acceptPassword(c, { password, field: 'password', ownWords });
    };
    const register = async (work: UnitOfWork, hash: string) => {
      const id = await registerAccount(work, customer, hash, channel.code);
      const origin = channelOrigin(channel, appContext.config);
      await requestVerification(work, { id, email, firstName }, origin);
      return { status: 204 as const };
    };
    return idempotent(c, register, hashPassword);
  })
  .openapi(route(operations.changePassword), async (c) => {
    const { customerId, signInId } = mustSignIn(c);
    const { appContext } = c.var;
    const isOwn = c.req.valid('param').id === String(customerId);
    const customer = isOwn && (await findCustomer(appContext.db, customerId));
    if (!customer) throw refuse('customer.unknown');
    const { newPassword, currentPassword: password, ...vouched } = c.req.valid('json');
    const { firstName, lastName, email } = customer;
    const prove = () => proveOwner(c, email, { password, ...vouched }, 'currentPassword');
    const isFirst = (await findAccount(appContext.db, email))?.passwordHash === null;
    if (!isFirst && typeof password === 'string') await prove();
    const ownWords = [firstName, lastName, email];
    const chosen = { password: newPassword, field: 'newPassword', ownWords };
    const hash = await acceptPassword(c, chosen);
    // The provider's proof is single-use, so it is consumed only after the password was accepted.
    if (isFirst) await prove();
    await transact(appContext, (work) => setPassword(work, customer, hash, signInId));
    return c.body(null, 204);
  })
  .openapi(route(operations.requestPasswordReset), async (c) => {
    await limits.limitResets(c);
    const { email } = c.req.valid('json');
    await limits.limitMails(c, email);
    const { appContext, channel } = c.var;
    const origin = channelOrigin(channel, appContext.config);
    const { locale } = c.var;
    // A job looks up the e-mail, so that the response takes the same time whether the address exists or not.
    await transact(appContext, (work) =>
      work.announce('password_reset.asked', { email, origin, locale }),
    );
    return c.body(null, 202);
  })
  .openapi(route(operations.requestSignInLink), async (c) => {
    await limits.limitResets(c);
    const { email } = c.req.valid('json');
    const { appContext, channel } = c.var;
    const origin = channelOrigin(channel, appContext.config);
    // A job looks up the e-mail, so that the response takes the same time whether the address exists or not.
    const seconds = await transact(appContext, async (work) => {
      const wait = await countLinkRequest(work, appContext.config, email, c.var.clientAddress);
      const { locale } = c.var;
      if (wait === null) await work.announce('sign_in_link.asked', { email, origin, locale });
      return wait;
    });
    if (seconds !== null) throw tooMany(c, seconds);
    return c.body(null, 202);
  })
  .openapi(route(operations.checkSignInLink), async (c) => {
    await limits.limitLinkChecks(c);
    const { db, clock } = c.var.appContext;
    const isValid = await isMailTokenValid(db, 'sign_in', c.req.valid('param').token, clock.now());
    if (!isValid) throw refuse('link.unknown');
    return c.body(null, 204);
  })
  .openapi(route(operations.checkPasswordReset), async (c) => {
    await limits.limitLinkChecks(c);
    const { db, clock } = c.var.appContext;
    const isValid = await isMailTokenValid(db, 'reset', c.req.valid('param').token, clock.now());
    if (!isValid) throw refuse('link.unknown');
    return c.body(null, 204);
  })
  .openapi(route(operations.resetPassword), async (c) => {
    await limits.limitResets(c);
    const { token } = c.req.valid('param');
    const { newPassword } = c.req.valid('json');
    const chosen = { password: newPassword, field: 'newPassword', ownWords: [] };
    const hash = await acceptPassword(c, chosen);
    await transact(c.var.appContext, async (work) => {
      const email = await resetPassword(work, token, hash);
      await forgetFailures(work, failureKeys(email, c.var.clientAddress));
    });
    return c.body(null, 202);
  })
  .openapi(route(operations.requestVerification), async (c) => {
    const { customerId } = mustSignIn(c);
    const { appContext, channel } = c.var;
    const customer = await findCustomer(appContext.db, customerId);
    if (!customer) throw refuse('customer.unknown');
    if (customer.emailVerifiedAt) throw refuse('account.verified');
    await limits.limitMails(c, customer.email);
    const origin = channelOrigin(channel, appContext.config);
    await transact(appContext, (work) => requestVerification(work, customer, origin));
    return c.body(null, 202);
  })
  .openapi(route(operations.verifyAccount), async (c) => {
    await limits.limitResets(c);
    const { token } = c.req.valid('param');
    await transact(c.var.appContext, (work) => verifyAccount(work, token));
    return c.body(null, 202);
  })
  .openapi(route(operations.takeEmailBack), async (c) => {
    await limits.limitResets(c);
    const { appContext, channel } = c.var;
    const origin = channelOrigin(channel, appContext.config);
    const { token } = c.req.valid('param');
    await transact(appContext, (work) => takeEmailBack(work, token, origin));
    return c.body(null, 202);
  })
  .openapi(route(operations.advisePassword), async (c) => {
    await limits.limitAdvice(c);
    const { password, firstName, lastName, email } = c.req.valid('json');
    const ownWords = [firstName, lastName, email].filter((word) => typeof word === 'string');
    const code = await findPasswordWeakness(password, ownWords);
    return ld(c, { code, message: code && words(code, {}) });
  });
