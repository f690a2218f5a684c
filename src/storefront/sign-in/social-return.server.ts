import { redirect, redirectDocument } from 'react-router';
import type { PageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import { isShopPage } from '#pages/shop-page.ts';
import { ServiceError } from '#services/service-client.ts';
import type { Session } from '#services/session.server.ts';
import { authCalls, type SocialCredentials } from '#services/shop/auth.ts';
import { signIn } from '#services/sign-in.server.ts';
import { t } from './sign-in-words.ts';

interface Return {
  page: PageContext;
  session: Session;
  /** `token` or `social_error`, and perhaps `redirect` (contracts §2.8). */
  query: URLSearchParams;
}

/** The stored page to return to; reading it clears it. */
export function takeReturn(session: Session): string | null {
  const { returnTo } = session;
  session.rememberPage(null);
  return returnTo;
}

/** Redirects to the stored page, with a full page load where the scripts do not know it. */
export function goOn(session: Session, otherwise: string): Response {
  const page = takeReturn(session) ?? otherwise;
  return isShopPage(page.slice(1)) ? redirect(page) : redirectDocument(page);
}

/**
 * Processes a provider's callback: signs in, confirms the identity, or links the provider to the signed-in account, and redirects
 * to the stored page. Returns why nobody was signed in; null without a callback.
 */
export async function comeBack(back: Return): Promise<string | null> {
  const { page, session, query } = back;
  const error = query.get('social_error');
  if (session.signedIn && (error !== null || query.has('token'))) return backToAccount(back);
  if (error !== null) return t.translate(`social.errors.${error in ERRORS ? error : 'invalid'}`);
  if (!query.has('token')) return null;
  const link = linkOf(back);
  if (!link) return t('social.errors.state');
  if (session.returnTo === null) session.rememberPage(query.get('redirect'));
  try {
    await signIn(session, page.shop, link, (err) => logLost(page, err));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 422) throw error;
    return error.description;
  }
  session.keepSocialVisit(null);
  throw redirect(takeReturn(session) ?? paths.account());
}

/** Redirects a visit that began in the account back to its page, with the result. */
async function backToAccount(back: Return): Promise<never> {
  const { page, session, query } = back;
  if (session.returnTo === null) session.rememberPage(query.get('redirect'));
  const link = linkOf(back);
  const error = query.get('social_error') ?? (link ? null : 'state');
  const problem = error ?? (await spendVisit(page, session, link));
  const to = new URL(takeReturn(session) ?? paths.signIns(), 'http://localhost');
  if (problem) {
    session.keepSocialVisit(null);
    to.searchParams.set('probleme', problem);
  }
  throw redirect(to.pathname + to.search);
}

/**
 * A proof is stored for the form that needs it; anything else links the provider. Returns the
 * error, if any.
 */
async function spendVisit(page: PageContext, session: Session, link: SocialCredentials | null) {
  const { signedIn, socialVisit } = session;
  if (!link || !signedIn || !socialVisit) return 'state';
  if (socialVisit.isProof) {
    session.keepSocialVisit({ ...socialVisit, socialToken: link.socialToken });
    return null;
  }
  try {
    await authCalls(page.shop).linkSocial(signedIn.customer, link);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 422) throw error;
    return error.violations.some(({ code }) => code === 'social.taken') ? 'taken' : 'state';
  }
  session.keepSocialVisit(null);
  return null;
}

/**
 * Links the provider whose token was in the address while the owner proved their identity with a
 * password (AUT-25). If it has expired or is taken, they are signed in anyway.
 */
export async function linkWaiting(back: Return): Promise<void> {
  const { page, session } = back;
  const link = linkOf(back);
  if (!link || !session.signedIn) return;
  try {
    await authCalls(page.shop).linkSocial(session.signedIn.customer, link);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    page.log.error({ err: error }, 'an identity was not linked');
  }
  session.keepSocialVisit(null);
}

const ERRORS = { refused: true, state: true, unavailable: true, invalid: true };

/** Null when this browser started no visit: somebody else's token must not be accepted. */
function linkOf({ session, query }: Return): SocialCredentials | null {
  const { socialVisit } = session;
  const socialToken = query.get('token');
  if (!socialVisit || !socialToken) return null;
  return { provider: socialVisit.provider, socialToken, socialVerifier: socialVisit.verifier };
}

const logLost = ({ log }: PageContext, err: unknown) =>
  log.error({ err }, 'a cart was lost at sign-in');
