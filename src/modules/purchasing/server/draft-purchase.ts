import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { PurchaseEdit } from '../admin-contracts.ts';
import { lockPurchase } from './lock-purchase.ts';
import { checkArticles } from './suppliers.ts';

/**
 * The id of the supplier's draft order, created if there is none: a supplier has one draft at a time.
 * @throws Refusal `supplier.unknown`
 */
export async function openDraft(
  { tx, now }: UnitOfWork,
  by: string,
  supplierId: number,
): Promise<number> {
  // A concurrent request waits here and then finds the first draft.
  const supplier = await tx
    .selectFrom('suppliers')
    .select('id')
    .where('id', '=', supplierId)
    .forUpdate()
    .executeTakeFirst();
  if (!supplier) throw refuse('supplier.unknown');
  const draft = await tx
    .selectFrom('purchase_orders')
    .select('id')
    .where('supplier_id', '=', supplierId)
    .where('state', '=', 'draft')
    // Locked, so that it cannot be sent while lines are added.
    .forUpdate()
    .executeTakeFirst();
  if (draft) return draft.id;
  const { id } = await tx
    .insertInto('purchase_orders')
    .values({
      supplier_id: supplierId,
      created_at: new Date(now.epochMilliseconds),
      created_by: by,
      sent_at: null,
      sent_by: null,
      expected_on: null,
      closed_at: null,
      closed_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Replaces all lines of a draft, in the version that was read.
 * @throws Refusal `purchase.unknown`, `purchase.changed`, `purchase.state`; `purchase.unknown_article` and
 * `purchase.twice` by line
 */
export async function editDraft(
  { tx }: UnitOfWork,
  id: number,
  { version, note, lines }: PurchaseEdit,
): Promise<void> {
  const { state } = await lockPurchase(tx, id, version);
  if (state !== 'draft') throw refuse('purchase.state');
  await checkArticles(tx, 'lines', lines);
  await tx.deleteFrom('purchase_order_lines').where('purchase_order_id', '=', id).execute();
  if (lines.length > 0)
    await tx
      .insertInto('purchase_order_lines')
      .values(
        lines.map(({ variantCode, quantity, cost }) => ({
          purchase_order_id: id,
          variant_code: variantCode,
          quantity,
          cost,
        })),
      )
      .execute();
  await tx
    .updateTable('purchase_orders')
    .set({ note, version: version + 1 })
    .where('id', '=', id)
    .execute();
}
