export { campaignsNaming, followCategories } from './follow-categories.ts';
export { publishCampaign } from './publish-campaign.ts';
