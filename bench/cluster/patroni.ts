import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../servers.ts';
import { startProgram, until } from './child.ts';
import { installed } from './packages.ts';

const PASSWORD = 'only on this machine';
const NAMES = ['a', 'b'] as const;
/**
 * Patroni's smallest: so many seconds after the last sign of life of a primary its replica takes
 * over. A primary whose PostgreSQL alone died is replaced at once (`primary_start_timeout`).
 */
const TTL_SECONDS = 20;

const sharedSettings = {
  ttl: TTL_SECONDS,
  loop_wait: 2,
  retry_timeout: 6,
  primary_start_timeout: 0,
  // A commit is answered once the replica has it on disk, so a failover loses none.
  synchronous_mode: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 200,
      shared_buffers: '128MB',
      random_page_cost: 1.1,
      jit: 'off',
      hot_standby_feedback: 'on',
    },
  },
};

/** One PostgreSQL with the Patroni that looks after it. */
class Member {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly #folder: string;
  readonly #etcd: string;
  readonly #account: { uid: number; gid: number };
  #patroni: ReturnType<typeof startProgram> | undefined;

  constructor(
    place: { folder: string; etcd: string; account: { uid: number; gid: number } },
    { name, port, restPort }: { name: string; port: number; restPort: number },
  ) {
    this.name = name;
    this.port = port;
    this.restPort = restPort;
    this.#folder = join(place.folder, name);
    this.#etcd = place.etcd;
    this.#account = place.account;
    makeOwned(this.#folder, this.#account);
  }

  start(): void {
    const path = join(this.#folder, 'patroni.yml');
    // JSON is YAML.
    writeFileSync(path, JSON.stringify(this.#settings()));
    chownSync(path, this.#account.uid, this.#account.gid);
    const log = openSync(join(this.#folder, 'patroni.log'), 'a');
    this.#patroni = startProgram(installed('patroni'), [path], { ...this.#account, log });
  }

  #settings() {
    const address = `127.0.0.1:${this.port}`;
    const rest = `127.0.0.1:${this.restPort}`;
    return {
      scope: 'shop',
      name: this.name,
      restapi: { listen: rest, connect_address: rest },
      etcd3: { host: this.#etcd },
      bootstrap: {
        dcs: sharedSettings,
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: address,
        connect_address: address,
        data_dir: join(this.#folder, 'postgres'),
        bin_dir: '/usr/lib/postgresql/15/bin',
        pgpass: join(this.#folder, 'pgpass'),
        authentication: {
          superuser: { username: 'shop', password: PASSWORD },
          replication: { username: 'replica', password: PASSWORD },
        },
        parameters: { unix_socket_directories: this.#folder },
        pg_hba: ['local all all trust', 'host all,replication all 127.0.0.1/32 scram-sha-256'],
      },
      watchdog: { mode: 'off' },
    };
  }

  /** Kills PostgreSQL alone: its Patroni is alive and may hand over at once. */
  killPostgres(): void {
    const lines = readFileSync(join(this.#folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(lines[0]), 'SIGKILL');
  }

  /** Kills all of it, as a machine that loses its power. */
  kill(): void {
    this.#patroni?.process.kill('SIGKILL');
    this.killPostgres();
  }

  async stop(): Promise<void> {
    await this.#patroni?.stop();
  }

  /** Whether Patroni answers 200 to `path`: `/primary`, `/replica`, `/sync`. */
  async is(path: string): Promise<boolean> {
    const url = `http://127.0.0.1:${this.restPort}${path}`;
    return (await fetch(url).catch(() => null))?.status === 200;
  }
}

function makeOwned(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, uid, gid);
}

/** HAProxy before the two: one address leads to the primary, whichever it is, one to the replica. */
async function startDatabaseProxy(folder: string, members: readonly Member[]) {
  const [primary, replica] = [await freePort(), await freePort()];
  const listener = (name: string, port: number, check: string) => `listen ${name}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS ${check}
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${members.map((one) => `  server ${one.name} 127.0.0.1:${one.port} check port ${one.restPort}`).join('\n')}
`;
  const path = join(folder, 'haproxy-database.cfg');
  // A connection that only listens is idle for hours.
  writeFileSync(
    path,
    `global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout client 24h
  timeout server 24h
  option clitcpka
  option srvtcpka
${listener('primary', primary, '/primary')}
${listener('replica', replica, '/replica')}`,
  );
  const haproxy = startProgram(installed('haproxy'), ['-db', '-q', '-f', path]);
  return { primary, replica, stop: haproxy.stop };
}

const urlAt = (port: number) =>
  `postgres://shop:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`;

/** Fails where there is none. */
const HAS_SYNCHRONOUS_REPLICA = `select 1 / count(*) from pg_stat_replication
  where state = 'streaming' and sync_state = 'sync'`;

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // A connection that breaks rejects its statement too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const answers = (url: string, statement: string): Promise<boolean> =>
  execute(url, statement).then(
    () => true,
    () => false,
  );

/**
 * PostgreSQL 15 as a primary with a synchronous streaming replica under Patroni and one etcd, and
 * HAProxy before them. `url` leads to the primary, `readUrl` to the replica.
 */
export async function startPatroniCluster(folder: string) {
  for (const program of ['postgres', 'etcd', 'patroni', 'haproxy'] as const) installed(program);
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const account = { uid: id('-u'), gid: id('-g') };
  makeOwned(folder, account);
  const [client, peer] = [await freePort(), await freePort()];
  const etcdFolder = join(folder, 'etcd');
  makeOwned(etcdFolder, account);
  const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  const etcd = startProgram(
    installed('etcd'),
    [
      `--data-dir=${join(etcdFolder, 'data')}`,
      `--listen-client-urls=${clientUrl}`,
      `--advertise-client-urls=${clientUrl}`,
      `--listen-peer-urls=${peerUrl}`,
      `--initial-advertise-peer-urls=${peerUrl}`,
      `--initial-cluster=default=${peerUrl}`,
    ],
    { ...account, log: openSync(join(etcdFolder, 'etcd.log'), 'a') },
  );
  const members: Member[] = [];
  for (const name of NAMES) {
    const ports = { port: await freePort(), restPort: await freePort() };
    members.push(new Member({ folder, etcd: `127.0.0.1:${client}`, account }, { name, ...ports }));
  }
  const [first, second] = members as [Member, Member];
  first.start();
  await until('Patroni makes a primary', () => first.is('/primary'));
  second.start();
  const proxy = await startDatabaseProxy(folder, members);
  const url = urlAt(proxy.primary);
  const readUrl = urlAt(proxy.replica);
  const untilWhole = () =>
    until('the replica is synchronous', () => answers(url, HAS_SYNCHRONOUS_REPLICA), 180);
  await untilWhole();
  await until('the replica is reached', () => answers(readUrl, 'select 1'));
  await execute(url, 'alter database postgres set synchronous_commit = off');

  /** The member that takes writes now. */
  const primary = async (): Promise<Member> => {
    for (;;) {
      for (const one of members) if (await one.is('/primary')) return one;
      await wait(100);
    }
  };
  return {
    url,
    readUrl,
    members,
    primary,
    /** Waits until a killed member is a synchronous replica again. */
    untilWhole,
    /** From here on a commit waits for both disks; before, so that filling a shop is quick, for none. */
    waitForDisks: () => execute(url, 'alter database postgres reset synchronous_commit'),
    stop: async () => {
      await proxy.stop();
      await Promise.all(members.map((one) => one.stop()));
      await etcd.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
