import type { PageContext } from '#pages/page-context.ts';
import type { Session, SignedIn } from '#services/session.server.ts';
import { authCalls } from '#services/shop/auth.ts';
import { t } from './sign-in-words.ts';
import type { SocialChoice } from './social-choices.tsx';

/** How somebody who is signed in shows once more that it is them. */
export type ProofKind =
  | { by: 'password' }
  /** A provider has just vouched for them. */
  | { by: 'visit' }
  | { by: 'provider'; providers: readonly SocialChoice[] }
  /** Nothing opens the account but this session. */
  | { by: 'nothing' };

/** What is asked before something that cannot be undone (contracts §2.9). */
export async function proofRequired(
  page: PageContext,
  session: Session,
  signedIn: SignedIn,
): Promise<ProofKind> {
  const signInMethods = await authCalls(page.shop).signInMethods(signedIn.customer);
  if (signInMethods.hasPassword) return { by: 'password' };
  if (session.socialVisit?.socialToken) return { by: 'visit' };
  const linked = new Set(signInMethods.socialIdentities.map(({ provider }) => provider));
  if (linked.size === 0) return { by: 'nothing' };
  return {
    by: 'provider',
    providers: page.settings.socialProviders.filter(({ name }) => linked.has(name)),
  };
}

/** What a provider vouched for on this browser's last visit; nothing when there was none. */
export function proofOf({ socialVisit }: Session) {
  const { socialToken, verifier } = socialVisit ?? {};
  return socialToken ? { socialToken, socialVerifier: verifier } : {};
}

/** Whatever came of it, what a provider vouched for is not shown twice. */
export async function withProof<Done>(
  session: Session,
  send: (proof: ReturnType<typeof proofOf>) => Promise<Done>,
): Promise<Done> {
  const proof = proofOf(session);
  try {
    return await send(proof);
  } finally {
    if (proof.socialToken) session.keepSocialVisit(null);
  }
}

/** Why a visit to a provider that began on this page came to nothing, in French. */
export function socialProblem(request: Request): string | null {
  const code = new URL(request.url).searchParams.get('probleme');
  if (code === null) return null;
  return t.has(`social.problems.${code}`) ? t.translate(`social.problems.${code}`) : null;
}
