import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** From how many pieces a variant is on the list of what to order. @throws Refusal `variant.unknown` */
export async function setLowStock({ tx }: UnitOfWork, code: string, pieces: number): Promise<void> {
  const changed = await tx
    .updateTable('product_variants')
    .set({ low_stock_at: pieces })
    .where('code', '=', code)
    .returning('code')
    .executeTakeFirst();
  if (!changed) throw refuse('variant.unknown');
}
