import type { Kysely, Transaction } from 'kysely';
import type { PlatformEvents } from '#platform/jobs.ts';
import type { Machine as AnyMachine, Work as AnyWork } from '#platform/work.ts';
import type { CardProviderTables } from './tables.ts';

/** What the provider announces; its own job carries it to the shop. */
export interface CardProviderEvents extends PlatformEvents {
  'card_provider.event': { id: string };
}

/** The provider knows its own tables: whatever the shop keeps beside them is out of its sight. */
export type Db = Kysely<CardProviderTables>;
export type Tx = Transaction<CardProviderTables>;
export type Machine = AnyMachine<CardProviderTables, CardProviderEvents>;
export type Work = AnyWork<CardProviderTables, CardProviderEvents>;
