import { createHash, randomBytes } from 'node:crypto';
import { data, redirect } from 'react-router';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import type { Route } from './+types/social-departure';

/**
 * Leaves for an identity provider, keeping what only this browser knows: somebody else's way back,
 * sent as a link, signs nobody in. `retour` is the page to go on to; with `preuve` the provider asks
 * again who is there, for something that cannot be undone.
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
