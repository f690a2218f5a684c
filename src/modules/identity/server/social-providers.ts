import { oncePer } from '#kit/once-per.ts';
import { refuse } from '#kit/refusal.ts';
import { BUILT_IN_PROVIDER } from '#platform/config.ts';
import type { IdentityProvider } from '#platform/identity-provider.ts';
import { openIdProvider } from '#platform/openid-provider.ts';
import type { AppContext } from '#registry/schema.ts';
import {
  identityClient,
  identityIssuer,
  identityProviderStandin,
} from '#standins/identity-provider/index.ts';

/** Providers by name. If none is configured, the built-in stand-in is used. */
const socialProviders = oncePer(
  (appContext: AppContext): ReadonlyMap<string, IdentityProvider> =>
    new Map(providersOf(appContext)),
);

/** @throws Refusal `social.unknown_provider`. */
export function getSocialProvider(appContext: AppContext, name: string): IdentityProvider {
  const provider = socialProviders(appContext).get(name);
  if (!provider) throw refuse('social.unknown_provider');
  return provider;
}

/** Display name of a provider; its code if it is no longer configured. */
export const socialLabel = (appContext: AppContext, name: string): string =>
  socialProviders(appContext).get(name)?.label ?? name;

function providersOf(appContext: AppContext): [string, IdentityProvider][] {
  const { SOCIAL_PROVIDERS, isProduction } = appContext.config;
  if (SOCIAL_PROVIDERS)
    return SOCIAL_PROVIDERS.map(({ name, ...provider }) => [
      name,
      openIdProvider({ ...provider, inProcess: null }),
    ]);
  return isProduction ? [] : [[BUILT_IN_PROVIDER.name, builtIn(appContext)]];
}

function builtIn(appContext: AppContext): IdentityProvider {
  const standin = identityProviderStandin(appContext);
  return openIdProvider({
    label: BUILT_IN_PROVIDER.label,
    issuer: identityIssuer(appContext.config),
    ...identityClient(appContext.config),
    inProcess: (request) => standin.fetch(request),
  });
}
