import type { BookAddress } from './load-addresses.server.ts';

/** What an address is called: by its owner, else by its street. */
export const addressName = ({ alias, street }: Pick<BookAddress, 'alias' | 'street'>): string =>
  alias ?? street;
