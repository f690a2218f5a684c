import { createHash, randomBytes } from 'node:crypto';
import { data, redirect } from 'react-router';
import { pageContext, sessionContext } from '../page-context.ts';
import type { Route } from './+types/social-departure';

/**
 * Leaves for an identity provider, keeping what only this browser knows: somebody else's way back,
 * sent as a link, signs nobody in.
 */
export function loader({ context, params }: Route.LoaderArgs) {
  const { settings, shopApi, site } = context.get(pageContext);
  const { provider } = params;
  if (!settings.socialProviders.some(({ name }) => name === provider))
    throw data(null, { status: 404 });
  const verifier = randomBytes(32).toString('base64url');
  context.get(sessionContext).keepSocialVisit({ provider, verifier });
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const query = new URLSearchParams({ challenge, channelCode: site.channelCode });
  throw redirect(`${shopApi}/shop/social-login/${provider}/start?${query}`);
}
