import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { undoing } from '#modules/subscriptions/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { dismissEvent, takeEvent } from './answer-events.ts';
import { findProposedEvents, presentEvent } from './find-events.ts';

/** An event of the caller. @throws Refusal for an invalid id. */
function eventOf(c: Context<ShopEnv>, id: string) {
  const { customerId } = mustSignIn(c);
  if (!c.var.appContext.config.FEATURE_ANIMALS || !/^\d{1,15}$/.test(id))
    throw refuse('life_event.unknown');
  return { customerId, id: Number(id) };
}

/**
 * Proposed changes of a subscription after events in an animal's life: shown once, accepted or
 * dismissed with one click.
 */
export const lifeEventRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.listLifeEvents), async (c) => {
    const { customerId } = mustSignIn(c);
    const { db, clock, config } = c.var.appContext;
    const found = config.FEATURE_ANIMALS
      ? await findProposedEvents(db, customerId, clock.today())
      : [];
    return ld(c, collection(c, 'LifeEvent', found.map(presentEvent)));
  })
  .openapi(route(operations.takeLifeEvent), (c) => {
    const { id } = eventOf(c, c.req.valid('param').id);
    const taking = c.req.valid('json');
    return undoing(c, taking.subscription, (work, access) =>
      takeEvent(work, access, { id, taking }),
    );
  })
  .openapi(route(operations.dismissLifeEvent), async (c) => {
    const own = eventOf(c, c.req.valid('param').id);
    await transact(c.var.appContext, (work) => dismissEvent(work, own));
    return c.body(null, 204);
  });
