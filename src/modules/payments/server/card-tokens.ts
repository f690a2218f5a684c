import { transact } from '#platform/work.ts';
import type { Db, Machine, Tx, Work } from '#schema.ts';
import type { Outcome } from '../rules/index.ts';
import { findProvider } from './card-provider.ts';
import type { KeptCard } from './cards.ts';
import type { CardProvider, ChargeName } from './provider.ts';

/** Tokens the provider is asked about in one run, and how often each: a day's round of 24 runs. */
const AT_ONCE = 300;
const CHECK_HOURS = 24;

/** Whether a token is of a card that is still kept: such a one is never forgotten at the provider. */
export async function isTokenKept(db: Db | Tx, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('payment_card_tokens as t')
    .innerJoin('payment_cards as c', 'c.id', 't.card_id')
    .select('t.token')
    .where('t.token', '=', token)
    .where('c.removed_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Notes what the provider said of a token: it has it, or it does not know it. */
export async function noteToken(work: Work, token: string, isThere: boolean): Promise<void> {
  const now = new Date(work.now.epochMilliseconds);
  await work.tx
    .updateTable('payment_card_tokens')
    .set((set) => ({
      checked_at: now,
      missing_since: isThere ? null : set.fn.coalesce('missing_since', set.val(now)),
    }))
    .where('token', '=', token)
    .execute();
}

/**
 * Gives an open charge a card that is kept, by the newest of its tokens the provider has. `unknown`
 * when the provider does not answer; null when it knows none of them: the card cannot pay any more.
 */
export async function attachKeptCard(
  provider: CardProvider,
  charge: ChargeName,
  { tokens }: Pick<KeptCard, 'tokens'>,
  customer: string,
): Promise<Outcome | null> {
  for (const token of tokens) {
    const outcome = await provider.attach(charge, { token, customer });
    // No card in the charge after it was given one, or something is not there: it may be the card.
    const isDoubtful = outcome.status === 'absent' || (outcome.status === 'open' && !outcome.card);
    if (!isDoubtful) return outcome;
    const isThere = await provider.hasCard({ token, customer });
    if (isThere !== false) return outcome.status === 'absent' ? outcome : { status: 'unknown' };
  }
  return null;
}

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
export async function checkTokens(machine: Machine): Promise<MissingCard[]> {
  const { db, clock } = machine;
  const before = new Date(clock.now().subtract({ hours: CHECK_HOURS }).epochMilliseconds);
  const due = await db
    .selectFrom('payment_card_tokens as t')
    .innerJoin('payment_cards as c', 'c.id', 't.card_id')
    .innerJoin('payment_customers as p', (join) =>
      join.onRef('p.customer_id', '=', 'c.customer_id').onRef('p.provider', '=', 'c.provider'),
    )
    .select(['t.token', 'c.provider', 'p.reference as customer'])
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
    const isThere = await findProvider(machine, provider)?.hasCard({ token, customer });
    // Not for a silent provider, nor for one whose keys this shop has no more.
    if (isThere === true || isThere === false) heard.push({ token, isThere });
  }
  if (heard.length > 0)
    await transact(machine, async (work) => {
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
