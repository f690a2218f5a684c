import { createHash } from 'node:crypto';
import { refuseFields } from '#kit/refusal.ts';
import type { Profile } from '#platform/identity-provider.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { SocialLink } from '../contracts.ts';

const LIFETIME_MINUTES = 5;

/** The user a token stands for, as the provider describes them. */
export interface Vouched extends Omit<Profile, 'methods' | 'groups'> {
  provider: string;
  /** The provider authenticated the user for this visit, instead of using an existing session. */
  fresh: boolean;
}

/** Issues a token for a user who returns from a provider: single use, valid for five minutes (contracts §2.8). */
export async function issueFederatedToken(
  work: UnitOfWork,
  { provider, subject, email, emailVerified, firstName, lastName, fresh }: Vouched,
  challenge: string | undefined,
): Promise<string> {
  const token = newToken();
  await work.tx
    .insertInto('federated_tokens')
    .values({
      hash: hashOf(token),
      provider,
      subject,
      email,
      email_verified: emailVerified,
      first_name: firstName,
      last_name: lastName,
      challenge: challenge ?? null,
      fresh,
      expires_at: new Date(work.now.add({ minutes: LIFETIME_MINUTES }).epochMilliseconds),
    })
    .execute();
  return token;
}

/** For a proof the provider is omitted, since the token contains it. */
type Spent = Pick<SocialLink, 'socialToken' | 'socialVerifier'> & { provider?: string };

/**
 * Consumes a token. A token requested by a browser is valid for that browser only, so that a link
 * with somebody else's token signs nobody in. If the transaction rolls back, the token can be used
 * again.
 * @throws Refusal on `socialToken`.
 */
export async function spendFederatedToken(
  work: UnitOfWork,
  { provider, socialToken, socialVerifier }: Spent,
): Promise<Vouched> {
  const challenge = socialVerifier
    ? createHash('sha256').update(socialVerifier).digest('base64url')
    : null;
  const vouched = await work.tx
    .deleteFrom('federated_tokens')
    .where('hash', '=', hashOf(socialToken))
    .$if(provider !== undefined, (own) => own.where('provider', '=', String(provider)))
    .where('challenge', 'is not distinct from', challenge)
    .where('expires_at', '>', new Date(work.now.epochMilliseconds))
    .returning(['provider', 'subject', 'email', 'email_verified as emailVerified', 'fresh'])
    .returning(['first_name as firstName', 'last_name as lastName'])
    .executeTakeFirst();
  if (!vouched) throw refuseFields([{ propertyPath: 'socialToken', code: 'social.token_invalid' }]);
  return vouched;
}
