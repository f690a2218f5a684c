import type { AppContext as AnyAppContext } from '#platform/unit-of-work.ts';
import type { RelayNetworkTables } from './tables.ts';

/** Typed with the network's own tables only: it must not read the shop's. */
export type AppContext = AnyAppContext<RelayNetworkTables>;
