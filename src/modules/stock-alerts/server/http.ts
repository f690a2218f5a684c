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
import { askForAlert } from './ask-for-alert.ts';
import { confirmAlert } from './confirm-alert.ts';
import { endAlert } from './end-alert.ts';
import { originIn } from './jobs.ts';

const HOUR = 3600;
const limitVisitors = createRateLimit(30, HOUR);
/** Anybody may enter any address, so mails per mailbox are limited. */
const limitMailbox = createRateLimit(10, HOUR);

/** Routes for alerts on stock and prices. The links in mails need no sign-in. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.askForStockAlert), async (c) => {
    const { variantCode, awaits, email, recaptchaToken } = c.req.valid('json');
    const { appContext, channel, caller, clientAddress } = c.var;
    await limitVisitors(c, clientAddress);
    await limitMailbox(c, mailboxOf(email));
    return idempotent(
      c,
      async (work) => {
        const customer = caller && (await findCustomer(work.tx, caller.customerId));
        const isTheirs = customer !== null && spelled(customer.email) === spelled(email);
        await askForAlert(work, {
          variantCode,
          awaits,
          email,
          channelCode: channel.code,
          isProven: isTheirs && customer.emailVerifiedAt !== null,
          origin: channelOrigin(channel, appContext.config),
        });
        return { status: 202 };
      },
      () => refuseBots(c, { action: 'stock-alert', token: recaptchaToken, whenSilent: 'closed' }),
    );
  })
  .openapi(route(operations.confirmStockAlert), async (c) => {
    const { appContext } = c.var;
    const { token } = c.req.valid('param');
    await transact(appContext, (work) => confirmAlert(work, token, originIn(appContext)));
    return c.body(null, 202);
  })
  .openapi(route(operations.endStockAlert), async (c) => {
    await transact(c.var.appContext, (work) => endAlert(work, c.req.valid('param').token));
    return c.body(null, 204);
  })
  .openapi(route(operations.endStockAlertByMailReader), async (c) => {
    await transact(c.var.appContext, (work) => endAlert(work, c.req.valid('param').token));
    return c.body(null, 204);
  });
