import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processorTime, type Running } from './servers.ts';

const AT_ONCE = 4;
const WARM_UP = 300;
const PIECES = Number(process.env.BENCH_PIECES ?? 1500);

/** Milliseconds of processor time of the PostgreSQL in a data folder so far; null for one elsewhere. */
export function databaseMeter(dataDir: string | null): () => number | null {
  if (dataDir === null) return () => null;
  const [pid = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return () => processorTime(Number(pid));
}

/** The head of the table of pieces. */
export const piecesHeading = () =>
  console.log(`\n${'Processor of a piece of work, in ms'.padEnd(44)}     shop database`);

/**
 * One line of it: what one piece costs the shop and its database, of many done a few at a time. It
 * depends on no neighbour as seconds do.
 */
export async function piece(
  name: string,
  shop: Running,
  database: () => number | null,
  work: (nth: number) => Promise<unknown>,
): Promise<void> {
  await many(WARM_UP, work);
  const before = { shop: shop.processorTime(), database: database() };
  await many(PIECES, (nth) => work(WARM_UP + nth));
  const each = (spent: number) => (spent / PIECES).toFixed(2).padStart(8);
  const now = database();
  const ofDatabase = now === null || before.database === null ? null : now - before.database;
  const ofShop = each(shop.processorTime() - before.shop);
  console.log(
    `${name.padEnd(44)} ${ofShop} ${ofDatabase === null ? '       –' : each(ofDatabase)}`,
  );
}

async function many(count: number, work: (nth: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
