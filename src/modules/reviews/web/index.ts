export { RatingSummary } from './rating-summary.tsx';
export { ReviewExtras } from './review-extras.tsx';
export { ReviewItem } from './review-item.tsx';
