import { defined } from '#kit/defined.ts';
import { refuseFields, type Violation } from '#kit/refusal.ts';
import { findProductIds } from '#modules/catalog/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { findReceived } from './find-received.ts';

export interface ReviewSubmission {
  sku: string;
  rating: number;
  title: string;
  comment: string;
  email: string | null;
  customerId: number | null;
}

/**
 * Saves a review until the team has read it. A customer's review belongs to the latest order that delivered the
 * product; for others, the purchase is not proven. Refuses by field.
 */
export async function submitReview(work: UnitOfWork, review: ReviewSubmission) {
  const productId = (await findProductIds(work.tx, [review.sku])).get(review.sku);
  const { customerId } = review;
  const orderId =
    productId === undefined || customerId === null ? null : await findReceived(work.tx, review);
  const nobody = customerId === null && review.email === null;
  const violations = defined<Violation>([
    productId === undefined ? { propertyPath: 'product', code: 'invalid' } : undefined,
    nobody ? { propertyPath: 'email', code: 'required' } : undefined,
  ]);
  if (productId === undefined || violations.length > 0) throw refuseFields(violations);
  return work.tx
    .insertInto('reviews')
    .values({
      product_id: productId,
      order_id: orderId,
      rating: review.rating,
      title: review.title,
      comment: review.comment,
      author: null,
      customer_id: review.customerId,
      email: review.email,
      pet: null,
      status: 'new',
      written_on: work.today.toString(),
      ordered_on: null,
      answer: null,
      answered_on: null,
      created_at: new Date(work.now.epochMilliseconds),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
