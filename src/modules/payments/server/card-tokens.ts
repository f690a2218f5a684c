import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { Outcome } from '../rules/index.ts';
import type { SavedCard } from './cards.ts';
import type { CardProvider, ChargeName } from './provider.ts';

/** Whether a token belongs to a saved card: such a token is never deleted at the provider. */
export async function isTokenInUse(db: Db | Tx, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('payment_card_tokens as t')
    .innerJoin('payment_cards as c', 'c.id', 't.card_id')
    .select('t.token')
    .where('t.token', '=', token)
    .where('c.removed_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Records whether the provider still has a token. */
export async function noteToken(work: UnitOfWork, token: string, isThere: boolean): Promise<void> {
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
 * Uses a saved card for an open charge, by the newest of its tokens that the provider has. `unknown` when the
 * provider does not respond; null when it has none of them, so the card can no longer pay.
 */
export async function attachSavedCard(
  provider: CardProvider,
  charge: ChargeName,
  { tokens }: Pick<SavedCard, 'tokens'>,
  customer: string,
): Promise<Outcome | null> {
  for (const { token, holder } of tokens) {
    const name = { token, customer: holder ?? customer };
    const outcome = await provider.attach(charge, name);
    // The charge has no card afterwards, or something is missing: the token may be invalid.
    const isDoubtful = outcome.status === 'absent' || (outcome.status === 'open' && !outcome.card);
    if (!isDoubtful) return outcome;
    const isThere = await provider.hasCard(name);
    if (isThere !== false) return outcome.status === 'absent' ? outcome : { status: 'unknown' };
  }
  return null;
}
