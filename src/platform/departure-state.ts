import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { Challenge } from './identity-provider.ts';
import { hashOf, keyFor, newToken, type Secrets } from './secrets.ts';
import type { PlatformTables } from './tables.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const LIFETIME_MINUTES = 10;

/**
 * State for a visit to an identity provider, encrypted and authenticated with our key, so that nothing is stored for visitors who
 * never return. `use` separates kinds of visits: a state made for one is invalid for another.
 */
export function sealDeparture(
  secret: string,
  use: string,
  departure: object,
  now: Temporal.Instant,
): Promise<Challenge> {
  const nonce = newToken();
  const codeVerifier = newToken();
  const expires = new Date(now.add({ minutes: LIFETIME_MINUTES }).epochMilliseconds);
  return new EncryptJWT({ ...departure, nonce, codeVerifier })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(expires)
    .encrypt(keyFor(use, secret))
    .then((state) => ({ state, nonce, codeVerifier }));
}

/**
 * The content of a state encrypted with any of our secrets; null when it is not ours or has
 * expired.
 */
export async function openDeparture<Departure>(
  [secret, ...previous]: Secrets,
  use: string,
  state: string,
  now: Temporal.Instant,
): Promise<Departure | null> {
  try {
    const { payload } = await jwtDecrypt(state, keyFor(use, secret), {
      currentDate: new Date(now.epochMilliseconds),
      requiredClaims: ['exp'],
    });
    return payload as unknown as Departure;
  } catch (error) {
    const [next, ...older] = previous;
    if (next !== undefined && error instanceof errors.JWEDecryptionFailed)
      return openDeparture([next, ...older], use, state, now);
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Marks a state as used; false when it was used before. */
export async function spendState(
  work: Pick<UnitOfWork<PlatformTables>, 'tx' | 'now'>,
  state: string,
): Promise<boolean> {
  const expires = work.now.add({ minutes: LIFETIME_MINUTES });
  const spent = await work.tx
    .insertInto('used_social_states')
    .values({ hash: hashOf(state), expires_at: new Date(expires.epochMilliseconds) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return spent !== undefined;
}
