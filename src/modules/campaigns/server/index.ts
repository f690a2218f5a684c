export { publishCampaign } from './publish-campaign.ts';
