import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type pg from 'pg';
import { isOutage } from '#kit/outage.ts';
import { stopwatch } from './clock.ts';
import { createDatabase, createReplicaPool } from './database.ts';
import type { Log } from './log.ts';

/** A database on which nothing can be written: the part of Kysely that builds and runs selects. */
export type Reader<DB> = Pick<Kysely<DB>, 'selectFrom' | 'getExecutor'>;

/** `level`: it has replayed what the primary had committed. `behind`: it needs too long for that. */
export type ReplicaStanding = 'level' | 'behind' | 'away';

/** Reads that a replica may answer (decision 0528). Without a replica all of them go to the primary. */
export interface Reads<DB> {
  /**
   * For documents that are the same for everybody: sees every change that was announced to this
   * process, and may lack later ones.
   */
  readonly published: Reader<DB>;
  /** For long reads of the team: sees everything that was committed before this call. */
  latest(): Promise<Reader<DB>>;
  /** Call when a change was announced: `published` reads the primary until the replica has it too. */
  afterChange(): void;
  /** Null where there is no replica. */
  standing(): ReplicaStanding | null;
  stop(): Promise<void>;
}

interface ReplicaPace {
  /** How often the replica is compared with the primary. */
  compareMs: number;
  /** A replica that needs longer to replay what was committed is `behind`. */
  mostLagMs: number;
  /** How long `latest` waits for the replica before it takes the primary. */
  patienceMs: number;
}

const PACE: ReplicaPace = { compareMs: 5000, mostLagMs: 5000, patienceMs: 1000 };
const POLL_MS = 50;
/** A replica that does not answer a comparison within this time is away. */
const ANSWER_LIMIT_MS = 5000;

/** All reads go to the primary. */
export const readsOfPrimary = <DB>(db: Kysely<DB>): Reads<DB> => ({
  published: db,
  latest: async () => db,
  afterChange: () => undefined,
  standing: () => null,
  stop: async () => undefined,
});

/**
 * Reads from the one replica at `url`. While it is away or behind, reads go to the primary. `size` is
 * the number of connections to it.
 */
export function openReplicaReads<DB>(
  primary: pg.Pool,
  { url, size, log, pace = PACE }: { url: string; size: number; log: Log; pace?: ReplicaPace },
): Reads<DB> {
  const replica = createReplicaPool(url, size);
  const onPrimary = createDatabase<DB>(primary);
  const following = followReplica(primary, replica, { log, pace });
  const readerOf = (mayUseReplica: () => boolean): Reader<DB> => {
    const query = async (text: string, values: unknown[]) => {
      if (!mayUseReplica()) return primary.query(text, values);
      try {
        return await replica.query(text, values);
      } catch (error) {
        if (isConflict(error)) return primary.query(text, values);
        if (!isAway(error)) throw error;
        following.lost(error);
        return primary.query(text, values);
      }
    };
    // Each statement takes a connection by itself: a reader has no transactions.
    const connection = { query, release: () => undefined };
    const pool = { connect: async () => connection, end: async () => undefined, options: {} };
    return new Kysely<DB>({
      dialect: new PostgresDialect({ pool: pool as object as PostgresPool }),
    });
  };
  const onReplica = readerOf(() => true);
  return {
    published: readerOf(following.hasAnnounced),
    latest: async () => ((await following.hasCommitted()) ? onReplica : onPrimary),
    afterChange: following.afterChange,
    standing: following.standing,
    stop: async () => {
      await following.stop();
      await replica.end();
    },
  };
}

/** Whether a statement met a replica that is not there. A refused write is a bug and no outage. */
const isAway = (error: unknown): boolean => codeOf(error) !== '25006' && isOutage(error);

/** Whether the replica ended a statement because it would have kept it from replaying. */
const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error) ?? '');

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code;

/** Compares the replica with the primary, every few seconds and after each announced change. */
function followReplica(
  primary: pg.Pool,
  replica: pg.Pool,
  { log, pace }: { log: Log; pace: ReplicaPace },
) {
  let standing: ReplicaStanding = 'away';
  /** Changes announced so far, and how many of them the replica is known to have. */
  let announced = 0;
  let replayed = -1;
  let isStopped = false;
  let wake = () => {};

  const become = (next: ReplicaStanding, error?: unknown) => {
    if (standing !== next) {
      if (next === 'level') log.info('the read replica is level');
      else log.warn({ err: error }, `the read replica is ${next}: the primary answers its reads`);
    }
    standing = next;
  };
  const positionOfPrimary = async (): Promise<string> => {
    const { rows } = await primary.query('select pg_current_wal_insert_lsn()::text as position');
    return rows[0].position;
  };
  const hasReplayed = async (position: string): Promise<boolean> => {
    const { rows } = await replica.query(
      `select coalesce(case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
         else pg_current_wal_insert_lsn() end >= $1::pg_lsn, false) as level`,
      [position],
    );
    return rows[0].level;
  };
  /** Whether the replica has replayed the position within so many milliseconds. */
  const replays = async (position: string, milliseconds: number): Promise<boolean> => {
    const elapsed = stopwatch();
    for (;;) {
      if (await inTime(hasReplayed(position), ANSWER_LIMIT_MS)) return true;
      if (elapsed() > milliseconds || isStopped) return false;
      await wait(POLL_MS);
    }
  };
  const compare = async () => {
    const upTo = announced;
    // While the primary is away nothing is committed: the replica goes on as it was.
    const position = await positionOfPrimary().catch(() => null);
    if (position === null) return;
    try {
      const isLevel = await replays(position, pace.mostLagMs);
      if (isLevel) replayed = upTo;
      become(isLevel ? 'level' : 'behind');
    } catch (error) {
      become('away', error);
    }
  };
  const following = (async () => {
    while (!isStopped) {
      const before = announced;
      await compare();
      if (isStopped || (announced !== before && standing !== 'away')) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pace.compareMs).unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  })();
  return {
    standing: () => standing,
    hasAnnounced: () => standing === 'level' && replayed === announced,
    hasCommitted: async () => {
      if (standing !== 'level') return false;
      try {
        return await replays(await positionOfPrimary(), pace.patienceMs);
      } catch {
        // The primary answers, or says itself that it is away.
        return false;
      }
    },
    afterChange: () => {
      announced += 1;
      wake();
    },
    lost: (error: unknown) => become('away', error),
    stop: async () => {
      isStopped = true;
      wake();
      await following;
    },
  };
}

/** Rejects where an answer takes longer, as one of a machine that is gone without a word. */
async function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  const late = new AbortController();
  try {
    return await Promise.race([
      answer,
      wait(milliseconds, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new Error(`The replica did not answer within ${milliseconds} ms`);
      }),
    ]);
  } finally {
    late.abort();
  }
}
