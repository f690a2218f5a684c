import { sql } from 'kysely';
import { inParis } from '#kit/dates.ts';
import { refuse } from '#kit/refusal.ts';
import type { Db } from '#registry/schema.ts';
import type { PublicRecallShape } from '../recall-contracts.ts';

/** More recalls than a shop should ever have; older ones remain readable by their own URL. */
const SHOWN = 100;

const selectRecalls = (db: Db) =>
  db
    .selectFrom('recalls as r')
    .select(['r.id', 'r.lot', 'r.product_name as productName', 'r.reason', 'r.advice'])
    .select('r.started_at as startedAt')
    .select(
      sql<string[]>`array(select distinct l.best_before::text from order_lots l
        where l.lot = r.lot and l.variant_code = r.variant_code and l.best_before is not null
        order by 1)`.as('bestBefore'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof selectRecalls>['execute']>>[number];

const present = ({ startedAt, ...recall }: Row): PublicRecallShape => ({
  '@id': `/api/v2/shop/recalls/${recall.id}`,
  '@type': 'Recall',
  ...recall,
  announcedAt: inParis(startedAt),
});

/** Published recalls, newest first; every recall is published (FOOD-03). */
export async function listPublicRecalls(db: Db): Promise<PublicRecallShape[]> {
  return (await selectRecalls(db).orderBy('r.id', 'desc').limit(SHOWN).execute()).map(present);
}

/** @throws Refusal `recall.unknown` */
export async function getPublicRecall(db: Db, id: string): Promise<PublicRecallShape> {
  const found = /^\d{1,9}$/.test(id)
    ? await selectRecalls(db).where('r.id', '=', Number(id)).executeTakeFirst()
    : undefined;
  if (!found) throw refuse('recall.unknown');
  return present(found);
}
