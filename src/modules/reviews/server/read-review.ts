import { refuse } from '#kit/refusal.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { ReviewDecision } from '../admin-contracts.ts';
import type { RefusalReason } from '../rules/index.ts';
import { rejectedMail } from './emails/rejected-mail.ts';
import { findPurchases } from './find-purchase.ts';
import { findReceived } from './find-received.ts';
import { showRatings } from './show-ratings.ts';

const lockReview = ({ tx }: UnitOfWork, id: number) =>
  tx
    .selectFrom('reviews as r')
    .leftJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.id', 'r.status', 'r.product_id as productId', 'r.ordered_on as orderedOn'])
    .select(['r.title', 'r.email', 'r.customer_id as customerId', 'p.name as productName'])
    .select(['r.order_id as orderId', 'r.version', 'r.demo', 'p.sku', 'o.locale'])
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirst();
type Locked = NonNullable<Awaited<ReturnType<typeof lockReview>>>;

/**
 * The team's decision on a review, which can be changed later. An accepted review is published with the date of
 * purchase, and only with a proven delivery (REV-01). A rejected one is removed and its author is mailed the reason
 * (L111-7-2).
 * @throws Refusal `review.unknown`; `review.read` when it changed since it was read; `review.unproven`
 */
export async function readReview(
  work: UnitOfWork,
  reviewId: number,
  { from, version, decision, reason = null, note }: ReviewDecision,
): Promise<void> {
  const review = await lockReview(work, reviewId);
  if (!review) throw refuse('review.unknown');
  const isOther = version !== undefined && version !== null && version !== review.version;
  if (isOther || review.status !== from || from === decision) throw refuse('review.read');
  const isRejected = decision === 'rejected';
  const orderId = review.orderId ?? (await findReceived(work.tx, review));
  if (!isRejected && orderId === null && !review.demo) throw refuse('review.unproven');
  const bought = (await findPurchases(work.tx, [reviewId])).get(reviewId);
  await work.tx
    .updateTable('reviews')
    .set({
      status: decision,
      order_id: orderId,
      ordered_on: review.orderedOn ?? bought ?? null,
      rejected_for: isRejected ? reason : null,
      rejected_note: isRejected ? note : null,
      decided_at: new Date(work.now.epochMilliseconds),
    })
    .where('id', '=', reviewId)
    .execute();
  if (isRejected && reason) await tellWriter(work, review, reason, note);
  if (review.status === 'accepted' || decision === 'accepted')
    await showRatings(work, [review.productId]);
}

async function tellWriter(
  work: UnitOfWork,
  { id, title, productName, email, customerId, locale }: Locked,
  reason: RefusalReason,
  note: string | null,
): Promise<void> {
  const customer = customerId === null ? null : await findCustomer(work.tx, customerId);
  const to = customer?.email ?? email;
  if (!to) return;
  const language = locale ?? customer?.language ?? 'fr';
  const rejected = { title, productName, reason, note };
  const mail = await writtenIn(work, language, rejected, rejectedMail);
  await queueMail(work, { key: `review-rejected-${id}-${work.now}`, to, ...mail });
}

/**
 * The shop's answer below a published review; an empty text removes it.
 * @throws Refusal `review.unknown`, `review.unpublished`
 */
export async function answerReview(
  work: UnitOfWork,
  reviewId: number,
  text: string,
): Promise<void> {
  const review = await lockReview(work, reviewId);
  if (!review) throw refuse('review.unknown');
  if (review.status !== 'accepted') throw refuse('review.unpublished');
  const answer = text === '' ? null : text;
  await work.tx
    .updateTable('reviews')
    .set({ answer, answered_on: answer && work.today.toString() })
    .where('id', '=', reviewId)
    .execute();
  await showRatings(work, [review.productId]);
}
