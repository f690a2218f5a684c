import { errors, jwtVerify, SignJWT } from 'jose';
import { refuse } from '#kit/refusal.ts';
import type { Config } from '#platform/config.ts';
import { keyFor, type Secrets } from '#platform/secrets.ts';

const ALGORITHM = 'HS256';
const key = (secret: string) => keyFor('access-token', secret);

interface Bearer {
  customerId: number;
  signInId: number;
}

/** Signs a bearer token; clients read `exp` and `username` (AUT-10), and must not assume a lifetime (§1.5). */
export function writeAccessToken(
  { SECRET, ACCESS_TOKEN_SECONDS }: Pick<Config, 'SECRET' | 'ACCESS_TOKEN_SECONDS'>,
  { customerId, signInId, username }: Bearer & { username: string },
  now: Temporal.Instant,
): Promise<string> {
  const seconds = Math.floor(now.epochMilliseconds / 1000);
  return new SignJWT({ roles: ['ROLE_USER'], username, sid: signInId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(String(customerId))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(key(SECRET));
}

/**
 * Verifies a token against any of our secrets.
 * @throws Refusal `token.expired`, or `token.invalid` for any other fault.
 */
export async function readAccessToken(
  [secret, ...previous]: Secrets,
  token: string,
  now: Temporal.Instant,
): Promise<Bearer> {
  try {
    const { payload } = await jwtVerify(token, key(secret), {
      algorithms: [ALGORITHM],
      currentDate: new Date(now.epochMilliseconds),
      requiredClaims: ['exp', 'sub'],
    });
    return { customerId: Number(payload.sub), signInId: Number(payload.sid) };
  } catch (error) {
    const [next, ...older] = previous;
    if (next !== undefined && error instanceof errors.JWSSignatureVerificationFailed)
      return readAccessToken([next, ...older], token, now);
    if (error instanceof errors.JWTExpired) throw refuse('token.expired');
    if (error instanceof errors.JOSEError) throw refuse('token.invalid');
    throw error;
  }
}
