import type { PageContext } from '#pages/page-context.ts';
import type { Session, SignedIn } from '#services/session.server.ts';
import { authCalls } from '#services/shop/auth.ts';
import { t } from './sign-in-words.ts';
import type { SocialChoice } from './social-choices.tsx';

/** How a signed-in customer can prove their identity again. */
export type ProofKind =
  | { by: 'password' }
  /** A provider has just vouched for them. */
  | { by: 'visit' }
  | { by: 'provider'; providers: readonly SocialChoice[] }
  /** Only this session gives access to the account. */
  | { by: 'nothing' };

/** The proof required before an irreversible action (contracts §2.9). */
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

/** The provider's confirmation from this browser's last visit, if there was one. */
export function proofOf({ socialVisit }: Session) {
  const { socialToken, verifier } = socialVisit ?? {};
  return socialToken ? { socialToken, socialVerifier: verifier } : {};
}

/** Runs an action with the provider's confirmation, which is used up whatever the result. */
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

/** Why a provider visit started on this page failed, in French. */
export function socialProblem(request: Request): string | null {
  const code = new URL(request.url).searchParams.get('probleme');
  if (code === null) return null;
  return t.has(`social.problems.${code}`) ? t.translate(`social.problems.${code}`) : null;
}
