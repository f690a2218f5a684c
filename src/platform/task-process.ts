import { type ChildProcess, fork } from 'node:child_process';

/** Tasks of a separate process: functions with cloneable inputs and answers, which stop early when their signal is aborted. */
// biome-ignore lint/suspicious/noExplicitAny: each task has an input and an answer of its own
export type Tasks = Readonly<Record<string, (input: any, stopping: AbortSignal) => Promise<any>>>;

export type ToTaskProcess =
  | { id: number; task: string; input: unknown }
  | { id: number; stop: true };
export type FromTaskProcess = { id: number; answer: unknown } | { id: number; error: ThrownThere };

interface ThrownThere {
  name: string;
  message: string;
  /** Undefined when the error had none. */
  code: unknown;
}

function thrownThere({ name, message, code }: ThrownThere): Error {
  const error = Object.assign(new Error(message), { name });
  return code === undefined ? error : Object.assign(error, { code });
}

/** The process ended during the task; its input may be the cause. */
export class TaskProcessEnded extends Error {
  override readonly name = 'TaskProcessEnded';
}

interface TaskProcessOptions {
  /** The file that serves the tasks with `serveTasks`; looked up at the first task. */
  file: () => string;
  /** Milliseconds without a task after which the process ends and frees its memory. */
  idleMs: number;
}

/**
 * A separate process for tasks, so that their memory use and crashes do not affect this one. It
 * starts with the first task, ends after a while without one, and starts again.
 * @throws what the task threw, with its name, message and code; TaskProcessEnded
 */
export function createTaskProcess<T extends Tasks>({ file, idleMs }: TaskProcessOptions) {
  const underWay = new Map<number, PromiseWithResolvers<unknown>>();
  let child: ChildProcess | undefined;
  let last = 0;
  let idle: NodeJS.Timeout | undefined;

  function begin(): ChildProcess {
    const begun = fork(file(), [], {
      execArgv: ['--max-semi-space-size=2', '--max-old-space-size=96'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    begun.on('message', (message: FromTaskProcess) => {
      const task = underWay.get(message.id);
      underWay.delete(message.id);
      if ('answer' in message) task?.resolve(message.answer);
      else task?.reject(thrownThere(message.error));
      if (underWay.size === 0) rest(begun);
    });
    const onEnd = () => {
      if (child !== begun) return;
      child = undefined;
      clearTimeout(idle);
      for (const { reject } of underWay.values()) reject(new TaskProcessEnded());
      underWay.clear();
    };
    begun.on('exit', onEnd);
    begun.on('error', onEnd);
    return begun;
  }

  /** An idle process does not keep this one alive, and ends itself after a while. */
  function rest(resting: ChildProcess) {
    resting.unref();
    resting.channel?.unref();
    idle = setTimeout(() => {
      if (child === resting) child = undefined;
      // It ends when the channel is closed.
      if (resting.connected) resting.disconnect();
    }, idleMs).unref();
  }

  return {
    run<Name extends keyof T & string>(
      task: Name,
      input: Parameters<T[Name]>[0],
      stopping?: AbortSignal,
    ): ReturnType<T[Name]> {
      clearTimeout(idle);
      child ??= begin();
      child.ref();
      child.channel?.ref();
      last += 1;
      const id = last;
      const done = Promise.withResolvers<unknown>();
      underWay.set(id, done);
      const doing = child;
      const send = (message: ToTaskProcess) => {
        if (doing.connected) doing.send(message);
      };
      send({ id, task, input });
      const stop = () => send({ id, stop: true });
      stopping?.addEventListener('abort', stop, { once: true });
      if (stopping?.aborted) stop();
      return done.promise.finally(() => stopping?.removeEventListener('abort', stop)) as ReturnType<
        T[Name]
      >;
    },
  };
}
