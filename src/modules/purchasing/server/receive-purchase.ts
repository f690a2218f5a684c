import { sql } from 'kysely';
import { refuseFields } from '#kit/refusal.ts';
import { lotCode } from '#modules/catalog/rules/index.ts';
import { findByBars, receiveDelivery } from '#modules/catalog/server/index.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';
import type { PurchaseReceipt } from '../admin-contracts.ts';
import { averageCost } from '../rules/index.ts';
import { piecesArrived } from './arrived.ts';
import { lockPurchase, stateAfter } from './lock-purchase.ts';

type ReceivedLine = PurchaseReceipt['lines'][number];

/**
 * Receives a delivery for an order into stock, all or nothing. Missing pieces stay open, and surplus ones are
 * accepted. Damaged ones are noted for the supplier and count as arrived, but never become stock. Updates the average
 * cost of its articles.
 * @throws Refusal `purchase.unknown`, `purchase.state`, `purchase.note_again`; by line `purchase.not_ordered`,
 *   `purchase.no_pieces`, `purchase.damage_unsaid`
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
  const wrong = lines.flatMap((line, index) => {
    const isOrdered = ordered.has(codes.get(line.code) ?? '');
    const [field, code] = isOrdered ? wrongOf(line) : (['code', 'purchase.not_ordered'] as const);
    const params = { code: line.code };
    return field ? [{ propertyPath: `lines.${index}.${field}`, code, params }] : [];
  });
  if (wrong.length > 0) throw refuseFields(wrong);
  const { name: supplier } = await tx
    .selectFrom('suppliers')
    .select('name')
    .where('id', '=', purchase.supplier_id)
    .executeTakeFirstOrThrow();
  const receipt = await receiveDelivery(work, by, { supplier, note, purchaseOrderId: id, lines });
  const of = { receipt_id: receipt.id, purchase_order_id: id, at };
  const before = await findBefore(tx, receipt.pieces);
  const received = [...receipt.pieces].map(([variantCode, pieces]) => {
    const cost = ordered.get(variantCode)?.cost ?? 0;
    const stood = before.get(variantCode) ?? { pieces: 0, cost: null };
    return {
      ...of,
      variant_code: variantCode,
      quantity: pieces,
      cost,
      pieces_before: stood.pieces,
      average: String(averageCost(stood, { pieces, cost })),
    };
  });
  if (received.length > 0) await tx.insertInto('received_goods').values(received).execute();
  const damaged = lines.flatMap(({ code, damaged = 0, damage = '', lot }) => {
    const variantCode = codes.get(code) ?? code;
    return damaged === 0
      ? []
      : [
          {
            ...of,
            variant_code: variantCode,
            quantity: damaged,
            lot: lotCode(lot ?? ''),
            damage,
            cost: ordered.get(variantCode)?.cost ?? 0,
            staff_name: by,
          },
        ];
  });
  if (damaged.length > 0) await tx.insertInto('damaged_goods').values(damaged).execute();
  const arrived = new Map(receipt.pieces);
  for (const { variant_code, quantity } of damaged)
    arrived.set(variant_code, (arrived.get(variant_code) ?? 0) + quantity);
  const isWhole = [...ordered].every(
    ([variantCode, { missing }]) => missing <= (arrived.get(variantCode) ?? 0),
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

/** The field of a line that is wrong by itself, and why. */
function wrongOf({ quantity, damaged = 0, damage = '' }: ReceivedLine) {
  if (quantity + damaged === 0) return ['quantity', 'purchase.no_pieces'] as const;
  if (damaged > 0 && damage === '') return ['damage', 'purchase.damage_unsaid'] as const;
  return [];
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

/** Ordered articles: cost in cents, and pieces that did not arrive yet. */
async function findOrdered(tx: Tx, id: number) {
  const rows = await tx
    .selectFrom('purchase_order_lines as l')
    .select(['l.variant_code as variantCode', 'l.cost', 'l.quantity'])
    .select(piecesArrived(sql`l.purchase_order_id`, sql`l.variant_code`).as('arrived'))
    .where('l.purchase_order_id', '=', id)
    .execute();
  return new Map(
    rows.map(({ variantCode, cost, quantity, arrived }) => [
      variantCode,
      { cost, missing: quantity - arrived },
    ]),
  );
}

/** Stock and average cost before this delivery. The stock rows are locked. */
async function findBefore(tx: Tx, received: ReadonlyMap<string, number>) {
  if (received.size === 0) return new Map<string, { pieces: number; cost: number | null }>();
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
