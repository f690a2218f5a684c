import { callersLanguage } from '#i18n/spoken.server.ts';
import { mailboxOf } from '#kit/mailbox.ts';
import {
  channelOrigin,
  idempotent,
  refuseBots,
  type ShopEnv,
} from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { spelled } from '#platform/mailed-confirmation.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { confirmSubscription } from './confirm-subscription.ts';

import { subscribe } from './subscribe.ts';
import { leaveByLink } from './unsubscribe.ts';

const HOUR = 3600;
const limitVisitors = createRateLimit(20, HOUR);
/** Limits mails to one address, because anybody may enter any address. */
const limitMailbox = createRateLimit(5, HOUR);

/** Newsletter (contracts §2.4). Its links work for their holder, signed in or not. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.askForNewsletter), async (c) => {
    const { email, source, recaptchaToken } = c.req.valid('json');
    const { appContext, channel, caller, clientAddress } = c.var;
    await limitVisitors(c, clientAddress);
    await limitMailbox(c, mailboxOf(email));
    return idempotent(
      c,
      async (work) => {
        const customer = caller && (await findCustomer(work.tx, caller.customerId));
        const isTheirs = customer !== null && spelled(customer.email) === spelled(email);
        await subscribe(work, {
          email,
          source,
          channelCode: channel.code,
          language: callersLanguage() ?? 'fr',
          from: clientAddress,
          isProven: isTheirs && customer.emailVerifiedAt !== null,
          origin: channelOrigin(channel, appContext.config),
        });
        return { status: 202 };
      },
      () => refuseBots(c, { action: 'newsletter', token: recaptchaToken, whenSilent: 'closed' }),
    );
  })
  .openapi(route(operations.confirmNewsletter), async (c) => {
    const { appContext, channel } = c.var;
    const { token } = c.req.valid('param');
    const origin = channelOrigin(channel, appContext.config);
    await transact(appContext, (work) => confirmSubscription(work, token, origin));
    return c.body(null, 202);
  })
  .openapi(route(operations.leaveNewsletter), async (c) => {
    await transact(c.var.appContext, (work) => leaveByLink(work, c.req.valid('param').token));
    return c.body(null, 204);
  })
  .openapi(route(operations.leaveNewsletterByMailReader), async (c) => {
    await transact(c.var.appContext, (work) => leaveByLink(work, c.req.valid('param').token));
    return c.body(null, 204);
  });
