import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Work } from '#schema.ts';
import type { Order, OrderLine } from './order.ts';

type Storing = Pick<Work, 'tx'>;

const rowOf = (orderId: number, line: OrderLine) => ({
  order_id: orderId,
  variant_code: line.variantCode,
  product_sku: line.productSku,
  product_slug: line.productSlug,
  product_name: line.productName,
  variant_name: line.variantName,
  variant_slug: line.variantSlug,
  picture_hash: line.pictureHash,
  tax_category: line.taxCategory,
  net_grams: line.netGrams,
  gross_grams: line.grossGrams,
  quantity: line.quantity,
  subscription_interval: line.subscriptionInterval,
  source_item_list: line.sourceItemList,
  upsell: line.upsell,
  unit_price: line.unitPrice,
  original_unit_price: line.originalUnitPrice,
  discounted_unit_price: line.discountedUnitPrice,
  subtotal: line.subtotal,
  total: line.total,
  tax_rate: line.taxRate,
  net: line.net,
  vat: line.vat,
});

/** Writes the lines in at most three statements, however many there are. */
export async function saveLines(
  work: Storing,
  order: Order,
  before: Order,
): Promise<readonly OrderLine[]> {
  const kept = new Set(order.lines.map((line) => line.id));
  const removed = before.lines.filter((line) => !kept.has(line.id));
  if (removed.length > 0)
    await work.tx
      .deleteFrom('order_items')
      .where('order_id', '=', order.id)
      .where(
        'id',
        'in',
        removed.map((line) => line.id as number),
      )
      .execute();
  await updateLines(work, order, before);
  const added = order.lines.filter((line) => line.id === null);
  if (added.length === 0) return order.lines;
  const ids = await work.tx
    .insertInto('order_items')
    .values(added.map((line) => rowOf(order.id, line)))
    .returning(['id', 'variant_code', 'subscription_interval'])
    .execute();
  const idOf = (line: OrderLine) =>
    ids.find(
      (row) =>
        row.variant_code === line.variantCode &&
        row.subscription_interval === line.subscriptionInterval,
    )?.id ?? line.id;
  return order.lines.map((line) => (line.id === null ? { ...line, id: idOf(line) } : line));
}

async function updateLines(work: Storing, order: Order, before: Order) {
  const earlier = new Map(before.lines.map((line) => [line.id, line]));
  const changed = order.lines.filter((line) => {
    const known = earlier.get(line.id);
    return known && JSON.stringify(rowOf(0, known)) !== JSON.stringify(rowOf(0, line));
  });
  if (changed.length === 0) return;
  const rows = JSON.stringify(changed.map((line) => ({ ...rowOf(order.id, line), id: line.id })));
  const { rows: updated } = await sql<{ id: number }>`
    update order_items i set
      product_sku = x.product_sku, product_slug = x.product_slug, product_name = x.product_name,
      variant_name = x.variant_name, variant_slug = x.variant_slug, picture_hash = x.picture_hash,
      tax_category = x.tax_category, net_grams = x.net_grams, gross_grams = x.gross_grams,
      quantity = x.quantity, subscription_interval = x.subscription_interval,
      source_item_list = x.source_item_list, upsell = x.upsell, unit_price = x.unit_price,
      original_unit_price = x.original_unit_price,
      discounted_unit_price = x.discounted_unit_price, subtotal = x.subtotal, total = x.total,
      tax_rate = x.tax_rate, net = x.net, vat = x.vat
    from jsonb_populate_recordset(null::order_items, ${rows}::jsonb) x
    where i.id = x.id and i.order_id = x.order_id
    returning i.id`.execute(work.tx);
  if (updated.length !== changed.length) throw refuse('order.stale');
}
