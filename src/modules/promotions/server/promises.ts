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

/** What is left of the promises to a subscription, as a statement about its order reads them. */
export const promisesTo = (subscription: RawBuilder<string | null>) =>
  sql<PromiseSeen[] | null>`(
    select json_agg(json_build_object('id', k.id, 'terms', k.terms, 'done', k.done) order by k.id)
    from (
      select m.id, m.terms, count(d.order_id)::integer as done
      from promotion_promises m join promotion_promise_deliveries d on d.promise_id = m.id
      where m.subscription = ${subscription}
      group by m.id having count(d.order_id) < count(*)) k)`;

/** The promotions behind what `promisesTo` read. */
export const promisedPromotions = (seen: readonly PromiseSeen[] | null): Promotion[] =>
  (seen ?? []).map(({ terms, id, done }) => ({
    ...terms,
    startsOn: null,
    endsOn: null,
    promise: { id, done },
  }));

/** What a subscription was promised and does not have yet. */
export async function findPromised(db: Db | Tx, subscription: string): Promise<Promotion[]> {
  const requested = db.selectNoFrom(promisesTo(sql`${subscription}::text`).as('seen'));
  return promisedPromotions((await requested.executeTakeFirstOrThrow()).seen);
}

interface Start {
  subscription: string;
  /** Days between its deliveries. */
  frequency: number;
  /** The order it began with. */
  orderId: number;
}

/**
 * Writes down what the order a subscription begins with promised it, in the terms of that order; a
 * delivery that order got is the first of them.
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
 * Takes one of the deliveries of a promise for an order that is being placed. `coupon` is how the
 * customer knows the promotion.
 * @throws Refusal `coupon.used` when others took the last ones meanwhile.
 */
export async function takePromisedDelivery(
  { tx }: Pick<UnitOfWork, 'tx'>,
  promiseId: number,
  orderId: number,
  coupon: string,
): Promise<void> {
  // Whoever else takes one waits here: the lowest free number goes to one order.
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

/** Gives the deliveries back that a cancelled order took. */
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
