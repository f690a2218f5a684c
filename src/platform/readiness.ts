import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { stopwatch } from './clock.ts';
import type { PlatformTables } from './tables.ts';
import type { AppContext } from './unit-of-work.ts';

/**
 * Requests in this period get the last result, so that calling the endpoint often does not cause
 * writes.
 */
const LOOK_AGAIN_MS = 5000;
/** Shorter period while the shop is not ready. */
const LOOK_SOONER_MS = 500;
/** Too large to be stored inside a file's metadata, so that a full disk refuses it. */
const BYTES = 16_384;

/**
 * Whether this process can work: both the database and the disk accept a write. A full disk or a
 * read-only database (a replica, a failover) answers every read and would lose every order. Returns
 * the reason why not, or null.
 */
export function createReadiness<DB extends PlatformTables>(
  appContext: AppContext<DB>,
): () => Promise<unknown> {
  let latest: Promise<unknown> | undefined;
  let lasts = 0;
  let age = stopwatch();
  return () => {
    if (latest && age() < lasts) return latest;
    age = stopwatch();
    lasts = Number.POSITIVE_INFINITY;
    const looking = look(appContext).then(
      () => null,
      (error: unknown) => error,
    );
    latest = looking.then((problem) => {
      age = stopwatch();
      lasts = problem === null ? LOOK_AGAIN_MS : LOOK_SOONER_MS;
      return problem;
    });
    return latest;
  };
}

async function look<DB extends PlatformTables>({
  db,
  clock,
  dataDir,
}: AppContext<DB>): Promise<void> {
  const written_at = new Date(clock.now().epochMilliseconds);
  await (db as object as Kysely<PlatformTables>)
    .insertInto('readiness')
    .values({ written_at })
    .onConflict((conflict) => conflict.column('one').doUpdateSet({ written_at }))
    .execute();
  const file = join(dataDir, `.ready.${process.pid}`);
  await writeFile(file, Buffer.alloc(BYTES, 1), { flush: true });
  await rm(file, { force: true });
}
