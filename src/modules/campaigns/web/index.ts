export { AbTests } from './ab-tests.ts';
export { CampaignClient, type Shown } from './campaign-client.ts';
export { watchExit } from './exit-intent.ts';
