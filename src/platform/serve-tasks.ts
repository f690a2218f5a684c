import type { FromTaskProcess, Tasks, ToTaskProcess } from './task-process.ts';

/** Serves the tasks of another process; ends when that process is gone or disconnects (`createTaskProcess`). */
export function serveTasks(tasks: Tasks): void {
  const underWay = new Map<number, AbortController>();
  const answer = (message: FromTaskProcess) => {
    if (process.connected) process.send?.(message);
  };
  process.on('message', async (message: ToTaskProcess) => {
    const { id } = message;
    if ('stop' in message) {
      underWay.get(id)?.abort();
      return;
    }
    const stopping = new AbortController();
    underWay.set(id, stopping);
    try {
      const task = tasks[message.task];
      if (!task) throw new TypeError(`no task ${message.task}`);
      answer({ id, answer: await task(message.input, stopping.signal) });
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const { name, message: text } = error;
      const code = 'code' in error ? error.code : undefined;
      answer({ id, error: { name, message: text, code } });
    } finally {
      underWay.delete(id);
    }
  });
  process.on('disconnect', () => {
    for (const stopping of underWay.values()) stopping.abort();
  });
  // Signals sent to the whole group are ignored: the shop handles them and disconnects this process
  // when it is done.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
}
