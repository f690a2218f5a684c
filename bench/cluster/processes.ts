import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../servers.ts';

type Role = 'web' | 'worker';

/** One process of the shop that is started again whenever it ends, as a service manager does. */
export class ShopProcess {
  readonly role: Role;
  readonly port: number;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #isWanted = true;

  private constructor(role: Role, port: number, env: NodeJS.ProcessEnv) {
    this.role = role;
    this.port = port;
    this.#env = env;
  }

  static async start(role: Role, env: NodeJS.ProcessEnv): Promise<ShopProcess> {
    const started = new ShopProcess(role, await freePort(), env);
    started.#begin();
    return started;
  }

  #begin() {
    const child = spawn(process.execPath, ['build/server/index.js'], {
      env: {
        MALLOC_ARENA_MAX: '2',
        NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=192',
        NODE_COMPILE_CACHE: 'build/.compiled',
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        RENDER_PICTURES: '0',
        DEMO_ORDERS: '0',
        ROLE: this.role,
        PORT: String(this.port),
        ...this.#env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    child.once('exit', () => {
      if (this.#isWanted) this.#begin();
    });
  }

  async isReady(): Promise<boolean> {
    const url = `http://127.0.0.1:${this.port}/readyz`;
    return (await fetch(url).catch(() => null))?.status === 200;
  }

  /** As a power cut would: nothing is finished, nobody is told. It begins again. */
  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  /** As a new version is brought: what is under way ends first. It begins again. */
  async restart(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  async stop(): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
