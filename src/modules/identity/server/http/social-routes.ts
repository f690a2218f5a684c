import type { Context } from 'hono';
import { siteHosts } from '#kit/sites.ts';
import { channelOrigin, type ShopEnv } from '#modules/channels/server/index.ts';
import { openDeparture, sealDeparture, spendState } from '#platform/departure-state.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { route } from '#platform/http/route.ts';
import { IdentityProblem, type VisitProblem } from '#platform/identity-provider.ts';
import { secretsOf } from '#platform/secrets.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../../operations.ts';
import { issueFederatedToken } from '../federated-tokens.ts';
import { linkToSignedIn } from '../link-identity.ts';
import { getSocialProvider } from '../social-providers.ts';
import { limitDepartures } from './limits.ts';
import { ownerOf } from './owner-of.ts';

const USE = 'social-state';

/** State that must survive the visit to a provider. */
interface Departure {
  provider: string;
  nonce: string;
  codeVerifier: string;
  /** URL the provider redirects the browser to. */
  callback: string;
  /** Site where it started, if the API runs on another host; otherwise empty. */
  site: string;
  redirect?: string | undefined;
  challenge?: string | undefined;
  /** The provider was asked to authenticate the user again. */
  again: boolean;
}

/** Sign-in through an identity provider (contracts §2.8). */
export const socialRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.startSocialLogin), async (c) => {
    await limitDepartures(c);
    const { provider: name } = c.req.valid('param');
    const { redirect, challenge, again } = c.req.valid('query');
    const { appContext } = c.var;
    const provider = getSocialProvider(appContext, name);
    const { site, origin } = placeOf(c);
    const callback = `${origin}/api/v2/shop/social-login/${name}/callback`;
    const visit = { again: again !== undefined };
    const departure = { provider: name, callback, site, redirect, challenge, ...visit };
    const sealed = await sealDeparture(
      appContext.config.SECRET,
      USE,
      departure,
      appContext.clock.now(),
    );
    return orBack(c, site, async () =>
      c.redirect(await provider.signInAddress(sealed, callback, visit)),
    );
  })
  .openapi(route(operations.finishSocialLogin), async (c) => {
    await limitDepartures(c);
    const { provider: name } = c.req.valid('param');
    const { state = '' } = c.req.valid('query');
    const { appContext } = c.var;
    const provider = getSocialProvider(appContext, name);
    const departure = await openDeparture<Departure>(
      secretsOf(appContext.config),
      USE,
      state,
      appContext.clock.now(),
    );
    if (departure?.provider !== name) return backWith(c, '', { social_error: 'state' });
    return orBack(c, departure.site, async () => {
      const isFirst = await transact(appContext, (work) => spendState(work, state));
      if (!isFirst) throw new IdentityProblem('state');
      const { search } = new URL(c.req.url);
      const address = new URL(search, departure.callback);
      const profile = await provider.readProfile({ ...departure, state }, address, departure);
      const vouched = { ...profile, provider: name, fresh: departure.again };
      const token = await transact(appContext, (work) =>
        issueFederatedToken(work, vouched, departure.challenge),
      );
      const { site, redirect } = departure;
      return backWith(c, site, redirect ? { token, redirect } : { token });
    });
  })
  .openapi(route(operations.linkSocialIdentity), async (c) => {
    const { customerId } = ownerOf(c, c.req.valid('param').id);
    const link = c.req.valid('json');
    const { appContext } = c.var;
    const { label } = getSocialProvider(appContext, link.provider);
    await transact(appContext, (work) => linkToSignedIn(work, customerId, link, label));
    return c.body(null, 204);
  });

/**
 * Site of the browser. On one of our hosts it stays there, whatever the port; an API on another
 * host redirects back to the site.
 */
function placeOf(c: Context<ShopEnv>): Pick<Departure, 'site'> & { origin: string } {
  const { config } = c.var.appContext;
  const { hostname, host } = new URL(c.req.url);
  const isSite = siteHosts(config).includes(hostname);
  if (isSite) return { site: '', origin: `${config.PUBLIC_SCHEME}://${host}` };
  const site = channelOrigin(c.var.channel, config);
  return { site, origin: site };
}

/** Redirects to the sign-in page with an error; errors not caused by the user are logged. */
async function orBack(c: Context<ShopEnv>, site: string, go: () => Promise<Response>) {
  try {
    return await go();
  } catch (error) {
    if (!(error instanceof IdentityProblem)) throw error;
    const { code, cause } = error;
    if (code !== 'refused') c.var.log.warn({ err: cause, code }, 'social sign-in failed');
    return backWith(c, site, { social_error: code });
  }
}

function backWith(
  c: Context<ShopEnv>,
  site: string,
  query: { social_error: VisitProblem } | { token: string; redirect?: string },
): Response {
  return c.redirect(`${site}/connexion/?${new URLSearchParams(query)}`);
}
