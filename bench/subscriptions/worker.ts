import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type MemoryOfProcess, processorTime, residentMemory } from '../servers.ts';

/** A worker of the shop: it runs jobs and serves nobody. */
export class Worker {
  readonly #env: Record<string, string>;
  #child: ChildProcess;
  /** Milliseconds of processor time of the processes that were killed before. */
  #before = 0;

  private constructor(env: Record<string, string>, child: ChildProcess) {
    this.#env = env;
    this.#child = child;
  }

  /** Starts one and waits until it runs jobs. */
  static async start(env: Record<string, string>): Promise<Worker> {
    return new Worker(env, await begin(env));
  }

  get #pid(): number {
    return this.#child.pid as number;
  }

  /** Milliseconds of processor time so far. */
  processorTime = (): number => this.#before + processorTime(this.#pid);

  memory = (): MemoryOfProcess => residentMemory(this.#pid);

  /** Ends it as a power cut would, and starts another one. */
  async killAndRestart(): Promise<void> {
    this.#before += processorTime(this.#pid);
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
    this.#child = await begin(this.#env);
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

async function begin(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['build/server/index.js'], {
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '32768',
      NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=256',
      NODE_COMPILE_CACHE: 'build/.compiled',
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ROLE: 'worker',
      ...env,
    },
    // It says over the channel that it runs jobs.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (said !== 'ready') throw new Error(`The worker stopped with code ${child.exitCode}`);
  return child;
}
