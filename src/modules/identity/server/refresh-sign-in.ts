import { hashOf } from '#platform/secrets.ts';
import type { Work } from '#schema.ts';
import { judgeRefresh } from '../rules/index.ts';
import { addRefreshToken, type OpenedSignIn } from './open-sign-in.ts';

export type RefreshRefusal = 'refresh.unknown' | 'refresh.expired';

/**
 * Gives the next refresh token for one that may still be used (API-18). A token that shows that two
 * hands hold this sign-in ends it for both; the refusal is returned, because that must be kept.
 */
export async function refreshSignIn(
  work: Work,
  refreshToken: string,
): Promise<OpenedSignIn | RefreshRefusal> {
  const hash = hashOf(refreshToken);
  const found = await work.tx
    .selectFrom('refresh_tokens as t')
    .innerJoin('sign_ins as s', 's.id', 't.sign_in_id')
    .select(['t.step', 's.id', 's.customer_id', 's.expires_at', 's.ended_at'])
    .select(['s.used_step', 's.used_hash'])
    .where('t.hash', '=', hash)
    .forUpdate('s')
    .executeTakeFirst();
  if (!found) return 'refresh.unknown';
  if (found.ended_at || found.expires_at.getTime() <= work.now.epochMilliseconds)
    return 'refresh.expired';

  const { id, step } = found;
  const used = { step: found.used_step, hash: found.used_hash };
  const signIn = work.tx.updateTable('sign_ins').where('id', '=', id);
  if (judgeRefresh(used, { step, hash }) === 'stolen') {
    await signIn.set({ ended_at: new Date(work.now.epochMilliseconds) }).execute();
    return 'refresh.expired';
  }
  const last_used_at = new Date(work.now.epochMilliseconds);
  await signIn.set({ used_step: step, used_hash: hash, last_used_at }).execute();
  return {
    customerId: found.customer_id,
    signInId: id,
    refreshToken: await addRefreshToken(work, id, step + 1),
  };
}
