import type { Kysely, Transaction } from 'kysely';
import type { ChannelsTables } from '#modules/channels/server/tables.ts';
import type { PlatformTables } from '#platform/tables.ts';
import type { Machine as AnyMachine, Work as AnyWork } from '#platform/work.ts';

/** LIST 4: every table, by the module that owns it. Checked against a freshly migrated database. */
export interface Database extends PlatformTables, ChannelsTables {}

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
export type Machine = AnyMachine<Database>;
export type Work = AnyWork<Database>;
