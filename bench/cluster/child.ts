import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

interface Child {
  pid: number;
  /** Ends it as an operator would, and waits. */
  stop(): Promise<void>;
}

/** Starts a program that is to run until it is stopped; what it complains of is printed. */
export function startProgram(
  program: string,
  parameters: readonly string[],
  options: { env?: NodeJS.ProcessEnv; uid?: number } = {},
): Child & { process: ChildProcess } {
  const child = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  return {
    process: child,
    pid: child.pid as number,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Waits until `isThere` says so; fails after `seconds`. */
export async function until(
  what: string,
  isThere: () => Promise<boolean>,
  seconds = 120,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isThere())) {
    if (performance.now() > end) throw new Error(`In vain for ${seconds} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
