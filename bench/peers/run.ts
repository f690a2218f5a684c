import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { createLog } from '#platform/log.ts';
import { build } from '../../tools/prepare.mjs';
import { hangUp } from '../ask.ts';
import { readCatalogue, restock } from '../catalogue.ts';
import { expectAtLeast, sayHowItEnded } from '../goals.ts';
import { growCatalogue } from '../grow-catalogue.ts';
import { type Figures, measureFlow } from '../load.ts';
import { sayMachine } from '../machine.ts';
import { type Running, startServer, startShopServer } from '../servers.ts';
import { cartFlow, checkoutFlow, readProduct } from '../shopper.ts';
import { heading, row } from '../table.ts';
import { evershop } from './evershop.ts';
import { medusa } from './medusa.ts';
import type { OpenPeer, Peer } from './peer.ts';
import { vendure } from './vendure.ts';
import versions from './versions.json' with { type: 'json' };

// What other shops do beside ours: each installed from npm in a folder of its own (PEERS_DIR), filled
// with as many products (PRODUCTS) in one PostgreSQL. Each is measured in turn with ours, line by
// line: a machine that slows down slows down both. Ours is built if need be. A peer that cannot be set
// up is named and left out; ONLY=vendure leaves out the others. Ends with 1 where a piece of ours takes more than
// a tenth of the processor of theirs.
const PRODUCTS = Number(process.env.PRODUCTS ?? 200);
const SHOPPERS = [1, 8, 32];
/** How many times our processor a piece should take the best of them. */
const TIMES = 10;
const folder = process.env.PEERS_DIR ?? join(tmpdir(), 'gamelle-peers');
const peers = [vendure, medusa, evershop].filter(
  ({ name }) => !process.env.ONLY || process.env.ONLY === name,
);

await build();
mkdirSync(folder, { recursive: true, mode: 0o755 });
const embedded = await startEmbeddedDatabase({ dataDir: folder, log: createLog('error') });
// All over the loopback: not every one of them knows a socket.
const server = embedded.url.replace(/@[^:]*:/, '@127.0.0.1:');
const databaseOf = (name: string) => server.replace(/\/[^/]*$/, `/${name}`);

async function query(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Runs a program in the folder of a peer; throws with the last of what it said. */
async function run(command: string, args: string[], cwd: string, env: Record<string, string>) {
  const path = [join(cwd, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH];
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PATH: path.join(delimiter) },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      said = (said + part).slice(-2000);
    });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(said.trim().split('\n').slice(-12).join('\n'));
}

/** Installed and filled once; later runs find it as it was left. */
async function prepare({ name, fill }: Peer): Promise<string> {
  const home = join(folder, name);
  const done = join(home, `filled-${PRODUCTS}`);
  if (existsSync(done)) return home;
  mkdirSync(home, { recursive: true });
  cpSync(join(import.meta.dirname, name), home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, ...versions[name] }));
  const env = { DATABASE_URL: databaseOf(name), PORT: '0' };
  await run('npm', ['install', '--no-audit', '--no-fund'], home, env);
  await query(server, `drop database if exists ${name} with (force)`, `create database ${name}`);
  for (const args of fill(PRODUCTS)) await run(process.execPath, args, home, env);
  writeFileSync(done, '');
  return home;
}

interface Shop {
  shop: Running;
  open: OpenPeer;
}

async function ours(): Promise<Shop> {
  const url = databaseOf('gamelle');
  const env = { DATABASE_URL: url, DATA_DIR: folder, RENDER_PICTURES: '0' };
  await query(server, 'drop database if exists gamelle with (force)', 'create database gamelle');
  await (await startShopServer(env)).stop();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await growCatalogue(client, PRODUCTS);
  await client.query('vacuum (analyze)');
  await client.end();
  await restock(url);
  const shop = await startShopServer({ ...env, ROLE: 'web', DOCUMENT_CACHE_MB: '0' });
  const { slugs, variants } = await readCatalogue(shop.url);
  const nth = (n: number) => variants[n % variants.length] as string;
  return {
    shop,
    open: {
      readProduct: (n) => readProduct(shop.url, slugs[n % slugs.length] as string),
      cartFlow: (n) => cartFlow(shop.url, [nth(n), nth(n + 1)]),
      checkoutFlow: (n) => checkoutFlow(shop.url, nth(n)),
    },
  };
}

async function theirs(peer: Peer): Promise<Shop> {
  const home = await prepare(peer);
  const env = { DATABASE_URL: databaseOf(peer.name), NODE_OPTIONS: '' };
  const shop = await startServer(peer.serve, env, peer.ready, home);
  return { shop, open: await peer.open(shop, home) };
}

const FLOWS = [
  ['product, read from the database', 'readProduct'],
  ['cart: create, add, change, read', 'cartFlow'],
  ['whole checkout', 'checkoutFlow'],
] as const;

type Flow = (typeof FLOWS)[number][1];

/** Measures one line of a shop and prints it, beside what another did just before. */
async function measure(
  label: string,
  { shop, open }: Shop,
  flow: Flow,
  shoppers: number,
  beside?: Figures,
) {
  hangUp();
  const before = shop.processorTime();
  const found = await measureFlow(open[flow], shoppers);
  const each = (shop.processorTime() - before) / found.done;
  row(label, found, beside, `${each.toFixed(1)} ms of processor`);
  return { ...found, each };
}

async function compare(name: string, other: Shop, own: Shop) {
  heading(`${name} and ours, ${PRODUCTS} products`);
  for (const [title, flow] of FLOWS) {
    // Programs are compiled as they run.
    for (const { open } of [other, own]) {
      hangUp();
      await measureFlow(open[flow], 8);
    }
    for (const shoppers of SHOPPERS) {
      const line = `${title} · ${shoppers} at once`;
      const beside = await measure(line, other, flow, shoppers);
      const { each } = await measure('  ours', own, flow, shoppers, beside);
      expectAtLeast(`${name}: ${line}`, beside.each / each, TIMES, 'times our processor');
    }
  }
}

const own = await ours();
await sayMachine(databaseOf('gamelle'));
for (const peer of peers)
  try {
    const other = await theirs(peer);
    await compare(peer.name, other, own);
    await other.shop.stop();
  } catch (error) {
    console.log(`\n${peer.name} could not be measured: ${(error as Error).message}`);
  }
await own.shop.stop();
console.log('\n“Of limit” is beside the line before: what the other shop did.');
console.log('Processor time is that of the server, for one; PostgreSQL is not in it.');
await embedded.stop();
sayHowItEnded();
