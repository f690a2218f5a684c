import type { AppContext as AnyAppContext } from '#platform/unit-of-work.ts';
import type { IdentityProviderTables } from './tables.ts';

/** Typed with the provider's own tables only: it must not read the shop's. */
export type AppContext = AnyAppContext<IdentityProviderTables>;
