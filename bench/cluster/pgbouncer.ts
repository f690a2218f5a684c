import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../servers.ts';
import { startProgram, until } from './child.ts';

/** Debian's own user for whoever must not be root. */
const NOBODY = 65_534;

/** PgBouncer in transaction mode before a database, which it opens `connections` times at most. */
export async function startPgbouncer(program: string, databaseUrl: string, connections: number) {
  const { username, password, pathname, port: databasePort } = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${username}" "${password}"\n`);
  const path = join(folder, 'pgbouncer.ini');
  writeFileSync(
    path,
    `[databases]
shop = host=127.0.0.1 port=${databasePort} dbname=${pathname.slice(1)} connect_query='set role gamelle_shop'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
admin_users = ${username}
logfile = ${join(folder, 'pgbouncer.log')}
`,
  );
  const isRoot = userInfo().uid === 0;
  if (isRoot) chmodSync(folder, 0o777);
  const pgbouncer = startProgram(program, ['-q', path], isRoot ? { uid: NOBODY } : {});
  const url = `postgres://${username}:${password}@127.0.0.1:${port}/shop`;
  await until('PgBouncer answers', async () => {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      // Not yet: `until` says when it is too late.
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  });
  return { url, stop: pgbouncer.stop };
}
