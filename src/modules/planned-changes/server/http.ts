import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { answerChange, findAnnounced } from './answer-change.ts';
import { presentAnnounced } from './present-announced.ts';

/** The token in a link has 256 bits; this limit only stops a client from guessing many. */
const limitVisitors = createRateLimit(60, 3600);

/** Routes for the links in notices, open to whoever has the link, signed in or not. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.getAnnouncedChange), async (c) => {
    await limitVisitors(c, c.var.clientAddress);
    const { db, clock } = c.var.appContext;
    const { token } = c.req.valid('param');
    const requested = await findAnnounced(db, token);
    if (requested.length === 0) throw refuse('planned_change.unknown');
    return ld(c, await presentAnnounced(db, token, requested, clock.today()));
  })
  .openapi(route(operations.answerAnnouncedChange), async (c) => {
    await limitVisitors(c, c.var.clientAddress);
    const { appContext } = c.var;
    const { token } = c.req.valid('param');
    const answer = c.req.valid('json');
    await transact(appContext, (work) =>
      answerChange(work, token, answer, appContext.config.SUPPORT_EMAIL),
    );
    return c.body(null, 204);
  });
