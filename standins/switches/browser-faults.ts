import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { faultAnswer, faultFor } from './fault.ts';
import { type DemoCampaign, switchesOf } from './switches.ts';

/** Renders the Markdown of a campaign's configurations, as the campaign service does. */
export type RenderCampaign = (
  configurations: DemoCampaign['configurations'],
) => Readonly<Record<string, unknown>>;

const SEEN_CALLS = '/campaigns/';
const REPORTED = /^\/campaigns\/report\/essai-/;

/** Applies the faults of a visitor's switches to their requests, before anything else answers. */
export function browserFaults(render: RenderCampaign): MiddlewareHandler {
  let shown = 0;
  return async (c, next) => {
    const on = switchesOf(c.req.header('cookie'));
    if (on.length === 0) return next();
    const { method, path } = c.req;
    const { search } = new URL(c.req.url);
    const faults = on.flatMap(({ browser = [] }) => browser);
    const meets = faultFor(faults, method, path + search)?.meets;
    if (meets && typeof meets !== 'string') {
      if (!('late' in meets)) return faultAnswer(meets);
      await wait(meets.late);
    }
    if (method === 'POST' && REPORTED.test(path)) return c.body(null, 204);
    const campaigns = on.flatMap(({ campaign }) => campaign ?? []);
    const isRequested = method === 'POST' && path === SEEN_CALLS && campaigns.length > 0;
    const parsed = isRequested ? await c.req.raw.clone().json() : null;
    await next();
    if (parsed?.event !== 'page_view' || !c.res.ok) return undefined;
    const answer = await c.res.json();
    for (const { action, configurations } of campaigns) {
      shown += 1;
      // A new campaign code each time, so that a dialog can be shown repeatedly.
      const campaign = `essai-${action.replaceAll('_', '-')}-${shown}`;
      answer[action] = { campaign, configurations: render(configurations) };
    }
    const headers = new Headers(c.res.headers);
    headers.delete('content-length');
    c.res = undefined;
    c.res = Response.json(answer, { headers });
    return undefined;
  };
}
