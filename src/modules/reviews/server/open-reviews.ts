import { refuse } from '#kit/refusal.ts';
import { momentBefore } from '#platform/moment-before.ts';
import { hashOf } from '#platform/secrets.ts';
import { retention } from '#registry/retention.ts';
import type { Db, Tx } from '#registry/schema.ts';

/** An order whose reviews somebody may read and write. */
export interface OpenedReviews {
  orderId: number;
  customerId: number | null;
  /** By the link of an invitation: nothing else of the order or its customer is theirs. */
  isInvited: boolean;
}

interface Key {
  key: string;
  /** Who is signed in. */
  customerId: number | null;
  now: Temporal.Instant;
}

/**
 * What a key opens: the token of an invitation for whoever holds it, the token of an order for its
 * customer.
 * @throws Refusal `review.order` for every other key.
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
