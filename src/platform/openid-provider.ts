import type * as openid from 'openid-client';
import { z } from 'zod';
import { defined } from '#kit/defined.ts';
import { IdentityProblem, type IdentityProvider, type Profile } from './identity-provider.ts';

interface OpenIdOptions {
  label: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Calls a provider that is part of this process, under the shop's own host. */
  inProcess: ((request: Request) => Response | Promise<Response>) | null;
}

const ONCE = { again: false };
const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 5;
const LONGEST = 255;
/**
 * How many seconds before its ID token the user may have authenticated, when a new sign-in was
 * required.
 */
const FRESH_SECONDS = 300;

/** A line break in a name would reach mail headers and parcel labels. */
const text = z
  .string()
  .trim()
  .max(LONGEST)
  .regex(/^\P{Cc}*$/u)
  .catch('');

/** Claims as providers send them: some write "true" as text, some omit names. */
const claimsShape = z.object({
  sub: z.string().min(1).max(LONGEST),
  email: z.email().max(LONGEST).nullable().catch(null),
  email_verified: z
    .literal([true, 'true'])
    .transform(() => true)
    .catch(false),
  given_name: text,
  family_name: text,
  /** Authentication methods (RFC 8176). */
  amr: z.array(z.string()).catch([]),
  groups: z.array(z.string()).catch([]),
});

/**
 * Any OpenID Connect provider: authorization code with PKCE, state and nonce; discovery at the
 * first use.
 */
export function openIdProvider(options: OpenIdOptions): IdentityProvider {
  const { label, inProcess } = options;
  let discovered: Promise<[typeof openid, openid.Configuration]> | undefined;
  const client = () => {
    discovered ??= discover(options).catch((error) => {
      // Discovery is retried for the next user.
      discovered = undefined;
      throw new IdentityProblem('unavailable', error);
    });
    return discovered;
  };
  return {
    label,
    async signInAddress({ state, nonce, codeVerifier }, callback, { again } = ONCE) {
      const [library, configuration] = await client();
      const question: Record<string, string> = {
        redirect_uri: callback,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await library.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      };
      if (again) {
        question.prompt = 'login';
        // Makes the provider include `auth_time`, the time of the last sign-in.
        question.max_age = String(FRESH_SECONDS);
      }
      const address = library.buildAuthorizationUrl(configuration, question);
      return inProcess ? address.pathname + address.search : address.href;
    },
    async readProfile({ state, nonce, codeVerifier }, address, { again } = ONCE) {
      const [library, configuration] = await client();
      try {
        const tokens = await library.authorizationCodeGrant(configuration, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        });
        const claims = tokens.claims();
        if (again && !isFresh(claims)) throw new IdentityProblem('stale');
        const reported =
          claims && configuration.serverMetadata().userinfo_endpoint
            ? await library.fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : {};
        return profileOf({ ...claims, ...reported });
      } catch (error) {
        throw problemOf(error, library);
      }
    },
  };
}

/** By the provider's own clock alone: both instants are in the token it signed. */
const isFresh = (claims: openid.IDToken | undefined) =>
  claims?.auth_time !== undefined && claims.iat - claims.auth_time <= FRESH_SECONDS;

async function discover({ issuer, clientId, clientSecret, inProcess }: OpenIdOptions) {
  const library = await import('openid-client');
  const isPlain = issuer.startsWith('http://');
  const options: openid.DiscoveryRequestOptions = {
    timeout: TIMEOUT_SECONDS,
    execute: defined([
      // The signature of every token is verified, also of one received directly from the provider.
      library.enableNonRepudiationChecks,
      // Production refuses a plain http issuer at the start.
      isPlain ? library.allowInsecureRequests : undefined,
    ]),
  };
  if (inProcess)
    options[library.customFetch] = async (address: string, init: object) =>
      inProcess(new Request(address, init));
  const configuration = await library.discovery(
    new URL(issuer),
    clientId,
    clientSecret,
    library.ClientSecretBasic(clientSecret),
    options,
  );
  return [library, configuration] satisfies [typeof openid, openid.Configuration];
}

function profileOf(claims: object): Profile {
  const read = claimsShape.parse(claims);
  return {
    subject: read.sub,
    email: read.email,
    emailVerified: read.email !== null && read.email_verified,
    firstName: read.given_name || null,
    lastName: read.family_name || null,
    methods: read.amr,
    groups: read.groups,
  };
}

/** The provider did not answer, or not with an OpenID answer. */
const OUT_OF_ORDER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** Maps an error: the user refused, the provider is out of order, or the answer is invalid. */
function problemOf(error: unknown, library: typeof openid): IdentityProblem {
  if (error instanceof IdentityProblem) return error;
  if (error instanceof library.AuthorizationResponseError)
    return new IdentityProblem(error.error === 'access_denied' ? 'refused' : 'unavailable', error);
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
  // A connection that fails is a TypeError of fetch, wrapped without a code.
  const isSilent = code === undefined ? cause instanceof TypeError : OUT_OF_ORDER.has(code);
  return new IdentityProblem(isSilent ? 'unavailable' : 'invalid', error);
}
