import { refuseFields } from '#kit/refusal.ts';
import { findByBars, receiveDelivery } from '#modules/catalog/server/index.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';
import type { PurchaseReceipt } from '../admin-contracts.ts';
import { averageCost } from '../rules/index.ts';
import { lockPurchase, stateAfter } from './lock-purchase.ts';

/**
 * Receives a delivery for an order into stock, all or nothing. Missing pieces stay open, and surplus ones are
 * accepted. Updates the average cost of its articles.
 * @throws Refusal `purchase.unknown`, `purchase.state`, `purchase.note_again`; `purchase.not_ordered` by line
 */
export async function receivePurchase(
  work: UnitOfWork,
  by: string,
  id: number,
  { note, lines }: PurchaseReceipt,
): Promise<void> {
  const { tx, now } = work;
  const purchase = await lockPurchase(tx, id);
  stateAfter(purchase.state, 'receive');
  const at = new Date(now.epochMilliseconds);
  if (note !== '') await refuseAgain(tx, id, note);
  const ordered = await findOrdered(tx, id);
  const codes = await findByBars(
    tx,
    lines.map(({ code }) => code),
  );
  const wrong = lines.flatMap(({ code }, index) =>
    ordered.has(codes.get(code) ?? '')
      ? []
      : [
          {
            propertyPath: `lines.${index}.code`,
            code: 'purchase.not_ordered',
            params: { code },
          },
        ],
  );
  if (wrong.length > 0) throw refuseFields(wrong);
  const { name: supplier } = await tx
    .selectFrom('suppliers')
    .select('name')
    .where('id', '=', purchase.supplier_id)
    .executeTakeFirstOrThrow();
  const receipt = await receiveDelivery(work, by, { supplier, note, purchaseOrderId: id, lines });
  const before = await findBefore(tx, receipt.pieces);
  await tx
    .insertInto('received_goods')
    .values(
      [...receipt.pieces].map(([variantCode, pieces]) => {
        const cost = ordered.get(variantCode)?.cost ?? 0;
        const stood = before.get(variantCode) ?? { pieces: 0, cost: null };
        return {
          receipt_id: receipt.id,
          purchase_order_id: id,
          variant_code: variantCode,
          quantity: pieces,
          cost,
          pieces_before: stood.pieces,
          average: String(averageCost(stood, { pieces, cost })),
          at,
        };
      }),
    )
    .execute();
  const isWhole = [...ordered].every(
    ([variantCode, { missing }]) => missing <= (receipt.pieces.get(variantCode) ?? 0),
  );
  await tx
    .updateTable('purchase_orders')
    .set({
      state: stateAfter(purchase.state, isWhole ? 'complete' : 'receive'),
      closed_at: isWhole ? at : null,
      closed_by: isWhole ? by : null,
      version: purchase.version + 1,
    })
    .where('id', '=', id)
    .execute();
}

/** Refuses a delivery note that was received before, so that a delivery is not counted twice. */
async function refuseAgain(tx: Tx, id: number, note: string): Promise<void> {
  const before = await tx
    .selectFrom('goods_receipts')
    .select('id')
    .where('purchase_order_id', '=', id)
    .where('note', '=', note)
    .limit(1)
    .executeTakeFirst();
  if (before)
    throw refuseFields([{ propertyPath: 'note', code: 'purchase.note_again', params: { note } }]);
}

/** Ordered articles: cost in cents, and pieces not received yet. */
async function findOrdered(tx: Tx, id: number) {
  const rows = await tx
    .selectFrom('purchase_order_lines as l')
    .select(['l.variant_code as variantCode', 'l.cost', 'l.quantity'])
    .select((from) =>
      from
        .selectFrom('received_goods as g')
        .whereRef('g.purchase_order_id', '=', 'l.purchase_order_id')
        .whereRef('g.variant_code', '=', 'l.variant_code')
        .select(({ fn }) => fn.sum<number>('g.quantity').as('pieces'))
        .as('received'),
    )
    .where('l.purchase_order_id', '=', id)
    .execute();
  return new Map(
    rows.map(({ variantCode, cost, quantity, received }) => [
      variantCode,
      { cost, missing: quantity - Number(received ?? 0) },
    ]),
  );
}

/** Stock and average cost before this delivery. The stock rows are locked. */
async function findBefore(tx: Tx, received: ReadonlyMap<string, number>) {
  const rows = await tx
    .selectFrom('product_variants as v')
    .select(['v.code', 'v.on_hand as onHand', 'v.reserved'])
    .select((from) =>
      from
        .selectFrom('received_goods as g')
        .whereRef('g.variant_code', '=', 'v.code')
        .orderBy('g.id', 'desc')
        .limit(1)
        .select('g.average')
        .as('average'),
    )
    .where('v.code', 'in', [...received.keys()])
    .execute();
  return new Map(
    rows.map(({ code, onHand, reserved, average }) => [
      code,
      {
        pieces: onHand + reserved - (received.get(code) ?? 0),
        cost: average === null ? null : Number(average),
      },
    ]),
  );
}
