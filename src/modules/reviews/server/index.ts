export { drawReviewMail } from './draw-review-mail.ts';
export { importReviews, type ReviewImport } from './import-reviews.ts';
export { reviewsData } from './personal-data.ts';
export { readReview } from './read-review.ts';
export { writeReview } from './write-review.ts';
