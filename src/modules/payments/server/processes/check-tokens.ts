import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, Db } from '#registry/schema.ts';
import { findProvider } from '../card-provider.ts';
import { noteToken } from '../card-tokens.ts';

/** Tokens checked per run, and hours between checks of one: 24 runs a day. */
const AT_ONCE = 300;
const CHECK_HOURS = 24;

/** A saved card of which the provider has no token any more. */
export interface MissingCard {
  cardId: number;
  customerId: number;
  brand: string;
  last4: string;
}

/**
 * Checks the tokens not checked for a day with the provider and records the results; returns cards that can no longer
 * pay. If the provider does not respond, they are checked in the next run.
 */
export async function checkTokens(appContext: AppContext): Promise<MissingCard[]> {
  const { db, clock } = appContext;
  const before = new Date(clock.now().subtract({ hours: CHECK_HOURS }).epochMilliseconds);
  const due = await db
    .selectFrom('payment_card_tokens as t')
    .innerJoin('payment_cards as c', 'c.id', 't.card_id')
    .innerJoin('payment_customers as p', (join) =>
      join.onRef('p.customer_id', '=', 'c.customer_id').onRef('p.provider', '=', 'c.provider'),
    )
    .select((of) => of.fn.coalesce('t.holder', 'p.reference').as('customer'))
    .select(['t.token', 'c.provider'])
    .where('c.removed_at', 'is', null)
    .where((where) =>
      where.or([
        where('t.checked_at', 'is', null),
        where('t.checked_at', '<=', before),
        // Missing tokens are checked in every run, since they may reappear.
        where('t.missing_since', 'is not', null),
      ]),
    )
    .orderBy('t.checked_at', (order) => order.asc().nullsFirst())
    .limit(AT_ONCE)
    .execute();
  const heard: { token: string; isThere: boolean }[] = [];
  for (const { token, provider, customer } of due) {
    const isThere = await findProvider(appContext, provider)?.hasCard({ token, customer });
    // Nothing is recorded when the provider does not respond, or the shop no longer has its keys.
    if (isThere === true || isThere === false) heard.push({ token, isThere });
  }
  if (heard.length > 0)
    await transact(appContext, async (work) => {
      for (const { token, isThere } of heard) await noteToken(work, token, isThere);
    });
  return findMissingCards(db);
}

function findMissingCards(db: Db): Promise<MissingCard[]> {
  return db
    .selectFrom('payment_cards as c')
    .select(['c.id as cardId', 'c.customer_id as customerId', 'c.brand', 'c.last4'])
    .where('c.removed_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('payment_card_tokens as t')
            .select('t.token')
            .whereRef('t.card_id', '=', 'c.id')
            .where('t.missing_since', 'is', null),
        ),
      ),
    )
    .orderBy('c.id')
    .execute();
}
