import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figures, measurePaths } from './load.ts';
import { startBareServer } from './servers.ts';
import { heading, row } from './table.ts';

/** What Node does at most when it answers these bytes. */
export async function measureBytes(content: Uint8Array): Promise<Figures> {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'content');
  writeFileSync(file, content);
  return measureBare({ BYTES: file });
}

/** What Node does at most with one SELECT by key for each request. */
export const measureSelect = (databaseUrl: string): Promise<Figures> =>
  measureBare({ DATABASE_URL: databaseUrl });

async function measureBare(env: Record<string, string>): Promise<Figures> {
  const bare = await startBareServer(env);
  const figures = await measurePaths(bare.url, ['/']);
  await bare.stop();
  return figures;
}

/** The lines before a table that has no other limit: what this machine does at most right now. */
export async function sayMachine(databaseUrl: string): Promise<void> {
  heading('This machine');
  row('bare node:http', await measureBare({}));
  row('bare node:http with one SELECT by key', await measureSelect(databaseUrl));
}
