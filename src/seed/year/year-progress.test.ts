import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { playYearApart } from '../../server/play-year-apart.ts';

/** Output and IPC messages of a year simulated in a child process. */
async function playedOverChannel(isApart: boolean) {
  const script = `import { yearProgress } from '#seed/year/year-progress.ts';
    yearProgress(${isApart})(365, 365);
    process.disconnect();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const said: unknown[] = [];
  child.on('message', (message) => said.push(message));
  return { shown: child.stdout ? await text(child.stdout) : '', said };
}

test('O-07 a year that is played in the foreground shows how far it is, whatever started it', async () => {
  const { shown, said } = await playedOverChannel(false);
  expect(shown).toContain('365/365');
  expect(said).toEqual([]);
});

test('O-07 a year that the shop began says to it how far it is, and shows nothing', async () => {
  expect(await playedOverChannel(true)).toEqual({ shown: '', said: [{ done: 365, total: 365 }] });
});

test('O-07 the shop that begins a year says that it wants to be reported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'year-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'shop.mjs');
  await writeFile(
    file,
    `process.send({ done: process.argv.slice(2).join(' ') === 'year apart' ? 1 : 0, total: 1 }, () => process.disconnect());`,
  );
  const reported: number[] = [];
  const year = playYearApart({
    file,
    log: createLog('error'),
    onProgress: (done) => reported.push(done),
  });
  expect(await year.done).toBe(true);
  expect(reported).toEqual([1]);
});
