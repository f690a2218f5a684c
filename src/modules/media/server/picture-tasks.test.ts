import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('pictures are drawn at a lower priority than pages are served', async () => {
  const tasks = fork(join(import.meta.dirname, 'picture-tasks.ts'), [], {
    serialization: 'advanced',
  });
  const left = once(tasks, 'exit');
  try {
    // Whatever it answers, it is up.
    tasks.send({ id: 1, task: 'none', input: null });
    await once(tasks, 'message');
    expect(getPriority(tasks.pid)).toBeGreaterThan(getPriority());
  } finally {
    tasks.disconnect();
    await left;
  }
});
