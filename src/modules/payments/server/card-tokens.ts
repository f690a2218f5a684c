import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { Outcome } from '../rules/index.ts';
import type { SavedCard } from './cards.ts';
import type { CardProvider, ChargeName } from './provider.ts';

/** Whether a token is of a card that is still kept: such a one is never forgotten at the provider. */
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

/** Notes what the provider said of a token: it has it, or it does not know it. */
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
 * Gives an open charge a card that is kept, by the newest of its tokens the provider has. `unknown`
 * when the provider does not answer; null when it knows none of them: the card cannot pay any more.
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
    // No card in the charge after it was given one, or something is not there: it may be the card.
    const isDoubtful = outcome.status === 'absent' || (outcome.status === 'open' && !outcome.card);
    if (!isDoubtful) return outcome;
    const isThere = await provider.hasCard(name);
    if (isThere !== false) return outcome.status === 'absent' ? outcome : { status: 'unknown' };
  }
  return null;
}
