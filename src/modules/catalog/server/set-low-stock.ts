import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** Sets the stock at or below which a variant is listed for reordering. @throws Refusal `variant.unknown` */
export async function setLowStock({ tx }: UnitOfWork, code: string, pieces: number): Promise<void> {
  const changed = await tx
    .updateTable('product_variants')
    .set({ low_stock_at: pieces })
    .where('code', '=', code)
    .returning('code')
    .executeTakeFirst();
  if (!changed) throw refuse('variant.unknown');
}
