import type { Db } from '#registry/schema.ts';

/** Ages in months: above the first every animal is adult, below the second none is. */
const OLDEST = 30;
const YOUNGEST = 11;

/** Subscribed animals that may have become adult since they were added. */
export async function findGrowing(db: Db, today: Temporal.PlainDate) {
  return db
    .selectFrom('animals as a')
    .select(['a.id as animalId', 'a.customer_id as customerId', 'a.created_at as since'])
    .where('a.birthday', '>', today.subtract({ months: OLDEST }).toString())
    .where('a.birthday', '<=', today.subtract({ months: YOUNGEST }).toString())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('subscription_animals as f')
          .innerJoin('subscriptions as s', 's.id', 'f.subscription_id')
          .select('f.animal_id')
          .whereRef('f.animal_id', '=', 'a.id')
          .where('s.status', '<>', 'stopped'),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('life_events as e')
            .select('e.id')
            .whereRef('e.animal_id', '=', 'a.id')
            .where('e.kind', '=', 'adult'),
        ),
      ),
    )
    .orderBy('a.id')
    .execute();
}
