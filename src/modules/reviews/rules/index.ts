export { type RatingSummary, summaryOf } from './summary.ts';
