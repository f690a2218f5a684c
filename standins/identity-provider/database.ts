import type { AppContext as AnyAppContext } from '#platform/unit-of-work.ts';
import type { IdentityProviderTables } from './tables.ts';

/** The identity provider knows its own tables: whatever the shop keeps is out of its sight. */
export type AppContext = AnyAppContext<IdentityProviderTables>;
