import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { Subscription } from './subscription.ts';

/** Complete subscriptions, in one statement. */
const select = (db: Db | Tx) =>
  db
    .selectFrom('subscriptions as s')
    .select(['s.id', 's.code', 's.customer_id as customerId', 's.channel', 's.locale'])
    .select(['s.currency', 's.status', 's.version', 's.frequency', 's.anchor_date as anchorDate'])
    .select(['s.following_date as followingDate', 's.deliveries_done as deliveriesDone'])
    .select(['s.billing_address as billingAddress', 's.shipping_address as shippingAddress'])
    .select(['s.method_code as methodCode', 's.pickup_point as pickupPoint'])
    .select(['s.pickup_address as pickupAddress', 's.next_point as nextPoint'])
    .select('s.coupon_codes as couponCodes')
    .select(['s.card_id as cardId', 's.created_from as createdFrom'])
    .select(['s.terms_version as termsVersion', 's.accepted_at as acceptedAt'])
    .select(['s.ship_now_asked_at as shipNowRequestedAt', 's.ship_now_due_at as shipNowDueAt'])
    .select(['s.paused_at as pausedAt', 's.paused_until as pausedUntil', 's.held_for as heldFor'])
    .select('s.ending_on as endingOn')
    .select(['s.stopped_at as stoppedAt', 's.stop_reason as stopReason'])
    .select(['s.stop_message as stopMessage', 's.created_at as createdAt'])
    .select((from) => [
      jsonArrayFrom(
        from
          .selectFrom('subscription_items as i')
          .select(['i.id', 'i.variant_code as variantCode', 'i.quantity', 'i.known'])
          .select((line) =>
            jsonArrayFrom(
              line
                .selectFrom('subscription_animals as f')
                .innerJoin('animals as a', 'a.id', 'f.animal_id')
                .select(['a.id', 'a.name'])
                .whereRef('f.subscription_id', '=', 'i.subscription_id')
                .whereRef('f.variant_code', '=', 'i.variant_code')
                .orderBy('a.id'),
            ).as('animals'),
          )
          .select((line) =>
            jsonObjectFrom(
              line
                .selectFrom('subscription_plans_b as b')
                .select(['b.choice', 'b.replacement', 'b.wait_days as waitDays'])
                .select('b.after_wait as afterWait')
                .whereRef('b.subscription_id', '=', 'i.subscription_id')
                .whereRef('b.variant_code', '=', 'i.variant_code'),
            ).as('planB'),
          )
          .whereRef('i.subscription_id', '=', 's.id')
          .orderBy('i.id'),
      ).as('items'),
      jsonObjectFrom(
        from
          .selectFrom('subscription_cycles as c')
          .leftJoin('orders as o', 'o.id', 'c.order_id')
          .select(['c.id', 'c.number', 'c.state', 'c.planned_date as plannedDate'])
          .select(['c.shipping_date as shippingDate', 'c.order_id as orderId', 'o.token'])
          .select('c.waits_until as waitsUntil')
          .whereRef('c.subscription_id', '=', 's.id')
          .where('c.closed_at', 'is', null),
      ).as('cycle'),
    ]);

/** A customer's own subscription, or null, also for another customer's. */
export async function findSubscription(
  db: Db | Tx,
  customerId: number,
  code: string,
): Promise<Subscription | null> {
  const found = select(db).where('s.code', '=', code).where('s.customer_id', '=', customerId);
  return (await found.executeTakeFirst()) ?? null;
}

/** A subscription by its code, for jobs. */
export async function findSubscriptionByCode(
  db: Db | Tx,
  code: string,
): Promise<Subscription | null> {
  return (await select(db).where('s.code', '=', code).executeTakeFirst()) ?? null;
}

/** The subscriptions of a customer: those not ended first, then by date, newest first. */
export function listSubscriptions(
  db: Db | Tx,
  customerId: number,
  status?: Subscription['status'],
): Promise<Subscription[]> {
  return select(db)
    .where('s.customer_id', '=', customerId)
    .$if(status !== undefined, (of) => of.where('s.status', '=', status ?? 'stopped'))
    .orderBy('s.stopped_at', (order) => order.desc().nullsFirst())
    .orderBy('s.id', 'desc')
    .execute();
}

/**
 * Locks a subscription: other transactions that want it wait, then read what this one wrote. To lock the order of its
 * next delivery too, lock the subscription first. Null when there is none. If another transaction held the lock,
 * PostgreSQL returns the updated row but the old rows of its other tables; then the subscription is read again. Whoever
 * changes those under the lock therefore saves the subscription under its next version too.
 */
export async function lockSubscription(
  { tx }: Pick<UnitOfWork, 'tx'>,
  code: string,
  /** The customer it must belong to; any customer in a job. */
  customerId?: number,
): Promise<Subscription | null> {
  const locked = await select(tx)
    .select(
      sql<boolean>`s.version <> (select version from subscriptions before where before.id = s.id)`.as(
        'changed',
      ),
    )
    .where('s.code', '=', code)
    .$if(customerId !== undefined, (of) => of.where('s.customer_id', '=', customerId ?? 0))
    .forUpdate('s')
    .executeTakeFirst();
  if (!locked) return null;
  const { changed, ...subscription } = locked;
  return changed ? findSubscriptionByCode(tx, code) : subscription;
}

/** Codes of subscriptions paused until a date that has come. */
export async function findToResume(db: Db, until: Temporal.PlainDate): Promise<string[]> {
  const due = db
    .selectFrom('subscriptions')
    .select('code')
    .where('paused_until', '<=', until.toString())
    .orderBy('id');
  return (await due.execute()).map(({ code }) => code);
}

/** Whether a subscription that has not ended uses a card, which then cannot be removed. */
export async function isCardUsed({ tx }: UnitOfWork, cardId: number): Promise<boolean> {
  const used = tx
    .selectFrom('subscriptions')
    .select('id')
    .where('card_id', '=', cardId)
    .where('status', '<>', 'stopped');
  return (await used.executeTakeFirst()) !== undefined;
}

/** Whether a customer has a subscription that has not ended. */
export async function hasSubscription(db: Db | Tx, customerId: number): Promise<boolean> {
  const running = db
    .selectFrom('subscriptions')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'stopped');
  return (await running.executeTakeFirst()) !== undefined;
}

/**
 * The subscriptions not ended that a contract reference means, if they belong to that e-mail: one by its code, or all
 * that started with an order by its number.
 */
export async function findCodesOfContract(
  db: Db | Tx,
  { contract, email }: { contract: string; email: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions as s')
    .innerJoin('customers as c', 'c.id', 's.customer_id')
    // An imported subscription has no first order.
    .leftJoin('orders as o', 'o.id', 's.created_from')
    .select('s.code')
    .where(sql`lower(c.email)`, '=', email.toLowerCase())
    .where('s.status', '<>', 'stopped')
    .where((where) => where.or([where('s.code', '=', contract), where('o.number', '=', contract)]))
    .orderBy('s.id')
    .execute();
  return rows.map(({ code }) => code);
}

/** Subscriptions under notice that have not ended yet. */
export async function findTerminated(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('code')
    .where('ending_on', 'is not', null)
    .where('stopped_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ code }) => code);
}
