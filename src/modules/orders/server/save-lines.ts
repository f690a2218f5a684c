import { defined } from '#kit/defined.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Order, OrderLine } from './order.ts';
import { inserting, type RowsWrite, taking, type Written } from './write-together.ts';

const rowOf = (line: OrderLine) => ({
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
  this_time_only: line.thisTimeOnly,
  unit_price: line.unitPrice,
  original_unit_price: line.originalUnitPrice,
  discounted_unit_price: line.discountedUnitPrice,
  subtotal: line.subtotal,
  total: line.total,
  tax_rate: line.taxRate,
  net: line.net,
  vat: line.vat,
});

/** Ids of the lines that were removed. */
export function removedLines(order: Order, before: Order): number[] {
  const remaining = new Set(order.lines.map((line) => line.id));
  return before.lines.flatMap(({ id }) => (id === null || remaining.has(id) ? [] : [id]));
}

/** Deletes removed lines before others are written, since a new one may reuse a unique key. */
export async function removeLines(
  { tx }: Pick<UnitOfWork, 'tx'>,
  order: Order,
  before: Order,
): Promise<void> {
  const removed = removedLines(order, before);
  if (removed.length === 0) return;
  await tx
    .deleteFrom('order_items')
    .where('order_id', '=', order.id)
    .where('id', 'in', removed)
    .execute();
}

/** Writes changed and new lines, in a fixed number of statements. */
export function linesWrites(order: Order, before: Order): RowsWrite[] {
  const earlier = new Map(before.lines.map((line) => [line.id, line]));
  const changed = order.lines.flatMap((line) => {
    const earlierLine = line.id === null ? undefined : earlier.get(line.id);
    const row = rowOf(line);
    const isSame = !earlierLine || JSON.stringify(rowOf(earlierLine)) === JSON.stringify(row);
    return isSame ? [] : [{ ...row, id: line.id }];
  });
  const added = order.lines.filter(({ id }) => id === null).map(rowOf);
  return defined([
    changed[0]
      ? { name: 'changed', table: 'order_items', text: updating(changed[0]), rows: changed }
      : undefined,
    added[0]
      ? { name: 'added', table: 'order_items', text: adding(added[0]), rows: added }
      : undefined,
  ]);
}

const updating = ({ id: _, ...row }: { id: unknown }) =>
  `update order_items i set ${taking(row)}
    from $rows, saved
    where i.id = x.id and i.order_id = saved.id returning i.id`;

const adding = (row: object) =>
  `${inserting('order_items', row)} returning id, variant_code, subscription_interval`;

/** The lines with the ids generated for new ones. */
export function withLineIds(
  lines: readonly OrderLine[],
  added: Written = [],
): readonly OrderLine[] {
  if (added.length === 0) return lines;
  const idOf = (line: OrderLine) =>
    added.find(
      (row) =>
        row.variant_code === line.variantCode &&
        row.subscription_interval === line.subscriptionInterval,
    )?.id as number;
  return lines.map((line) => (line.id === null ? { ...line, id: idOf(line) } : line));
}
