import type { Kysely, Transaction } from 'kysely';
import type { PlatformEvents } from '#platform/jobs.ts';
import type {
  AppContext as AnyAppContext,
  UnitOfWork as AnyUnitOfWork,
} from '#platform/unit-of-work.ts';
import type { CardProviderTables } from './tables.ts';

/** What the provider announces; its own job carries it to the shop. */
export interface CardProviderEvents extends PlatformEvents {
  'card_provider.event': { id: string };
}

/** The provider knows its own tables: whatever the shop keeps beside them is out of its sight. */
export type Db = Kysely<CardProviderTables>;
export type Tx = Transaction<CardProviderTables>;
export type AppContext = AnyAppContext<CardProviderTables, CardProviderEvents>;
export type UnitOfWork = AnyUnitOfWork<CardProviderTables, CardProviderEvents>;
