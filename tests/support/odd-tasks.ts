import { serveTasks } from '../../src/platform/serve-tasks.ts';

/** Tasks that answer, fail, end their process or wait until they are stopped. For tests. */
const tasks = {
  whoAmI: async () => process.pid,
  twice: async (bytes: Uint8Array) => new Uint8Array([...bytes, ...bytes]),
  fail: async () => {
    throw Object.assign(new RangeError('too far'), { code: 'FAR' });
  },
  end: async () => process.exit(1),
  untilStopped: (_: null, stopping: AbortSignal) =>
    new Promise<string>((resolve) => {
      const open = setInterval(() => undefined, 1000);
      stopping.addEventListener('abort', () => {
        clearInterval(open);
        resolve('stopped');
      });
    }),
};
export type OddTasks = typeof tasks;

serveTasks(tasks);
