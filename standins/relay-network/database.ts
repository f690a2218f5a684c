import type { AppContext as AnyAppContext } from '#platform/unit-of-work.ts';
import type { RelayNetworkTables } from './tables.ts';

/** The carrier knows its own tables: whatever the shop keeps is out of its sight. */
export type AppContext = AnyAppContext<RelayNetworkTables>;
