export { type Block, blocksOf, productsIn } from './blocks.ts';
export const AUDIENCES = ['all', 'subscribers', 'buyers', 'newcomers', 'segment'] as const;
export type Audience = (typeof AUDIENCES)[number];
export const ISSUE_STATES = ['draft', 'sending', 'stopped', 'sent'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];
export const OUTCOMES = ['bounced', 'complained'] as const;
export type Outcome = (typeof OUTCOMES)[number];
