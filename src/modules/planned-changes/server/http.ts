import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/work.ts';
import { words } from '#refusals.ts';
import * as operations from '../operations.ts';
import { answerChange, findAsked } from './answer-change.ts';
import { presentAnnounced } from './present-announced.ts';

/** A link is 256 bits: this only keeps somebody from trying many. */
const limitVisitors = createRateLimit(60, 3600);

/** The links of the letters: for whoever holds them, signed in or not. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.getAnnouncedChange), async (c) => {
    await limitVisitors(c, c.var.clientAddress);
    const { db, clock } = c.var.machine;
    const { token } = c.req.valid('param');
    const asked = await findAsked(db, token);
    if (asked.length === 0) throw refuse('planned_change.unknown');
    return ld(c, await presentAnnounced(db, token, asked, clock.today()));
  })
  .openapi(route(operations.answerAnnouncedChange), async (c) => {
    await limitVisitors(c, c.var.clientAddress);
    const { machine } = c.var;
    const { token } = c.req.valid('param');
    const answer = c.req.valid('json');
    await transact(machine, (work) =>
      answerChange(work, token, answer, machine.config.SUPPORT_EMAIL),
    );
    return c.body(null, 204);
  });
