import { sql } from 'kysely';
import { wantedWithin } from '#modules/renewals/rules/index.ts';
import { findDemand } from '#modules/renewals/server/index.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';
import { piecesToOrder } from '../rules/index.ts';
import { piecesArrived } from './arrived.ts';
import { openDraft } from './draft-purchase.ts';

/**
 * Adds articles to drafts, one per supplier, that will run short before a later order could arrive. Demand is the
 * forecast of subscriptions and other sales; supply is stock plus open orders. Repeated, it adds only new shortages.
 * Returns the number of drafts that got lines.
 */
export async function proposePurchases(work: UnitOfWork, by: string): Promise<number> {
  const { tx, today } = work;
  // Serialises concurrent requests: the second one counts the drafts of the first as supply.
  await sql`select pg_advisory_xact_lock(hashtext('purchase-proposals'))`.execute(tx);
  const demands = new Map((await findDemand(tx, today)).map((one) => [one.code, one]));
  const wanted = (await findSupplies(tx, today)).flatMap((supply) => {
    const demand = demands.get(supply.code) ?? { pace: 0, taken: [] };
    const quantity = piecesToOrder({
      there: supply.there,
      coming: supply.coming,
      untilThere: wantedWithin(demand, supply.leadDays),
      untilUsed: wantedWithin(demand, supply.leadDays + supply.coverDays),
      threshold: supply.threshold,
      multiple: supply.multiple,
    });
    return quantity > 0 ? [{ ...supply, quantity }] : [];
  });
  const bySupplier = Map.groupBy(wanted, ({ supplierId }) => supplierId);
  for (const supplierId of [...bySupplier.keys()].toSorted((a, b) => a - b)) {
    const id = await openDraft(work, by, supplierId);
    await tx
      .insertInto('purchase_order_lines')
      .values(
        (bySupplier.get(supplierId) ?? []).map(({ code, quantity, cost }) => ({
          purchase_order_id: id,
          variant_code: code,
          quantity,
          cost,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['purchase_order_id', 'variant_code']).doUpdateSet({
          quantity: sql`least(100000, purchase_order_lines.quantity + excluded.quantity)`,
        }),
      )
      .execute();
    await tx
      .updateTable('purchase_orders')
      .set({ version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
  }
  return bySupplier.size;
}

interface Supply {
  code: string;
  supplierId: number;
  leadDays: number;
  coverDays: number;
  multiple: number;
  cost: number;
  threshold: number;
  there: number;
  coming: number;
}

/** Articles on sale with a supplier, their stock without expired pieces, and open orders. */
async function findSupplies(tx: Tx, today: Temporal.PlainDate): Promise<Supply[]> {
  const { rows } = await sql<Supply>`
    select a.variant_code as code, a.supplier_id as "supplierId", s.lead_days as "leadDays",
      s.cover_days as "coverDays", a.multiple, a.cost, v.low_stock_at as threshold,
      greatest(0, v.on_hand - coalesce((
        select sum(l.quantity) from lot_levels l
        where l.variant_code = v.code and l.best_before < ${today.toString()}::date and l.quantity > 0), 0))::integer as there,
      coalesce((
        select sum(greatest(0, l.quantity - ${piecesArrived(sql`o.id`, sql`v.code`)}))
        from purchase_order_lines l join purchase_orders o on o.id = l.purchase_order_id
        where l.variant_code = v.code and o.state in ('draft', 'sent', 'partly')), 0)::integer as coming
    from supplier_articles a
    join suppliers s on s.id = a.supplier_id
    join product_variants v on v.code = a.variant_code
    join products p on p.id = v.product_id
    where p.status = 'sold' and v.visible
    order by a.variant_code`.execute(tx);
  return rows;
}
