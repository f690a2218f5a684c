import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What stands around the shop here, each from Debian's own packages. */
const PROGRAMS = { haproxy: '/usr/sbin/haproxy', pgbouncer: '/usr/sbin/pgbouncer' } as const;

/** Paths of the programs; those that are missing are installed, which only root may do. */
export function installedPrograms(): typeof PROGRAMS {
  const missing = Object.entries(PROGRAMS).flatMap(([name, path]) =>
    existsSync(path) ? [] : [name],
  );
  if (missing.length === 0) return PROGRAMS;
  console.log(`Installing ${missing.join(', ')} …`);
  try {
    // They are started by the bench alone, not by the machine.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const install = ['install', '--yes', '--no-install-recommends', ...missing];
    execFileSync('apt-get', install, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  } catch (cause) {
    throw new Error(`Install them first: apt-get install ${missing.join(' ')}`, { cause });
  }
  return PROGRAMS;
}
