import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { latestInParis } from '#kit/dates.ts';
import { isOutage, OUTAGE_RETRY_SECONDS } from '#kit/outage.ts';
import { ownValue } from '#kit/own-value.ts';
import { Refusal, refuse } from '#kit/refusal.ts';
import { type ShopEnv, siteOrigins } from '#modules/channels/server/index.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { transact } from '#platform/unit-of-work.ts';
import { eventShape, refusals, reportShape } from '../contracts.ts';
import { chooseCampaigns } from '../rules/index.ts';
import { noteTests } from './note-tests.ts';
import { findRunningCampaigns } from './queries.ts';
import { reportCampaign } from './report-campaign.ts';
import { visitorOf } from './visitor-http.ts';

const LARGEST_BODY = 64 * 1024;
const asks = createRateLimit(600, 60);
const reports = createRateLimit(300, 60);

const CODE = /^[a-z0-9][a-z0-9-]{0,63}$/;
const STATUSES: Readonly<Record<string, number>> = { ...refusals, 'rate.limited': 429 };

/** The campaign service (contracts §6). Errors are `{ code, message }`. */
export const campaignRoutes = new Hono<ShopEnv>();

campaignRoutes.use((c, next) => {
  const { config } = c.var.appContext;
  // The only service that accepts cookies across origins, so only our own storefronts are allowed.
  const origin = [...siteOrigins(config), ...config.CORS_ORIGINS];
  return cors({ origin, credentials: true, exposeHeaders: ['Retry-After', 'X-Request-Id'] })(
    c,
    next,
  );
});
campaignRoutes.use(
  limitBody(LARGEST_BODY, (c) =>
    c.json({ code: 'campaign.unreadable', message: 'Body too large' }, 413),
  ),
);

campaignRoutes.onError((error, c) => {
  const status = error instanceof Refusal ? ownValue(STATUSES, error.code) : undefined;
  if (!(error instanceof Refusal) || status === undefined) {
    c.var.log.error({ err: error }, 'request failed');
    if (!isOutage(error)) return c.json({ code: 'internal', message: 'Internal Error' }, 500);
    c.header('retry-after', String(OUTAGE_RETRY_SECONDS));
    return c.json({ code: 'unavailable', message: 'Service Unavailable' }, 503);
  }
  const message = String(error.params.message ?? error.code);
  return c.json({ code: error.code, message }, status as ContentfulStatusCode);
});
campaignRoutes.notFound((c) => c.json({ code: 'not_found', message: 'Not found' }, 404));

async function read<S extends z.ZodType>(c: Context, shape: S): Promise<z.output<S>> {
  const text = await c.req.text();
  const parsed = shape.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw refuse('campaign.unreadable', { message: z.prettifyError(parsed.error) });
}

/** Null for invalid JSON: the schema then refuses it with a message. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

campaignRoutes.post('/campaigns/', async (c) => {
  await asks(c, c.var.clientAddress);
  const visit = await read(c, eventShape);
  const { db, clock, config } = c.var.appContext;
  const campaigns = await findRunningCampaigns(db, latestInParis(clock.now()));
  const visitor = visitorOf(c, visit.consent === true, config.PUBLIC_SCHEME === 'https');
  c.header('cache-control', 'no-store');
  const answer = chooseCampaigns(campaigns, visit, visitor);
  if (visitor !== null && (answer.abtest || visit.abtests))
    await transact(c.var.appContext, (work) => noteTests(work, { visitor, visit, answer }));
  return c.json(answer);
});

campaignRoutes.post('/campaigns/report/:campaign', async (c) => {
  await reports(c, c.var.clientAddress);
  await read(c, reportShape);
  const { campaign } = c.req.param();
  if (!CODE.test(campaign)) throw refuse('campaign.unknown');
  await transact(c.var.appContext, (work) => reportCampaign(work, campaign));
  return c.body(null, 204);
});
