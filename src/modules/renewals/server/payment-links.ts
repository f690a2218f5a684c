import { findOrderById, type Order } from '#modules/orders/server/index.ts';
import { type Attempt, findAttemptsOf } from '#modules/payments/server/index.ts';
import { findSubscriptionByCode, type Subscription } from '#modules/subscriptions/server/index.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import { type PaymentLinkState, paymentLinkState } from '../rules/index.ts';
import { findRenewal, type Renewal } from './renewal.ts';

/** Creates a link that pays one delivery and returns its token, which only the mail contains. */
export async function writePaymentLink({ tx, now }: UnitOfWork, cycleId: number): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('payment_links')
    .values({
      token_hash: hashOf(token),
      cycle_id: cycleId,
      created_at: new Date(now.epochMilliseconds),
    })
    .execute();
  return token;
}

/** A payment link with its current state. */
export interface PaymentLink {
  state: PaymentLinkState;
  renewal: Renewal;
  subscription: Subscription;
  order: Order;
  /** The latest payment attempt through this link, or null. */
  attempt: Attempt | null;
}

/** The link with a token; null for an unknown token, or when its delivery no longer exists. */
export async function findPaymentLink(db: Db, token: string): Promise<PaymentLink | null> {
  const row = await db
    .selectFrom('payment_links')
    .select('cycle_id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  const renewal = row && (await findRenewal(db, row.cycle_id));
  if (!renewal?.orderId) return null;
  const order = await findOrderById(db, renewal.orderId);
  const subscription = await findSubscriptionByCode(db, renewal.code);
  if (!order || !subscription) return null;
  const attempts = await findAttemptsOf(db, order.token);
  const path = mailPaths.paymentLink(token);
  const attempt = attempts.findLast(({ targetPath }) => targetPath?.split('?')[0] === path) ?? null;
  const state = paymentLinkState({
    order,
    method: order.payment?.methodCode ?? null,
    status: subscription.status,
    attempts: attempts.map((one) => one.state),
    own: attempt?.state ?? null,
  });
  return { state, renewal, subscription, order, attempt };
}
