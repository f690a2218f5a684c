import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { createFilledFolder } from './data-folder.ts';
import type { DatabaseServer } from './database-server.ts';
import { type ShopProcess, startShopProcess } from './shop-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the broker, which starts shared resources on demand: see `ask-broker.ts`. */
    broker: string;
    /** Random seed of this run; `SEED` sets it. */
    seed: number;
    /** Address of an external shop to test (`BASE_URL`); empty without one. */
    foreignShop: string;
    /** Whether it has demonstration data, test cards and readable mails. */
    hasDemonstration: boolean;
  }
}

const MOST_WAIT_MS = 20_000;

interface Shop {
  url: string;
  data: string;
  database: string;
  process?: ShopProcess;
  stop(): Promise<void>;
}

/**
 * Global setup: Vitest calls this before the first test and its result after the last. It owns
 * resources shared by several files: the database server of the run, and for each worker a built
 * shop with its own data. Each is started on demand and stopped here.
 */
export default async function setup(project: TestProject) {
  let database: Promise<DatabaseServer> | undefined;
  const shops = new Map<string, Promise<Shop>>();
  const shopOf = (worker: string) => {
    const shop = shops.get(worker) ?? startShop();
    shops.set(worker, shop);
    return shop;
  };

  const answer = async (address: string): Promise<unknown> => {
    const { pathname, searchParams } = new URL(address, 'http://broker');
    const [, what, worker = ''] = pathname.split('/');
    if (what === 'database') {
      // Imported on demand: other tests do not need it.
      database ??= import('./database-server.ts').then((server) => server.startDatabaseServer());
      const { url, referenceTables } = await database;
      return { url, referenceTables };
    }
    const shop = await shopOf(worker);
    if (what === 'shop') {
      const { url, data, database } = shop;
      return { url, data, database };
    }
    return shop.process?.linesSince(Number(searchParams.get('since'))) ?? [];
  };
  const server = createServer(async (request, response) => {
    try {
      const ready = answer(request.url ?? '').then((value) => JSON.stringify(value));
      // Building may exceed the client's timeout, so it is told to ask again.
      const text = await Promise.race([ready, setTimeout(MOST_WAIT_MS, undefined)]);
      if (text === undefined) response.writeHead(202);
      response.end(text);
    } catch (error) {
      response.writeHead(500).end(String(error instanceof Error ? error.stack : error));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  project.provide('seed', seedOfRun());
  const foreign = process.env.BASE_URL?.replace(/\/$/, '') ?? '';
  project.provide('foreignShop', foreign);
  project.provide('hasDemonstration', foreign !== '' && (await showsMails(foreign)));
  project.provide('broker', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  return async () => {
    server.close();
    const started = [database, ...shops.values()].filter((one) => one !== undefined);
    // A failed start was already reported to its requester, and needs no stop.
    for (const one of await Promise.allSettled(started))
      if (one.status === 'fulfilled') await one.value.stop();
  };
}

/** @throws TypeError when the shop is unreachable. */
const showsMails = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/_dev/mail/`)).status === 200;

/** The seed from the environment, or a random one. */
function seedOfRun(): number {
  const given = process.env.SEED;
  const seed = given ? Number(given) : Math.floor(Math.random() * 2 ** 31);
  if (!Number.isInteger(seed)) throw new Error(`SEED must be a whole number, not “${given}”.`);
  return seed;
}

/** Histories of orders are placed within a second: the tests of these limits start a shop of their own. */
const MANY_ORDERS = {
  UNPAID_ORDERS_PER_ADDRESS: '1000',
  UNPAID_ORDERS_PER_MAILBOX: '1000',
  UNPAID_PIECES: '10000',
};

/**
 * The built shop on a copy of the demonstration shop. `SHOP_URL` and `SHOP_DATA` select a running one, `BASE_URL` an external
 * one.
 */
async function startShop(): Promise<Shop> {
  const { BASE_URL, SHOP_URL: url = BASE_URL, SHOP_DATA: data = '' } = process.env;
  if (url) return { url, data, database: '', stop: async () => undefined };
  const folder = await createFilledFolder();
  try {
    const shop = await startShopProcess({ dataDir: folder.path, settings: MANY_ORDERS });
    return {
      url: shop.url,
      data: folder.path,
      database: folder.url,
      process: shop,
      stop: async () => {
        await shop.stop();
        await folder.remove();
      },
    };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}
