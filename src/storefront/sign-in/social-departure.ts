import { createHash, randomBytes } from 'node:crypto';
import { data, redirect } from 'react-router';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import type { Route } from './+types/social-departure';

/**
 * Redirects to an identity provider and stores a secret in the session, so that a callback link
 * from somebody else cannot sign anybody in. `retour` is the page to continue at; with `preuve` the
 * provider has to re-authenticate the user, before an irreversible action.
 */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { settings, shopApi, site } = context.get(pageContext);
  const session = context.get(sessionContext);
  const { provider } = params;
  if (!settings.socialProviders.some(({ name }) => name === provider))
    throw data(null, { status: 404 });
  const requested = new URL(request.url).searchParams;
  const isProof = session.signedIn !== null && requested.has('preuve');
  const verifier = randomBytes(32).toString('base64url');
  session.keepSocialVisit({ provider, verifier, isProof });
  if (requested.has('retour')) session.rememberPage(requested.get('retour'));
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const query = new URLSearchParams({ challenge, channelCode: site.channelCode });
  if (isProof) query.set('again', '1');
  throw redirect(`${shopApi}/shop/social-login/${provider}/start?${query}`);
}
