import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Work } from '#schema.ts';
import { refreshDocuments } from './refresh-documents.ts';

export interface StockLine {
  variantCode: string;
  quantity: number;
}

/**
 * Takes what was ordered out of the stock, or refuses the whole with `stock` and the first variant
 * that is short. Rows are locked in the order of their codes, so two orders never wait in a ring.
 */
export async function takeStock(work: Work, lines: readonly StockLine[]): Promise<void> {
  const wanted = perVariant(lines);
  const held = await lockStock(work, [...wanted.keys()]);
  for (const [code, quantity] of wanted) {
    const onHand = held.get(code)?.onHand ?? 0;
    if (onHand < quantity) throw refuse('stock', { variantCode: code, onHand, quantity });
  }
  await change(work, wanted, held, -1);
}

/** Puts back what an order no longer holds. Codes that left the catalogue are ignored. */
export async function returnStock(work: Work, lines: readonly StockLine[]): Promise<void> {
  const wanted = perVariant(lines);
  const held = await lockStock(work, [...wanted.keys()]);
  await change(work, wanted, held, 1);
}

type Held = Map<string, { onHand: number; productId: number }>;

const perVariant = (lines: readonly StockLine[]) => {
  const wanted = new Map<string, number>();
  for (const { variantCode, quantity } of lines)
    wanted.set(variantCode, (wanted.get(variantCode) ?? 0) + quantity);
  return wanted;
};

async function lockStock(work: Work, codes: string[]): Promise<Held> {
  if (codes.length === 0) return new Map();
  const rows = await work.tx
    .selectFrom('product_variants')
    .select(['code', 'on_hand', 'product_id'])
    .where('code', 'in', codes)
    .orderBy('code')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.code, { onHand: row.on_hand, productId: row.product_id }]));
}

async function change(work: Work, wanted: Map<string, number>, held: Held, sign: 1 | -1) {
  const codes = [...held.keys()];
  if (codes.length === 0) return;
  const deltas = codes.map((code) => sign * (wanted.get(code) ?? 0));
  await sql`
    update product_variants v set on_hand = v.on_hand + change.delta
    from unnest(${codes}::text[], ${deltas}::integer[]) as change (code, delta)
    where v.code = change.code`.execute(work.tx);
  const turned = [...held].filter(([code, { onHand }]) => {
    const after = onHand + sign * (wanted.get(code) ?? 0);
    return onHand > 0 !== after > 0;
  });
  // Documents only say whether there is any: most orders change none.
  await refreshDocuments(work, [...new Set(turned.map(([, { productId }]) => productId))]);
}
