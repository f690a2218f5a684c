import { FAILURE_RETENTION_HOURS } from '#platform/lock-seconds.ts';
import { momentBefore } from '#platform/moment-before.ts';
import { retention } from '#registry/retention.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { LINK_LIMIT_HOURS } from './limit-sign-in-links.ts';

/** Deletes expired tokens, sign-ins and locks (PRV-08). */
export async function forgetOldTokens({ tx, now }: UnitOfWork): Promise<void> {
  const ago = (hours: number) => new Date(now.subtract({ hours }).epochMilliseconds);
  // An expired sign-in gets the response “expired” for a while; after that its tokens are unknown.
  const untold = momentBefore(now, retention.signIns);
  await tx.deleteFrom('sign_ins').where('expires_at', '<', untold).execute();
  await tx.deleteFrom('mail_tokens').where('expires_at', '<', ago(0)).execute();
  await tx.deleteFrom('email_returns').where('expires_at', '<', ago(0)).execute();
  await tx.deleteFrom('federated_tokens').where('expires_at', '<', ago(0)).execute();
  await tx.deleteFrom('used_social_states').where('expires_at', '<', ago(0)).execute();
  await tx.deleteFrom('used_passkey_challenges').where('expires_at', '<', ago(0)).execute();
  await tx
    .deleteFrom('sign_in_link_requests')
    .where('asked_at', '<', ago(LINK_LIMIT_HOURS))
    .execute();
  await tx
    .deleteFrom('sign_in_failures')
    .where('last_at', '<', ago(FAILURE_RETENTION_HOURS))
    .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<', ago(0))]))
    .execute();
}
