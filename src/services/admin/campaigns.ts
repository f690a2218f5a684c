import type { BodyOf } from '#kit/operation.ts';
import * as campaigns from '#modules/campaigns/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** What the team does with campaigns. */
export const campaignCalls = (admin: AdminClient) => ({
  read: (code: string) => admin.read(campaigns.getCampaign, { params: { code } }),
  create: (body: BodyOf<typeof campaigns.createCampaign>, key: Key) =>
    admin.change(campaigns.createCampaign, { body, key }),
  edit: (code: string, body: BodyOf<typeof campaigns.editCampaign>, key: Key) =>
    admin.change(campaigns.editCampaign, { params: { code }, body, key }),
  publish: (code: string, key: Key) =>
    admin.change(campaigns.publishCampaign, { params: { code }, body: {}, key }),
  stop: (code: string, key: Key) =>
    admin.change(campaigns.stopCampaign, { params: { code }, body: {}, key }),
});
