export { RatingSummary } from './rating-summary.tsx';
export { ReviewItem } from './review-item.tsx';
