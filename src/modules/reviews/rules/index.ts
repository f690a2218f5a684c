export { REFUSAL_REASONS, type RefusalReason } from './refusal-reasons.ts';
export { type RatingSummary, summaryOf } from './summary.ts';
export { reviewList } from './team-list.ts';
