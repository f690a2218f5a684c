export { importReviews, type ReviewImport } from './import-reviews.ts';
export { readReview } from './read-review.ts';
