import { newToken } from '#platform/secrets.ts';

/** Prefix of keys, so that one found in a file or log can be recognised. */
const PREFIX = 'gamelle_';

export const newApiKey = (): string => PREFIX + newToken();

export const isApiKey = (token: string): boolean => token.startsWith(PREFIX);
