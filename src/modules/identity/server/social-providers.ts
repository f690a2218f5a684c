import { refuse } from '#kit/refusal.ts';
import { BUILT_IN_PROVIDER } from '#platform/config.ts';
import type { Machine } from '#schema.ts';
import {
  identityClient,
  identityIssuer,
  identityProviderStandin,
} from '#standins/identity-provider/index.ts';
import { openIdProvider } from './openid-provider.ts';
import type { SocialProvider } from './social-provider.ts';

const known = new WeakMap<Machine, ReadonlyMap<string, SocialProvider>>();

/** The provider of a name, or undefined. None configured means the one built into this process. */
function findSocialProvider(machine: Machine, name: string): SocialProvider | undefined {
  const before = known.get(machine);
  if (before) return before.get(name);
  const made = new Map(providersOf(machine));
  known.set(machine, made);
  return made.get(name);
}

/** @throws Refusal `social.unknown_provider`. */
export function getSocialProvider(machine: Machine, name: string): SocialProvider {
  const provider = findSocialProvider(machine, name);
  if (!provider) throw refuse('social.unknown_provider');
  return provider;
}

/** How people know a provider; its name once it is no longer offered. */
export const socialLabel = (machine: Machine, name: string): string =>
  findSocialProvider(machine, name)?.label ?? name;

function providersOf(machine: Machine): [string, SocialProvider][] {
  const { SOCIAL_PROVIDERS, isProduction } = machine.config;
  if (SOCIAL_PROVIDERS)
    return SOCIAL_PROVIDERS.map(({ name, ...provider }) => [
      name,
      openIdProvider({ ...provider, inProcess: null }),
    ]);
  return isProduction ? [] : [[BUILT_IN_PROVIDER.name, builtIn(machine)]];
}

function builtIn(machine: Machine): SocialProvider {
  const standin = identityProviderStandin(machine);
  return openIdProvider({
    label: BUILT_IN_PROVIDER.label,
    issuer: identityIssuer(machine.config),
    ...identityClient(machine.config),
    inProcess: (request) => standin.fetch(request),
  });
}
