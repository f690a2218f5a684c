import type { Kysely, Transaction } from 'kysely';
import type { PlatformEvents } from '#platform/jobs.ts';
import type {
  AppContext as AnyAppContext,
  UnitOfWork as AnyUnitOfWork,
} from '#platform/unit-of-work.ts';
import type { CardProviderTables } from './tables.ts';

/** Events of the provider; a job of its own sends them to the shop. */
export interface CardProviderEvents extends PlatformEvents {
  'card_provider.event': { id: string };
  'card_provider.payout': { id: string };
}

/** Typed with the provider's own tables only: it must not read the shop's. */
export type Db = Kysely<CardProviderTables>;
export type Tx = Transaction<CardProviderTables>;
export type AppContext = AnyAppContext<CardProviderTables, CardProviderEvents>;
export type UnitOfWork = AnyUnitOfWork<CardProviderTables, CardProviderEvents>;
