import { refuse } from '#kit/refusal.ts';
import { lotCode } from '#modules/catalog/rules/index.ts';
import { takeRecalledOffSale } from '#modules/catalog/server/index.ts';
import { announceContentChange } from '#platform/content-version.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { RecallDraft } from '../admin-contracts.ts';
import { searchLots } from './find-lots.ts';

/**
 * Recalls a lot of an article; a job mails its customers (FOOD-03). Its stock is off sale, but for pieces promised to
 * subscribers or orders, and no longer suggested for packing.
 * @throws Refusal `recall.unknown` for a lot neither sent nor received, `recall.known` for one recalled before.
 */
export async function startRecall(
  work: UnitOfWork,
  { lot, variantCode, reason, advice }: RecallDraft,
): Promise<void> {
  const { tx, now, announce } = work;
  const code = lotCode(lot);
  const found = (await searchLots(tx, code)).find(
    (one) => one.lot === code && one.variantCode === variantCode,
  );
  if (!found) throw refuse('recall.unknown');
  const started = await tx
    .insertInto('recalls')
    .values({
      lot: code,
      variant_code: variantCode,
      product_name: found.productName,
      reason,
      advice,
      started_at: new Date(now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.columns(['lot', 'variant_code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!started) throw refuse('recall.known');
  await takeRecalledOffSale(work, variantCode, code);
  await announce('recall.told', { recallId: started.id });
  // The public page that names it is cached.
  await announceContentChange(work);
}

const selectRecalls = (db: Db | Tx) =>
  db
    .selectFrom('recalls')
    .select([
      'id',
      'lot',
      'variant_code as variantCode',
      'product_name as productName',
      'reason',
      'advice',
      'started_at as startedAt',
    ]);

/**
 * A recall by its number.
 * @throws Refusal `recall.unknown`
 */
export async function getRecall(db: Db | Tx, id: number) {
  const found = await selectRecalls(db).where('id', '=', id).executeTakeFirst();
  if (!found) throw refuse('recall.unknown');
  return found;
}

export type Recall = Awaited<ReturnType<typeof getRecall>>;

/** The latest recalls, newest first. */
export const listRecalls = (db: Db, most: number): Promise<Recall[]> =>
  selectRecalls(db).orderBy('id', 'desc').limit(most).execute();
