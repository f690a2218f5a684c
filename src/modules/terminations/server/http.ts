import { mailboxOf } from '#kit/mailbox.ts';
import { idempotent, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { notifyTermination } from './notify-termination.ts';

const HOUR = 3600;
const limitVisitors = createRateLimit(20, HOUR);
/** Anybody may enter any e-mail, so confirmations per mailbox are limited. */
const limitMailbox = createRateLimit(5, HOUR);

/** The termination function of SUB-02, with the same responses for everybody. */
export const shopRoutes = apiRoutes<ShopEnv>(words).openapi(
  route(operations.notifyTermination),
  async (c) => {
    const given = c.req.valid('json');
    await limitVisitors(c, c.var.clientAddress);
    await limitMailbox(c, `mail:${mailboxOf(given.email)}`);
    const { SUPPORT_EMAIL } = c.var.appContext.config;
    return idempotent(c, async (work) => {
      const { reference, contract, email, notifiedAt } = await notifyTermination(
        work,
        given,
        SUPPORT_EMAIL,
      );
      const body = {
        '@context': '/api/v2/contexts/Termination',
        '@id': `/api/v2/shop/terminations/${reference}`,
        '@type': 'Termination' as const,
        reference,
        contract,
        email,
        notifiedAt: notifiedAt.toISOString(),
      };
      return { status: 201, body };
    });
  },
);
