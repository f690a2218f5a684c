import {
  editDraft,
  openDraft,
  receivePurchase,
  sendPurchase,
} from '#modules/purchasing/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { chosen } from '../chosen.ts';
import type { Colleague } from './after-sale.ts';
import type { PastShop } from './past-shop.ts';

/** Stock below this percentage of the usual one is reordered. */
const LOW = 65;
/** Percentage of the usual stock it is reordered up to. */
const FULL = 115;

/** Orders low stock from each supplier. `usual` is the usual stock of each format. */
export async function orderSupplies(
  shop: PastShop,
  keeper: Colleague,
  usual: ReadonlyMap<string, number>,
): Promise<void> {
  const articles = await shop.db
    .selectFrom('supplier_articles as a')
    .innerJoin('product_variants as v', 'v.code', 'a.variant_code')
    .select(['a.supplier_id as supplierId', 'a.multiple', 'a.cost', 'v.code'])
    .select('v.on_hand as onHand')
    .orderBy('v.code')
    .execute();
  const low = articles.flatMap(({ code, cost, multiple, onHand, supplierId }) => {
    const stock = usual.get(code) ?? 0;
    if (onHand * 100 >= stock * LOW) return [];
    const missing = Math.ceil((stock * FULL) / 100) - onHand;
    return [
      { supplierId, variantCode: code, cost, quantity: Math.ceil(missing / multiple) * multiple },
    ];
  });
  for (const [supplierId, lines] of Map.groupBy(low, (one) => one.supplierId))
    await transact(shop, async (work) => {
      const id = await openDraft(work, keeper.name, supplierId);
      const { version } = await work.tx
        .selectFrom('purchase_orders')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await editDraft(work, id, {
        version,
        note: '',
        lines: lines.map(({ variantCode, quantity, cost }) => ({ variantCode, quantity, cost })),
      });
      await sendPurchase(work, keeper.name, id, version + 1);
    });
}

/** Receives the purchase orders that are due, with lots, dates and places. */
export async function receiveSupplies(shop: PastShop, keeper: Colleague): Promise<void> {
  const day = shop.clock.today();
  const due = await shop.db
    .selectFrom('purchase_orders')
    .select('id')
    .where('state', '=', 'sent')
    .where('expected_on', '<=', day.toString())
    .orderBy('id')
    .execute();
  for (const { id } of due)
    await transact(shop, async (work) => {
      const lines = await work.tx
        .selectFrom('purchase_order_lines')
        .select(['variant_code as code', 'quantity'])
        .where('purchase_order_id', '=', id)
        .orderBy('variant_code')
        .execute();
      const stamp = day.toString().slice(2).replaceAll('-', '');
      await receivePurchase(work, keeper.name, id, {
        note: `BL-${stamp}-${id}`,
        lines: lines.map(({ code, quantity }) => ({
          code,
          quantity,
          lot: `L${stamp}${String.fromCharCode(65 + (id % 26))}`,
          bestBefore: day.add({ days: 240 + chosen(280, code, 'keeps') }).toString(),
          place: `${String.fromCharCode(65 + chosen(6, code, 'row'))}-${String(1 + chosen(24, code, 'shelf')).padStart(2, '0')}`,
        })),
      });
    });
}
