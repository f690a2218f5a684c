import { type ChildProcess, fork } from 'node:child_process';

/** What a process of its own can do: functions of what can be copied, that end early when they are told to. */
// biome-ignore lint/suspicious/noExplicitAny: each task has an input and an answer of its own
export type Tasks = Readonly<Record<string, (input: any, stopping: AbortSignal) => Promise<any>>>;

export type ToTaskProcess =
  | { id: number; task: string; input: unknown }
  | { id: number; stop: true };
export type FromTaskProcess = { id: number; answer: unknown } | { id: number; error: ThrownThere };

interface ThrownThere {
  name: string;
  message: string;
  /** Undefined where it had none. */
  code: unknown;
}

function thrownThere({ name, message, code }: ThrownThere): Error {
  const error = Object.assign(new Error(message), { name });
  return code === undefined ? error : Object.assign(error, { code });
}

/** The process ended with the task half done: what it was given may have ended it. */
export class TaskProcessEnded extends Error {
  override readonly name = 'TaskProcessEnded';
}

interface TaskProcessOptions {
  /** The file that serves the tasks with `serveTasks`; looked up at the first task. */
  file: () => string;
  /** Milliseconds without a task after which it ends, and gives back all it took. */
  idleMs: number;
}

/**
 * A process that does tasks for this one: what it takes of memory and of the machine is its own, and what
 * ends it ends nothing else. It begins with the first task, ends after a while without one and begins again.
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

  /** Nothing waits for it: it keeps nobody from ending, and ends itself after a while. */
  function rest(resting: ChildProcess) {
    resting.unref();
    resting.channel?.unref();
    idle = setTimeout(() => {
      if (child === resting) child = undefined;
      // It ends once nobody listens to it.
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
