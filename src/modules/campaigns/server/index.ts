export { campaignsNaming, followCategories } from './follow-categories.ts';
export { campaignConfigurations, publishCampaign } from './publish-campaign.ts';
export { reportCampaign } from './report-campaign.ts';
