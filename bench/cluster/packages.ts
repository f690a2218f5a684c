import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What runs around the shop here: the path of each program and Debian's package that brings it. */
const PROGRAMS = {
  haproxy: { path: '/usr/sbin/haproxy', package: 'haproxy' },
  pgbouncer: { path: '/usr/sbin/pgbouncer', package: 'pgbouncer' },
  postgres: { path: '/usr/lib/postgresql/15/bin/postgres', package: 'postgresql-15' },
  patroni: { path: '/usr/bin/patroni', package: 'patroni' },
  etcd: { path: '/usr/bin/etcd', package: 'etcd-server' },
} as const;

type Program = keyof typeof PROGRAMS;

/** The path of a program; installs its package first where it is missing, which only root may do. */
export function installed(program: Program): string {
  const { path, package: name } = PROGRAMS[program];
  if (existsSync(path)) return path;
  console.log(`Installing ${name} …`);
  try {
    // The bench starts the programs itself: none may run as a service of the machine.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const install = ['install', '--yes', '--no-install-recommends', name];
    execFileSync('apt-get', install, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  } catch (cause) {
    throw new Error(`Install it first: apt-get install ${name}`, { cause });
  }
  return path;
}
