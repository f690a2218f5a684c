import type { BookAddress } from './load-addresses.server.ts';

/** Display name of an address: its alias, else its street. */
export const addressName = ({ alias, street }: Pick<BookAddress, 'alias' | 'street'>): string =>
  alias ?? street;
