export { importReviews, type ReviewImport } from './import-reviews.ts';
export { reviewsData } from './personal-data.ts';
