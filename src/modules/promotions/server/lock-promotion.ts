import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Locks a promotion for a change.
 * @throws Refusal `promotion.unknown`
 */
export async function lockPromotion({ tx }: Pick<UnitOfWork, 'tx'>, code: string) {
  const row = await tx
    .selectFrom('promotions')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse('promotion.unknown');
  return row;
}
