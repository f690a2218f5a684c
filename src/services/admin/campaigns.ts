import type { TeamCampaignShape } from '#modules/campaigns/admin-contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

const path = (code: string) => `/admin/campaigns/${encodeURIComponent(code)}`;

/** What the team does with campaigns. */
export const campaignCalls = (admin: AdminClient) => {
  const post = (where: string, body: object, key: string | undefined) =>
    admin.change<TeamCampaignShape>({ method: 'POST', path: where, body, key });
  return {
    /** Those that run first. */
    list: async (query: Record<string, string | undefined>) =>
      (await listed<TeamCampaignShape>(admin, '/admin/campaigns', query)).members,
    read: (code: string) => admin.read<TeamCampaignShape>(path(code)),
    create: (draft: object, key: string | undefined) => post('/admin/campaigns', draft, key),
    edit: (code: string, draft: object, key: string | undefined) =>
      admin.change<TeamCampaignShape>({ method: 'PUT', path: path(code), body: draft, key }),
    publish: (code: string, key: string | undefined) => post(`${path(code)}/publish`, {}, key),
    stop: (code: string, key: string | undefined) => post(`${path(code)}/stop`, {}, key),
  };
};
