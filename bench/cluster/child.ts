import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

interface Child {
  pid: number;
  /** Ends it as an operator would, and waits. */
  stop(): Promise<void>;
}

interface ProgramOptions {
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  /** A file that takes its log; otherwise standard error is printed. */
  log?: number;
}

/** Starts a program that runs until it is stopped. */
export function startProgram(
  program: string,
  parameters: readonly string[],
  { log, ...options }: ProgramOptions = {},
): Child & { process: ChildProcess } {
  const stdio = ['ignore', log ?? 'ignore', log ?? 'inherit'] as const;
  const child = spawn(program, parameters, { stdio: [...stdio], ...options });
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

/** Waits until `isThere` returns true; fails after `seconds`. */
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
