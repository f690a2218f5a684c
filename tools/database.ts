/** `npm run db:migrate` and `npm run db:reset`, on DATABASE_URL or the built-in database. */
import { readConfig } from '#platform/config.ts';
import { defaultDataDir } from '#platform/data-folder.ts';
import { createPool } from '#platform/database.ts';
import { startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { createLog } from '#platform/log.ts';
import { migrate } from '#platform/migrate.ts';
import { StartupProblem } from '#platform/startup-problem.ts';

const say = (line: string) => console.log(`  ${line}`);

async function onDatabase(work: (pool: ReturnType<typeof createPool>) => Promise<void>) {
  const config = readConfig();
  const dataDir = config.DATA_DIR ?? defaultDataDir(say);
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedDatabase({ dataDir, log: createLog('warn'), onProgress: say });
  const pool = createPool(config.DATABASE_URL ?? embedded?.url ?? '', 2);
  try {
    if (config.isProduction && action === 'reset')
      throw new StartupProblem('Production data is not reset.');
    await work(pool);
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}

const migrateAll = (pool: ReturnType<typeof createPool>) =>
  migrate(pool, 'migrations', (name) => say(`applied ${name}`));

const actions: Record<string, typeof migrateAll> = {
  migrate: migrateAll,
  /** Empties the database; the next start fills it with the demonstration shop again. */
  reset: async (pool) => {
    await pool.query('drop schema public cascade');
    await pool.query('drop schema if exists pgboss cascade');
    await pool.query('create schema public');
    await migrateAll(pool);
  },
};

const action = process.argv[2] ?? '';
const work = actions[action];
try {
  if (!work) throw new StartupProblem(`Say one of: ${Object.keys(actions).join(', ')}.`);
  await onDatabase(work);
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
