import { z } from 'zod';
import { item } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import { abTestShape, campaignDraft, campaignEdit, teamCampaignShape } from './admin-contracts.ts';
import { campaignList } from './rules/team-list.ts';

const ofCode = z.object({ code: z.string().max(64) });

export const listCampaigns = adminList({
  permission: 'promotions.read',
  id: 'listCampaigns',
  path: '/admin/campaigns',
  tag: 'Campaigns',
  summary: 'Campaigns, those that run first',
  member: teamCampaignShape,
  list: campaignList,
  isWhole: true,
});

export const getCampaign = adminOperation({
  permission: 'promotions.read',
  id: 'getCampaign',
  method: 'get',
  path: '/admin/campaigns/{code}',
  tag: 'Campaigns',
  summary: 'A campaign with how often it was shown',
  params: ofCode,
  answer: item(teamCampaignShape.loose(), 'The campaign'),
  refusals: [404],
});

export const listAbTests = adminList({
  permission: 'finance.read',
  id: 'listAbTests',
  path: '/admin/ab-tests',
  tag: 'Campaigns',
  summary:
    'Tests of campaigns: who saw each version, who ordered since, and how sure the difference is',
  member: abTestShape,
  isWhole: true,
});

export const createCampaign = adminOperation({
  permission: 'promotions.manage',
  id: 'createCampaign',
  method: 'post',
  path: '/admin/campaigns',
  tag: 'Campaigns',
  summary: 'Makes a campaign; it is shown once it is published',
  body: campaignDraft,
  answer: item(teamCampaignShape.loose(), 'The campaign', 201),
  refusals: [400, 415, 422],
});

export const editCampaign = adminOperation({
  permission: 'promotions.manage',
  id: 'editCampaign',
  method: 'put',
  path: '/admin/campaigns/{code}',
  tag: 'Campaigns',
  summary: 'Changes a campaign; visitors get it as it becomes',
  params: ofCode,
  body: campaignEdit,
  answer: item(teamCampaignShape.loose(), 'The campaign'),
  refusals: [400, 404, 415, 422],
});

export const publishCampaign = adminOperation({
  permission: 'promotions.manage',
  id: 'publishCampaign',
  risk: 'trust',
  method: 'post',
  path: '/admin/campaigns/{code}/publish',
  tag: 'Campaigns',
  summary: 'Shows it while its dates allow',
  params: ofCode,
  body: z.object({}),
  answer: item(teamCampaignShape.loose(), 'The campaign'),
  refusals: [400, 404, 415, 422],
});

export const stopCampaign = adminOperation({
  permission: 'promotions.manage',
  id: 'stopCampaign',
  risk: 'trust',
  method: 'post',
  path: '/admin/campaigns/{code}/stop',
  tag: 'Campaigns',
  summary: 'Shows it no more',
  params: ofCode,
  body: z.object({}),
  answer: item(teamCampaignShape.loose(), 'The campaign'),
  refusals: [400, 404, 415, 422],
});
