import { type RawBuilder, sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type {
  PromisedDeliveries,
  PromisedTerms,
  Promotion,
  RetainedPromotion,
} from '../rules/index.ts';

interface PromiseSeen extends RetainedPromotion {
  terms: PromisedTerms;
}

/** SQL for the open promises to a subscription, for use in a statement on its order. */
export const promisesTo = (subscription: RawBuilder<string | null>) =>
  sql<PromiseSeen[] | null>`(
    select json_agg(json_build_object('id', k.id, 'terms', k.terms, 'done', k.done) order by k.id)
    from (
      select m.id, m.terms, count(d.order_id)::integer as done
      from promotion_promises m join promotion_promise_deliveries d on d.promise_id = m.id
      where m.subscription = ${subscription}
      group by m.id having count(d.order_id) < count(*)) k)`;

/** Converts the result of `promisesTo` to promotions. */
export const promisedPromotions = (seen: readonly PromiseSeen[] | null): Promotion[] =>
  (seen ?? []).map(({ terms, id, done }) => ({
    ...terms,
    startsOn: null,
    endsOn: null,
    promise: { id, done },
  }));

/** The open promises to a subscription. */
export async function findPromised(db: Db | Tx, subscription: string): Promise<Promotion[]> {
  const requested = db.selectNoFrom(promisesTo(sql`${subscription}::text`).as('seen'));
  return promisedPromotions((await requested.executeTakeFirstOrThrow()).seen);
}

interface Start {
  subscription: string;
  /** Days between its deliveries. */
  frequency: number;
  /** Id of its first order. */
  orderId: number;
}

/**
 * Saves the promises of a first order to the subscription it started, with the terms of that order; a delivery that
 * the order itself received counts as the first.
 */
export async function promiseDeliveries(
  work: Pick<UnitOfWork, 'tx' | 'now'>,
  { subscription, frequency, orderId }: Start,
  promised: readonly PromisedDeliveries[],
): Promise<void> {
  for (const { terms, frequencies, isGiven } of promised) {
    const { deliveries } = terms.conditions;
    if (!deliveries || !frequencies.includes(frequency)) continue;
    const { id } = await work.tx
      .insertInto('promotion_promises')
      .values({
        promotion_code: terms.code,
        coupon_code: terms.couponCode,
        subscription,
        terms: JSON.stringify(terms),
        promised_at: new Date(work.now.epochMilliseconds),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await work.tx
      .insertInto('promotion_promise_deliveries')
      .values(
        Array.from({ length: deliveries.count }, (_, index) => ({
          promise_id: id,
          number: index + 1,
          order_id: isGiven && index === 0 ? orderId : null,
        })),
      )
      .execute();
  }
}

/**
 * Uses one of the promised deliveries for an order being placed. `coupon` is the code the customer entered.
 * @throws Refusal `coupon.used` when concurrent orders used the last ones.
 */
export async function takePromisedDelivery(
  { tx }: Pick<UnitOfWork, 'tx'>,
  promiseId: number,
  orderId: number,
  coupon: string,
): Promise<void> {
  // Concurrent orders wait here, so each gets its own delivery number.
  const held = tx.selectFrom('promotion_promises').select('id').where('id', '=', promiseId);
  await held.forUpdate().execute();
  const taken = await tx
    .updateTable('promotion_promise_deliveries')
    .set({ order_id: orderId })
    .where('promise_id', '=', promiseId)
    .where('number', '=', (free) =>
      free
        .selectFrom('promotion_promise_deliveries')
        .select(({ fn }) => fn.min('number').as('number'))
        .where('promise_id', '=', promiseId)
        .where('order_id', 'is', null),
    )
    .returning('number')
    .executeTakeFirst();
  if (!taken) throw refuse('coupon.used', { coupon });
}

/** Returns the promised deliveries that a cancelled order used. */
export async function returnPromisedDeliveries(
  { tx }: Pick<UnitOfWork, 'tx'>,
  orderId: number,
): Promise<void> {
  await tx
    .updateTable('promotion_promise_deliveries')
    .set({ order_id: null })
    .where('order_id', '=', orderId)
    .execute();
}
