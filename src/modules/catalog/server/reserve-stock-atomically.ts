import { sql } from 'kysely';
import { compiledQuery } from '#platform/compiled-query.ts';
import type { Tx } from '#registry/schema.ts';

/** Stock of a variant before it was reserved, and whether the last unit for sale was taken. */
interface Taken {
  code: string;
  quantity: number;
  onHand: number;
  productId: number;
  soldOut: boolean;
}

/**
 * Reserves units of some variants, by code, or none when one is short. A single statement: it locks
 * the rows in the order of their codes, so that two orders cannot deadlock, and reads them after
 * the lock. Subscriptions use units reserved for subscriptions first.
 */
export const reserveStockAtomically = (
  tx: Tx,
  wanted: ReadonlyMap<string, number>,
  ofPromised: boolean,
): Promise<Taken[]> => reserve(tx, [...wanted.keys()], [...wanted.values()], ofPromised);

const reserve = compiledQuery(
  (tx: Tx, codes: readonly string[], quantities: readonly number[], ofPromised: boolean) => ({
    compile: () =>
      sql<Taken>`
        with held as (
          select code, on_hand, available, product_id from product_variants
          where code = any(${codes}::text[]) order by code for update
        ), found as (
          select place, code, quantity, product_id, available,
            coalesce(case when ${ofPromised} then on_hand else available end, 0) as on_hand
          from unnest(${codes}::text[], ${quantities}::integer[])
            with ordinality as wanted (code, quantity, place) left join held using (code)
        ), judged as (
          select place, code, quantity, product_id, available, on_hand,
            bool_and(on_hand >= quantity) over () as is_enough
          from found
        ), taken as (
          update product_variants v
          set on_hand = v.on_hand - judged.quantity,
            reserved = v.reserved + judged.quantity,
            committed_for_subscribers = v.committed_for_subscribers
              - case when ${ofPromised} then least(judged.quantity, v.committed_for_subscribers) else 0 end
          from judged where v.code = judged.code and judged.is_enough
          returning v.code, v.available
        )
        select code, quantity, on_hand as "onHand", product_id as "productId",
          coalesce(judged.available > 0 and taken.available = 0, false) as "soldOut"
        from judged left join taken using (code) order by place`.compile(tx),
  }),
);
