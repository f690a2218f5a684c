import { refuse } from '#kit/refusal.ts';
import { momentBefore } from '#platform/moment-before.ts';
import { hashOf } from '#platform/secrets.ts';
import { retention } from '#registry/retention.ts';
import type { Db, Tx } from '#registry/schema.ts';

/** An order whose reviews the caller may read and write. */
export interface OpenedReviews {
  orderId: number;
  customerId: number | null;
  /** Opened by an invitation link, which gives access to no other data of the order or customer. */
  isInvited: boolean;
}

interface Key {
  key: string;
  /** The signed-in customer. */
  customerId: number | null;
  now: Temporal.Instant;
}

/**
 * Resolves a key: the token of an invitation, or the token of an order for its signed-in customer.
 * @throws Refusal `review.order` for any other key.
 */
export async function openReviews(
  db: Db | Tx,
  { key, customerId, now }: Key,
): Promise<OpenedReviews> {
  const invited = await db
    .selectFrom('review_invitations as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select(['i.order_id as orderId', 'o.customer_id as customerId'])
    .where('i.token_hash', '=', hashOf(key))
    .where('i.invited_at', '>', momentBefore(now, retention.reviewInvitations))
    .executeTakeFirst();
  if (invited) return { ...invited, isInvited: true };
  const own =
    customerId !== null &&
    (await db
      .selectFrom('orders')
      .select(['id as orderId', 'customer_id as customerId'])
      .where('token', '=', key)
      .where('customer_id', '=', customerId)
      .where('placed_at', 'is not', null)
      .executeTakeFirst());
  if (!own) throw refuse('review.order');
  return { ...own, isInvited: false };
}
