import { setTimeout as pause } from 'node:timers/promises';
import type Provider from 'oidc-provider';
import type { Context } from 'oidc-provider';
import { IDENTITY_PROVIDER_PATH, identityClient, identityIssuer, keyOf } from './account.ts';
import type { AppContext } from './database.ts';
import { entriesOf } from './entries.ts';
import { findPerson, type Person } from './people.ts';
import { signingKey } from './signing-key.ts';

const CALLBACK =
  /^(\/api\/v2\/shop\/social-login\/[a-z0-9-]{1,32}\/callback|\/gestion\/connexion\/retour\/)$/;
const SCOPES = 'openid email profile';
const SILENCE_MS = 20_000;
const TEN_MINUTES = 600;

/**
 * Creates the library's provider with our table, people and client. Imported on demand, so that a shop without it starts as fast.
 */
export async function createProvider(appContext: AppContext): Promise<Provider> {
  const [{ default: Library }, key] = await Promise.all([
    import('oidc-provider'),
    signingKey(appContext),
  ]);
  const { clientId, clientSecret } = identityClient(appContext.config);
  const provider = new Library(identityIssuer(appContext.config), {
    adapter: (model: string) => entriesOf(appContext, model),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        // Redirect addresses are checked below.
        redirect_uris: ['https://localhost/'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'groups'],
    },
    cookies: {
      keys: [keyOf(appContext.config, 'cookies')],
      long: { path: IDENTITY_PROVIDER_PATH },
      short: { path: IDENTITY_PROVIDER_PATH },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: async (_: Context, sub: string) => {
      const person = await findPerson(appContext, sub);
      return person && { accountId: sub, claims: () => claimsOf(person) };
    },
    interactions: {
      url: (_: Context, { uid }: { uid: string }) => `${IDENTITY_PROVIDER_PATH}/choix/${uid}`,
    },
    jwks: { keys: [key] },
    loadExistingGrant: grantEverything,
    pkce: { required: () => true },
    ttl: {
      Session: TEN_MINUTES,
      Interaction: TEN_MINUTES,
      Grant: TEN_MINUTES,
      AccessToken: TEN_MINUTES,
      IdToken: TEN_MINUTES,
      AuthorizationCode: 60,
    },
  });
  async function grantEverything({ oidc }: Context) {
    if (!oidc) return undefined;
    const { clientId } = oidc.client;
    const grant = new provider.Grant({ accountId: oidc.session.accountId, clientId });
    grant.addOIDCScope(SCOPES);
    await grant.save();
    return grant;
  }
  provider.proxy = true;
  // Any host and port of the shop is allowed, since they vary.
  provider.Client.prototype.redirectUriAllowed = (uri) => {
    const target = URL.canParse(uri) ? new URL(uri) : null;
    return target?.host === Library.ctx?.host && CALLBACK.test(target?.pathname ?? '');
  };
  provider.use(async (ctx, next) => {
    await next();
    const { route, account } = ctx.oidc ?? {};
    if (route !== 'token' || !account) return;
    const fault = (await findPerson(appContext, account.accountId))?.fault;
    if (fault === 'no_answer') await pause(SILENCE_MS, undefined, { ref: false });
    const answer = ctx.body as { id_token?: string };
    if (fault === 'forged_token' && answer.id_token) answer.id_token = forged(answer.id_token);
  });
  provider.on('server_error', (_, error) =>
    appContext.log.error({ err: error }, 'the identity provider stand-in failed'),
  );
  return provider;
}

/** Unknown claims are omitted, as real providers do. */
const claimsOf = ({ fault: _, ...person }: Person) =>
  Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null));

/** The same token with an invalid signature. */
function forged(token: string): string {
  const [head, payload, signature = ''] = token.split('.');
  return [head, payload, signature.split('').reverse().join('')].join('.');
}
