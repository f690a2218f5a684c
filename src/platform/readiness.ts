import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { stopwatch } from './clock.ts';
import type { PlatformTables } from './tables.ts';
import type { AppContext } from './unit-of-work.ts';

/** Whoever asks meanwhile gets the answer of the last look: nobody can make the shop write by asking. */
const LOOK_AGAIN_MS = 5000;
/** A shop that was not ready is looked at sooner. */
const LOOK_SOONER_MS = 500;
/** More than a file system hides in its own records: a full disk refuses it. */
const BYTES = 16_384;

/**
 * Whether this process can do its work: the database takes a write, and so does the disk. A full disk
 * or a database that only reads (a copy, a failover) answers every read and loses every order.
 * The answer is why not, or null.
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
