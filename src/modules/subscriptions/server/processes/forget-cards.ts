import { forgetCard, forgetMandates } from '#modules/payments/server/index.ts';
import { forEachIsolated } from '#platform/for-each-isolated.ts';
import { momentBefore } from '#platform/moment-before.ts';
import { transact } from '#platform/unit-of-work.ts';
import { retention } from '#registry/retention.ts';
import type { AppContext, Db, Tx } from '#registry/schema.ts';
import { isCardUsed } from '../queries.ts';

/**
 * Cards that outlived their term (PRV-08): no subscription runs on them, and long ago the last one
 * ended, the customer agreed last that they be kept, and the charge they were kept of was made.
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

/** Forgets them here and at their provider, each on its own, and the mandates nothing runs under. */
export async function forgetCards(appContext: AppContext): Promise<void> {
  await forgetMandates(appContext.db, appContext.clock.now());
  const before = momentBefore(appContext.clock.now(), retention.cards);
  const outlived = await findOutlived(appContext.db, before).execute();
  await forEachIsolated(appContext, outlived, ({ id, customerId }) =>
    transact(appContext, async (work) => {
      // A subscription may have begun on it meanwhile.
      const isStill = await findOutlived(work.tx, before).where('c.id', '=', id).executeTakeFirst();
      if (isStill) await forgetCard(work, customerId, id, isCardUsed);
    }),
  );
}
