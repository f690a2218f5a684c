import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { hashOf, keyFor, newToken, type Secrets } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Challenge } from './social-provider.ts';

const LIFETIME_MINUTES = 10;
const key = (secret: string) => keyFor('social-state', secret);

/** What has to survive the visit to a provider. */
export interface Departure {
  provider: string;
  nonce: string;
  codeVerifier: string;
  /** Where the provider sends the browser back to. */
  callback: string;
  /** The site that began, when the services stand on another host; else empty. */
  site: string;
  redirect?: string | undefined;
  challenge?: string | undefined;
  /** The provider was asked to look at its visitor again. */
  again: boolean;
}

/** Sealed and authenticated by our key: nothing is stored for those who never come back. */
export function sealState(
  secret: string,
  departure: Omit<Departure, 'nonce' | 'codeVerifier'>,
  now: Temporal.Instant,
): Promise<Challenge> {
  const nonce = newToken();
  const codeVerifier = newToken();
  const expires = new Date(now.add({ minutes: LIFETIME_MINUTES }).epochMilliseconds);
  return new EncryptJWT({ ...departure, nonce, codeVerifier })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(expires)
    .encrypt(key(secret))
    .then((state) => ({ state, nonce, codeVerifier }));
}

/** What a state of any of our secrets holds; null when it was not ours, or is too old. */
export async function openState(
  [secret, ...previous]: Secrets,
  state: string,
  now: Temporal.Instant,
): Promise<Departure | null> {
  try {
    const { payload } = await jwtDecrypt(state, key(secret), {
      currentDate: new Date(now.epochMilliseconds),
      requiredClaims: ['exp'],
    });
    return payload as unknown as Departure;
  } catch (error) {
    const [next, ...older] = previous;
    if (next !== undefined && error instanceof errors.JWEDecryptionFailed)
      return openState([next, ...older], state, now);
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Uses a state up; false when it came back before. */
export async function spendState(work: UnitOfWork, state: string): Promise<boolean> {
  const expires = work.now.add({ minutes: LIFETIME_MINUTES });
  const spent = await work.tx
    .insertInto('used_social_states')
    .values({ hash: hashOf(state), expires_at: new Date(expires.epochMilliseconds) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return spent !== undefined;
}
