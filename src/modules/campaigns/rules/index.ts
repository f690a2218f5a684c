export { type Campaign, type Conditions, NO_CONDITIONS } from './campaign.ts';
export { chooseCampaigns } from './choose-campaigns.ts';
export { judgeTest } from './judge-test.ts';
