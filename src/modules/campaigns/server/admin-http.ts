import type { Context } from 'hono';
import { latestInParis } from '#kit/dates.ts';
import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { listCampaignsForTeam } from './list-for-team.ts';
import { readTests } from './read-tests.ts';
import { createCampaign, editCampaign, switchCampaign } from './save-campaign.ts';

async function read(c: Context<AdminEnv>, code: string) {
  const { db, clock } = c.var.appContext;
  const [campaign] = await listCampaignsForTeam(db, latestInParis(clock.now()), { code });
  if (!campaign) throw refuse('campaign.unknown');
  return { '@context': '/api/v2/contexts/Campaign', ...campaign };
}

async function show(c: Context<AdminEnv>, code: string, enabled: boolean) {
  const action = enabled ? 'campaign.published' : 'campaign.stopped';
  await actAsStaff(c, { action, subject: code }, (work) => switchCampaign(work, code, enabled));
  return ld(c, await read(c, code));
}

/** Campaigns, managed by the team. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.getCampaign), async (c) =>
    ld(c, await read(c, c.req.valid('param').code)),
  )
  .openapi(adminRoute(operations.listAbTests), async (c) =>
    ld(c, collection(c, 'AbTest', await readTests(c.var.appContext.db))),
  )
  .openapi(adminRoute(operations.createCampaign), async (c) => {
    const draft = c.req.valid('json');
    await actAsStaff(c, { action: 'campaign.created', subject: draft.code }, (work) =>
      createCampaign(work, draft),
    );
    return ld(c, await read(c, draft.code), 201);
  })
  .openapi(adminRoute(operations.editCampaign), async (c) => {
    const { code } = c.req.valid('param');
    const draft = c.req.valid('json');
    await actAsStaff(c, { action: 'campaign.edited', subject: code }, (work) =>
      editCampaign(work, code, draft),
    );
    return ld(c, await read(c, code));
  })
  .openapi(adminRoute(operations.publishCampaign), (c) => show(c, c.req.valid('param').code, true))
  .openapi(adminRoute(operations.stopCampaign), (c) => show(c, c.req.valid('param').code, false));
