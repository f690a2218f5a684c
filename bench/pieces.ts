import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processorTime, type Running } from './servers.ts';

const AT_ONCE = 4;
const WARM_UP = 300;
const PIECES = Number(process.env.BENCH_PIECES ?? 1500);

/** Milliseconds of processor time of the PostgreSQL in a data folder so far. */
export function databaseMeter(dataDir: string): () => number {
  const [pid = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return () => processorTime(Number(pid));
}

/** The head of the table of pieces. */
export const piecesHeading = () =>
  console.log(`\n${'Processor of a piece of work, in ms'.padEnd(44)}     shop database statements`);

/** What one piece costs, in milliseconds of processor. */
export interface Piece {
  shop: number;
  database: number;
  /** Its line of the table. */
  print(name: string, statements: number): void;
}

/**
 * What one piece costs the shop and its database, of many done a few at a time. It depends on no
 * neighbour as seconds do.
 */
export async function piece(
  shop: Running,
  databaseTime: () => number,
  work: (nth: number) => Promise<unknown>,
): Promise<Piece> {
  await many(WARM_UP, work);
  const before = { shop: shop.processorTime(), database: databaseTime() };
  await many(PIECES, (nth) => work(WARM_UP + nth));
  const ofShop = (shop.processorTime() - before.shop) / PIECES;
  const ofDatabase = (databaseTime() - before.database) / PIECES;
  return {
    shop: ofShop,
    database: ofDatabase,
    print: (name, statements) => {
      const cells = [ofShop.toFixed(2), ofDatabase.toFixed(2), statements.toFixed(1)];
      console.log([name.padEnd(44), ...cells.map((cell) => cell.padStart(8))].join(' '));
    },
  };
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
