import { newToken } from '#platform/secrets.ts';

/** What keys begin with: whoever finds one in a file or a log knows what opens with it. */
const PREFIX = 'gamelle_';

export const newApiKey = (): string => PREFIX + newToken();

export const isApiKey = (token: string): boolean => token.startsWith(PREFIX);
