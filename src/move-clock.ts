import { readConfig } from '#platform/config.ts';
import { defaultDataDir } from '#platform/data-folder.ts';
import { createDatabase, createPool } from '#platform/database.ts';
import { startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { createLog } from '#platform/log.ts';
import { keepMovedClock, parseMove } from '#platform/moved-clock.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import type { Database } from './schema.ts';

/** `npm run shop -- clock +30d`: moves the clock of the shop, running or not. */
export async function moveClock(text: string | undefined): Promise<void> {
  const config = readConfig();
  if (config.isProduction) throw new StartupProblem('The clock of production cannot be moved.');
  const offset = parseMove(text ?? '');
  if (!offset) throw new StartupProblem('Say how far: clock +30d, clock -2h, clock +15m, clock 0.');
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const log = createLog('error');
  const dataDir = config.DATA_DIR ?? defaultDataDir(say);
  const embedded = config.DATABASE_URL ? null : await startEmbeddedDatabase({ dataDir, log });
  const pool = createPool(config.DATABASE_URL ?? (embedded?.url as string), 1);
  try {
    const db = createDatabase<Database>(pool);
    await keepMovedClock(db, offset);
    say(`The clock of the shop is moved by ${offset.toString()}.`);
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}
