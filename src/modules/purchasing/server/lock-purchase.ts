import type { Selectable } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Tx } from '#registry/schema.ts';
import { type PurchaseState, purchaseStates } from '../rules/index.ts';
import type { PurchaseOrdersTable } from './tables.ts';

type PurchaseRow = Selectable<PurchaseOrdersTable>;

/**
 * Locks an order to a supplier, and checks the version if one is given.
 * @throws Refusal `purchase.unknown`, `purchase.changed`
 */
export async function lockPurchase(tx: Tx, id: number, version?: number): Promise<PurchaseRow> {
  const row = await tx
    .selectFrom('purchase_orders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse('purchase.unknown');
  if (version !== undefined && row.version !== version) throw refuse('purchase.changed');
  return row;
}

/**
 * The state after an action.
 * @throws Refusal `purchase.state`
 */
export function stateAfter(
  from: PurchaseState,
  action: Parameters<typeof purchaseStates.next>[1],
): PurchaseState {
  const to = purchaseStates.next(from, action);
  if (to === null) throw refuse('purchase.state');
  return to;
}
