import { createHmac } from 'node:crypto';
import { recordActivity } from '#modules/customers/server/index.ts';
import { hashOf, keyFor, newToken } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { judgeRefresh } from '../rules/index.ts';
import { addRefreshToken, type OpenedSignIn } from './open-sign-in.ts';

export type RefreshRefusal = 'refresh.unknown' | 'refresh.expired';

/**
 * Exchanges a valid refresh token for the next one (API-18). A copied token ends the sign-in for
 * both holders; that refusal is returned rather than thrown, so that the change is committed.
 * Repeated refreshes within seconds return the same next token (REL-57): it is derived from the
 * token received and `secret`, which is not stored in the database.
 */
export async function refreshSignIn(
  work: UnitOfWork,
  refreshToken: string,
  secret: string,
): Promise<OpenedSignIn | RefreshRefusal> {
  const hash = hashOf(refreshToken);
  const found = await work.tx
    .selectFrom('refresh_tokens as t')
    .innerJoin('sign_ins as s', 's.id', 't.sign_in_id')
    .select(['t.step', 's.id', 's.customer_id', 's.expires_at', 's.ended_at'])
    .select(['s.used_step', 's.used_hash', 's.last_used_at'])
    .where('t.hash', '=', hash)
    .forUpdate('s')
    .executeTakeFirst();
  if (!found) return 'refresh.unknown';
  if (found.ended_at || found.expires_at.getTime() <= work.now.epochMilliseconds)
    return 'refresh.expired';

  const { id, step } = found;
  const used = { step: found.used_step, hash: found.used_hash, at: found.last_used_at };
  const signIn = work.tx.updateTable('sign_ins').where('id', '=', id);
  const judged = judgeRefresh(used, { step, hash }, work.now);
  if (judged === 'stolen') {
    await signIn.set({ ended_at: new Date(work.now.epochMilliseconds) }).execute();
    return 'refresh.expired';
  }
  if (judged !== 'together') {
    const last_used_at = new Date(work.now.epochMilliseconds);
    await signIn.set({ used_step: step, used_hash: hash, last_used_at }).execute();
    await recordActivity(work, found.customer_id);
  }
  const next = judged === 'repeated' ? newToken() : followingToken(refreshToken, secret);
  return {
    customerId: found.customer_id,
    signInId: id,
    refreshToken: await addRefreshToken(work, id, step + 1, next),
  };
}

/** Derives the next token; impossible without the secret. */
const followingToken = (token: string, secret: string): string =>
  createHmac('sha256', keyFor('refresh', secret)).update(token).digest('base64url');
