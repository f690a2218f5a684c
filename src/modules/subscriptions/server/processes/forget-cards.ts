import { forgetCard, forgetMandates } from '#modules/payments/server/index.ts';
import { forEachIsolated } from '#platform/for-each-isolated.ts';
import { momentBefore } from '#platform/moment-before.ts';
import { transact } from '#platform/unit-of-work.ts';
import { retention } from '#registry/retention.ts';
import type { AppContext, Db, Tx } from '#registry/schema.ts';
import { isCardUsed } from '../queries.ts';

/**
 * Cards past their retention period (PRV-08): no subscription uses them, and the end of the last one, the customer's
 * latest consent to saving them and the latest charge are all long ago.
 */
function findOutlived(db: Db | Tx, before: Date) {
  return db
    .selectFrom('payment_cards as c')
    .select(['c.id', 'c.customer_id as customerId'])
    .where('c.consented_at', '<', before)
    .where((card) => card.or([card('c.removed_at', 'is', null), card('c.removed_at', '<', before)]))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions as s')
            .select('s.id')
            .whereRef('s.card_id', '=', 'c.id')
            .where((one) =>
              one.or([one('s.status', '<>', 'stopped'), one('s.stopped_at', '>=', before)]),
            ),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_attempts as a')
            .select('a.id')
            .whereRef('a.kept_card_id', '=', 'c.id')
            .where('a.updated_at', '>=', before),
        ),
      ),
    );
}

/** Deletes these cards here and at the provider, one by one, with the mandates nothing uses any more. */
export async function forgetCards(appContext: AppContext): Promise<void> {
  await forgetMandates(appContext.db, appContext.clock.now());
  const before = momentBefore(appContext.clock.now(), retention.cards);
  const outlived = await findOutlived(appContext.db, before).execute();
  await forEachIsolated(appContext, outlived, ({ id, customerId }) =>
    transact(appContext, async (work) => {
      // A subscription may have started to use the card since the query.
      const isStill = await findOutlived(work.tx, before).where('c.id', '=', id).executeTakeFirst();
      if (isStill) await forgetCard(work, customerId, id, isCardUsed);
    }),
  );
}
