import { ServiceError } from './service-client.ts';
import type { Session } from './session.server.ts';
import { authCalls } from './shop/auth.ts';
import type { ShopClient } from './shop/client.ts';
import { readAuthentication } from './sign-in.server.ts';

/** AUT-14: a token is renewed this long before it ends. */
const WINDOW_SECONDS = 600;

type Fresh = ReturnType<typeof readAuthentication>;

/** Running renewals by refresh token, so that parallel requests of one page share one. */
const running = new Map<string, Promise<Fresh>>();

/**
 * Renews a token that has expired or expires within ten minutes (AUT-14, AUT-15). A refused renewal
 * signs out (AUT-16). When the service does not answer, a token that is still valid is used:
 * `onProblem` is called, and the next request tries again.
 */
export async function keepSessionFresh(
  session: Session,
  shop: ShopClient,
  now: Temporal.Instant,
  onProblem: (error: unknown) => void,
): Promise<void> {
  const { signedIn } = session;
  if (!signedIn) return;
  const left = signedIn.expiresAt - now.epochMilliseconds / 1000;
  if (left > WINDOW_SECONDS) return;
  try {
    session.signIn({ ...signedIn, ...(await renew(shop, signedIn.refreshToken)) });
  } catch (error) {
    const isRefused = error instanceof ServiceError && error.status < 500 && error.status !== 429;
    if (!isRefused) onProblem(error);
    if (isRefused || left <= 0) session.signOut();
  }
}

function renew(shop: ShopClient, refreshToken: string): Promise<Fresh> {
  const shared = running.get(refreshToken);
  if (shared) return shared;
  const renewal = authCalls(shop)
    .refresh(refreshToken)
    .then(readAuthentication)
    .finally(() => running.delete(refreshToken));
  running.set(refreshToken, renewal);
  return renewal;
}
