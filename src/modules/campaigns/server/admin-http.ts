import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import {
  CAMPAIGN_STATES,
  campaignDraft,
  campaignEdit,
  teamCampaignShape,
} from '../admin-contracts.ts';
import { listCampaignsForTeam } from './list-for-team.ts';
import { createCampaign, editCampaign, switchCampaign } from './save-campaign.ts';

const ofCode = z.object({ code: z.string().max(64) });
const tags = ['Campaigns'];
const answered = ldResponse(teamCampaignShape.loose(), 'The campaign');

const listing = listRoute('promotions.read', {
  path: '/admin/campaigns',
  operationId: 'listCampaigns',
  summary: 'Campaigns, those that run first',
  tags,
  member: teamCampaignShape,
  filters: { state: z.enum(CAMPAIGN_STATES).optional() },
  isWhole: true,
});
const reading = adminRoute('promotions.read', {
  method: 'get',
  path: '/admin/campaigns/{code}',
  operationId: 'getCampaign',
  summary: 'A campaign with how often it was shown',
  tags,
  request: { params: ofCode },
  responses: { 200: answered, ...errorResponses(404) },
});
const creating = adminRoute('promotions.manage', {
  method: 'post',
  path: '/admin/campaigns',
  operationId: 'createCampaign',
  summary: 'Makes a campaign; it is shown once it is published',
  tags,
  request: { body: jsonBody(campaignDraft, 'POST') },
  responses: { 201: answered, ...errorResponses(400, 415, 422) },
});
const editing = adminRoute('promotions.manage', {
  method: 'put',
  path: '/admin/campaigns/{code}',
  operationId: 'editCampaign',
  summary: 'Changes a campaign; visitors get it as it becomes',
  tags,
  request: { params: ofCode, body: jsonBody(campaignEdit, 'PUT') },
  responses: { 200: answered, ...errorResponses(400, 404, 415, 422) },
});
const switched = {
  method: 'post',
  tags,
  request: { params: ofCode, body: jsonBody(z.object({}), 'POST') },
  responses: { 200: answered, ...errorResponses(400, 404, 415, 422) },
} as const;
const publishing = adminRoute('promotions.manage', {
  ...switched,
  path: '/admin/campaigns/{code}/publish',
  operationId: 'publishCampaign',
  summary: 'Shows it while its dates allow',
});
const stopping = adminRoute('promotions.manage', {
  ...switched,
  path: '/admin/campaigns/{code}/stop',
  operationId: 'stopCampaign',
  summary: 'Shows it no more',
});

async function read(c: Context<AdminEnv>, code: string) {
  const { db, clock } = c.var.machine;
  const [campaign] = await listCampaignsForTeam(db, clock.today(), { code });
  if (!campaign) throw refuse('campaign.unknown');
  return { '@context': '/api/v2/contexts/Campaign', ...campaign };
}

async function show(c: Context<AdminEnv>, code: string, enabled: boolean) {
  const action = enabled ? 'campaign.published' : 'campaign.stopped';
  await actAsStaff(c, { action, subject: code }, (work) => switchCampaign(work, code, enabled));
  return ld(c, await read(c, code));
}

/** What the team does with campaigns. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(listing, async (c) => {
    const { db, clock } = c.var.machine;
    const found = await listCampaignsForTeam(db, clock.today(), c.req.valid('query'));
    return ld(c, collection(c, 'Campaign', found));
  })
  .openapi(reading, async (c) => ld(c, await read(c, c.req.valid('param').code)))
  .openapi(creating, async (c) => {
    const draft = c.req.valid('json');
    await actAsStaff(c, { action: 'campaign.created', subject: draft.code }, (work) =>
      createCampaign(work, draft),
    );
    return ld(c, await read(c, draft.code), 201);
  })
  .openapi(editing, async (c) => {
    const { code } = c.req.valid('param');
    const draft = c.req.valid('json');
    await actAsStaff(c, { action: 'campaign.edited', subject: code }, (work) =>
      editCampaign(work, code, draft),
    );
    return ld(c, await read(c, code));
  })
  .openapi(publishing, (c) => show(c, c.req.valid('param').code, true))
  .openapi(stopping, (c) => show(c, c.req.valid('param').code, false));
