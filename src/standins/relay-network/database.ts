import type { Machine as AnyMachine } from '#platform/work.ts';
import type { RelayNetworkTables } from './tables.ts';

/** The carrier knows its own tables: whatever the shop keeps is out of its sight. */
export type Machine = AnyMachine<RelayNetworkTables>;
