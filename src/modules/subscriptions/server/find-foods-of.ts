import type { Db } from '#registry/schema.ts';

/** The food an animal gets in every delivery of its customer's subscriptions that have not ended, with its interval. */
export async function findFoodsOf(
  db: Db,
  { customerId, animalId }: { customerId: number; animalId: number },
) {
  const rows = await db
    .selectFrom('subscription_animals as f')
    .innerJoin('subscriptions as s', 's.id', 'f.subscription_id')
    .innerJoin('subscription_items as i', (join) =>
      join
        .onRef('i.subscription_id', '=', 'f.subscription_id')
        .onRef('i.variant_code', '=', 'f.variant_code'),
    )
    .select(['i.variant_code as variantCode', 'i.quantity', 'i.known', 's.frequency'])
    .where('f.customer_id', '=', customerId)
    .where('f.animal_id', '=', animalId)
    .where('s.status', '<>', 'stopped')
    .where('i.quantity', '>', 0)
    .orderBy('i.id')
    .execute();
  return rows.map((row) => ({
    variantCode: row.variantCode,
    productSlug: row.known.productSlug,
    productName: row.known.productName,
    variantName: row.known.variantName,
    pieces: row.quantity,
    every: row.frequency,
  }));
}
