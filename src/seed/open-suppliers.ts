import {
  addSupplier,
  editDraft,
  openDraft,
  proposePurchases,
  sendPurchase,
  setSuppliedArticles,
} from '#modules/purchasing/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { supplierTerms } from '../../seeds/orders/everyday.ts';

/** Cost of a piece as a share of its retail price, tax included. */
const COST_SHARE = 0.45;
/** Number of articles, and of cartons per article, in an order for the lowest stock. */
const [LINES, CARTONS] = [6, 4];

interface Sold {
  code: string;
  /** Cents. */
  price: number;
}

const findSold = ({ db }: AppContext): Promise<Sold[]> =>
  db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('price_history as h', 'h.variant_code', 'v.code')
    .select(({ fn }) => ['v.code', fn.min<number>('h.cents').as('price')])
    .where('v.visible', '=', true)
    .where('p.status', '=', 'sold')
    .where('h.kind', '=', 'one_off')
    .where('h.valid_to', 'is', null)
    .groupBy('v.code')
    .orderBy('v.code')
    .execute();

/**
 * Creates suppliers for all products; false, and no change, for a shop that already has suppliers.
 */
export async function addSuppliers(appContext: AppContext): Promise<boolean> {
  const articles = await findSold(appContext);
  return transact(appContext, async (work) => {
    const existing = await work.tx.selectFrom('suppliers').select('id').limit(1).executeTakeFirst();
    if (existing) return false;
    for (const [index, supplier] of supplierTerms.entries()) {
      const id = await addSupplier(work, supplier);
      await setSuppliedArticles(work, id, {
        version: 1,
        articles: articles
          .filter((_, at) => at % supplierTerms.length === index)
          .map(({ code, price }) => ({
            variantCode: code,
            reference: `${supplier.name.slice(0, 3).toUpperCase()}-${code.slice(-4)}`,
            multiple: price > 2000 ? 4 : 12,
            cost: Math.round(price * COST_SHARE),
          })),
      });
    }
    return true;
  });
}

/**
 * Creates purchase orders for what is short, or for the lowest stock where nothing is; one of them is sent and awaits its goods.
 */
export const proposeSupplies = (appContext: AppContext, by: string): Promise<void> =>
  transact(appContext, async (work) => {
    await proposePurchases(work, by);
    const draft = (await findDraft(work)) ?? (await orderLowest(work, by));
    if (draft) await sendPurchase(work, by, draft.id, draft.version);
  });

const findDraft = ({ tx }: UnitOfWork) =>
  tx
    .selectFrom('purchase_orders')
    .select(['id', 'version'])
    .where('state', '=', 'draft')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/**
 * Drafts an order to the first supplier for its lowest stock, because a new shop is short of
 * nothing.
 */
async function orderLowest(work: UnitOfWork, by: string) {
  const { tx } = work;
  const articles = await tx
    .selectFrom('supplier_articles as a')
    .innerJoin('product_variants as v', 'v.code', 'a.variant_code')
    .select([
      'a.variant_code as variantCode',
      'a.supplier_id as supplierId',
      'a.multiple',
      'a.cost',
    ])
    .orderBy('a.supplier_id')
    .orderBy('v.on_hand')
    .orderBy('a.variant_code')
    .limit(LINES)
    .execute();
  const [first] = articles;
  if (!first) return undefined;
  const id = await openDraft(work, by, first.supplierId);
  const lines = articles
    .filter(({ supplierId }) => supplierId === first.supplierId)
    .map(({ variantCode, multiple, cost }) => ({
      variantCode,
      quantity: CARTONS * multiple,
      cost,
    }));
  await editDraft(work, id, { version: 1, note: '', lines });
  return findDraft(work);
}

/** Creates suppliers and purchase orders; a shop that has suppliers is left alone. */
export async function openSuppliers(appContext: AppContext, by: string): Promise<void> {
  if (await addSuppliers(appContext)) await proposeSupplies(appContext, by);
}
