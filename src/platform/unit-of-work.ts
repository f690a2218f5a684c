import type { Kysely, Transaction } from 'kysely';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Files } from './files.ts';
import type { Jobs, PlatformEvents } from './jobs.ts';
import type { Log } from './log.ts';
import type { Reads } from './replica-reads.ts';

/**
 * What every entry point has (HTTP route, job, command line): the database, the clock, the jobs,
 * the log.
 */
export interface AppContext<DB, E = PlatformEvents> {
  config: Config;
  db: Kysely<DB>;
  /** Reads that need not be of the primary. */
  reads: Reads<DB>;
  clock: Clock;
  jobs: Jobs<E>;
  log: Log;
  /** A folder of this machine. */
  dataDir: string;
  /** Pictures, photos and attachments, on disk or in a bucket. */
  files: Files;
}

/**
 * What a command works with: its transaction, time and events. A command never commits and makes no
 * network call.
 */
export interface UnitOfWork<DB, E = PlatformEvents> {
  tx: Transaction<DB>;
  now: Temporal.Instant;
  today: Temporal.PlainDate;
  /** Codes of the enabled languages, for mails. */
  languages: readonly string[];
  /** Queues the listeners named in `jobs.ts`, in this same transaction. */
  announce<N extends keyof E & string>(event: N, payload: E[N]): Promise<void>;
  /** Runs when this transaction is committed, and never otherwise: for what this process caches. */
  afterCommit(run: () => void): void;
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 3;

const isTransient = (error: unknown): boolean => {
  const code = (error as { code?: string } | null)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
};

/** Runs a command and rolls it back, for a preview of its result. No event is announced. */
export async function rehearse<DB, E, T>(
  { db, clock, config }: Pick<AppContext<DB, E>, 'db' | 'clock' | 'config'>,
  command: (work: UnitOfWork<DB, E>) => Promise<T>,
): Promise<T> {
  const tx = await db.startTransaction().execute();
  try {
    return await command({
      tx,
      now: clock.now(),
      today: clock.today(),
      languages: config.LANGUAGES,
      announce: async () => {},
      afterCommit: () => {},
    });
  } finally {
    await tx.rollback().execute();
  }
}

/**
 * Opens the one transaction of a command. Doors (HTTP routes, jobs) call it, commands never do.
 * A deadlock victim is run again: a command has no effect outside its transaction.
 */
export async function transact<DB, E, T>(
  appContext: AppContext<DB, E>,
  command: (work: UnitOfWork<DB, E>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const committed: (() => void)[] = [];
    try {
      const answer = await appContext.db.transaction().execute((tx) =>
        command({
          tx,
          now: appContext.clock.now(),
          today: appContext.clock.today(),
          languages: appContext.config.LANGUAGES,
          announce: (event, payload) => appContext.jobs.announce(tx, event, payload),
          afterCommit: (run) => committed.push(run),
        }),
      );
      for (const run of committed) run();
      return answer;
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
    }
  }
}
