import { mailboxOf } from '#kit/mailbox.ts';
import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { invite, readInvitation, withdrawInvitation } from './invite.ts';
import { chooseReminders, endSharing, join } from './share.ts';

const HOUR = 3600;
/** Limits mails to one address, whoever requests them. */
const limitMailbox = createRateLimit(10, HOUR);
/** Limits attempts to guess a link, although 256 bits cannot be guessed. */
const limitVisitors = createRateLimit(60, HOUR);

/** An invalid id becomes 0, which matches nothing. */
const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

/**
 * A second person on a customer's subscriptions (N-14): invited by mail, joining with their own
 * account, ended by either side.
 */
export const householdRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.inviteToHousehold), async (c) => {
    const { customerId: ownerId } = mustSignIn(c);
    const { appContext, channel, clientAddress } = c.var;
    const { email } = c.req.valid('json');
    await limitVisitors(c, clientAddress);
    await limitMailbox(c, mailboxOf(email));
    await transact(appContext, (work) =>
      invite(work, appContext, { ownerId, email, channel: channel.code }),
    );
    return c.body(null, 204);
  })
  .openapi(route(operations.withdrawHouseholdInvitation), async (c) => {
    const { customerId: ownerId } = mustSignIn(c);
    const id = idOf(c.req.valid('param').id);
    await transact(c.var.appContext, (work) => withdrawInvitation(work, { ownerId, id }));
    return c.body(null, 204);
  })
  .openapi(route(operations.endHouseholdSharing), async (c) => {
    const { customerId } = mustSignIn(c);
    const { appContext, channel } = c.var;
    const id = idOf(c.req.valid('param').id);
    await transact(appContext, (work) =>
      endSharing(work, appContext, { customerId, id, channel: channel.code }),
    );
    return c.body(null, 204);
  })
  .openapi(route(operations.chooseHouseholdReminders), async (c) => {
    const { customerId: memberId } = mustSignIn(c);
    const id = idOf(c.req.valid('param').id);
    const { reminders } = c.req.valid('json');
    await transact(c.var.appContext, (work) => chooseReminders(work, { memberId, id, reminders }));
    return c.body(null, 204);
  })
  .openapi(route(operations.getHouseholdInvitation), async (c) => {
    const { appContext, clientAddress } = c.var;
    await limitVisitors(c, clientAddress);
    const { token } = c.req.valid('param');
    c.header('cache-control', 'no-store');
    const found = await readInvitation(appContext.db, token, appContext.clock.today());
    return ld(c, {
      '@id': '/api/v2/shop/household-invitations',
      '@type': 'HouseholdLink',
      ...found,
    } as const);
  })
  .openapi(route(operations.joinHousehold), async (c) => {
    const { customerId: memberId } = mustSignIn(c);
    const { appContext, channel, clientAddress } = c.var;
    await limitVisitors(c, clientAddress);
    const { token } = c.req.valid('param');
    await transact(appContext, (work) =>
      join(work, appContext, { memberId, token, channel: channel.code }),
    );
    return c.body(null, 204);
  });
