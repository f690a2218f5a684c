import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, Db } from '#registry/schema.ts';
import { findProvider } from '../card-provider.ts';
import { noteToken } from '../card-tokens.ts';

/** Tokens the provider is asked about in one run, and how often each: a day's round of 24 runs. */
const AT_ONCE = 300;
const CHECK_HOURS = 24;

/** A kept card none of whose tokens its provider knows. */
export interface MissingCard {
  cardId: number;
  customerId: number;
  brand: string;
  last4: string;
}

/**
 * Asks the provider for the tokens it was not asked for in a day, and notes what it says; answers
 * the cards that can pay no more. A provider that does not answer is asked again next time.
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
        // What is missing is asked for each time: it may be found again.
        where('t.missing_since', 'is not', null),
      ]),
    )
    .orderBy('t.checked_at', (order) => order.asc().nullsFirst())
    .limit(AT_ONCE)
    .execute();
  const heard: { token: string; isThere: boolean }[] = [];
  for (const { token, provider, customer } of due) {
    const isThere = await findProvider(appContext, provider)?.hasCard({ token, customer });
    // Not for a silent provider, nor for one whose keys this shop has no more.
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
