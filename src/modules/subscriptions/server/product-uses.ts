import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Db } from '#registry/schema.ts';
import type { ProductUsesShape } from '../admin-contracts.ts';

type Uses = Pick<ProductUsesShape, 'subscriptions' | 'deliveries' | 'carts'>;

/**
 * Counts where a product is still used before it is withdrawn: subscriptions, lines of prepared deliveries and carts
 * that contain it.
 * @throws Refusal `product.unknown`
 */
export async function countUses(db: Db, sku: string): Promise<Uses> {
  const { rows } = await sql<Uses>`
    select
      (select count(distinct s.id)::integer from subscription_items i
        join subscriptions s on s.id = i.subscription_id
        where i.variant_code = any(p.codes) and i.quantity > 0 and s.status <> 'stopped')
        as subscriptions,
      count(*) filter (where o.subscription is not null)::integer as deliveries,
      count(distinct o.id) filter (where o.id is not null and o.subscription is null)::integer as carts
    from (
      select array_agg(v.code) as codes from products p left join product_variants v on v.product_id = p.id
      where p.sku = ${sku} group by p.id
    ) p
    left join (order_items i join orders o on o.id = i.order_id and o.state = 'cart')
      on i.variant_code = any(p.codes)
    group by p.codes`.execute(db);
  const [uses] = rows;
  if (!uses) throw refuse('product.unknown');
  return uses;
}
