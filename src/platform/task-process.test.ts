import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { OddTasks } from '../../tests/support/odd-tasks.ts';
import { createTaskProcess } from './task-process.ts';

const TASKS = fileURLToPath(new URL('../../tests/support/odd-tasks.ts', import.meta.url));
const tasks = (idleMs = 10_000) => createTaskProcess<OddTasks>({ file: () => TASKS, idleMs });
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('R-23 tasks are done in one process of their own, and bytes travel as they are', async () => {
  const { run } = tasks();
  const [pid, again, bytes] = await Promise.all([
    run('whoAmI', undefined),
    run('whoAmI', undefined),
    run('twice', new Uint8Array([0, 255])),
  ]);
  expect([pid === process.pid, again === pid]).toEqual([false, true]);
  expect([...bytes]).toEqual([0, 255, 0, 255]);
});

test('what a task throws is thrown here, with its name, message and code', async () => {
  const failing = tasks().run('fail', undefined);
  await expect(failing).rejects.toMatchObject({
    name: 'RangeError',
    message: 'too far',
    code: 'FAR',
  });
});

test('R-23 a task that ends the process fails with those beside it; the next one finds a new process', async () => {
  const { run } = tasks();
  const before = await run('whoAmI', undefined);
  const both = await Promise.allSettled([run('untilStopped', null), run('end', undefined)]);
  expect(both).toMatchObject([
    { reason: { name: 'TaskProcessEnded' } },
    { reason: { name: 'TaskProcessEnded' } },
  ]);
  expect(await run('whoAmI', undefined)).not.toBe(before);
});

test('V-30 a task that is stopped ends early', async () => {
  const stopping = new AbortController();
  const stopped = tasks().run('untilStopped', null, stopping.signal);
  stopping.abort();
  expect(await stopped).toBe('stopped');
});

test('R-23 the process ends after a while without a task, and gives back what it took', async () => {
  const { run } = tasks(30);
  const pid = await run('whoAmI', undefined);
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(await run('whoAmI', undefined)).not.toBe(pid);
});

test('R-23 the process ends with the one it works for, however that ends', async () => {
  const script = `
    import { createTaskProcess } from ${JSON.stringify(new URL('./task-process.ts', import.meta.url).href)};
    const { run } = createTaskProcess({ file: () => ${JSON.stringify(TASKS)}, idleMs: 60_000 });
    console.log(await run('whoAmI', undefined));
    await run('untilStopped', null);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const [line] = await once(parent.stdout, 'data');
  expect(isAlive(Number(String(line)))).toBe(true);
  // Both processes write to this stream: it closes once neither is left.
  const closed = once(parent.stderr.resume(), 'close');
  parent.kill('SIGKILL');
  await closed;
});
