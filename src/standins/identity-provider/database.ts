import type { Machine as AnyMachine } from '#platform/work.ts';
import type { IdentityProviderTables } from './tables.ts';

/** The identity provider knows its own tables: whatever the shop keeps is out of its sight. */
export type Machine = AnyMachine<IdentityProviderTables>;
