import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareShop } from './prepare.ts';
import { freePort, HEAP, type Running, startShopServer } from './servers.ts';
import { workOf } from './works.ts';

// Prints for each piece of work the files and functions of the shop that take the most processor time,
// by samples of V8's profiler. Arguments choose pieces by the beginning of their name, all without one.
// BENCH_PIECES sets how many are sampled of each.
const WARM_UP = 200;
const PIECES = Number(process.env.BENCH_PIECES ?? 300);
/** Folder the profiles are written to, for a browser's developer tools. */
const PROFILES = process.env.BENCH_PROFILES;
const AT_ONCE = 4;
const SAMPLE_US = 500;
const MOST_FILES = 16;
const MOST_FUNCTIONS = 28;

interface Profile {
  nodes: readonly {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
  }[];
  samples: readonly number[];
  timeDeltas: readonly number[];
}

/** V8's profiler of a process that was started with `--inspect`, over its debugging protocol. */
class Profiler {
  readonly #socket: WebSocket;
  #sent = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async of(port: number): Promise<Profiler> {
    const listed = await fetch(`http://127.0.0.1:${port}/json/list`);
    const [{ webSocketDebuggerUrl }] = (await listed.json()) as [{ webSocketDebuggerUrl: string }];
    const socket = new WebSocket(webSocketDebuggerUrl);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', reject, { once: true });
    });
    const profiler = new Profiler(socket);
    await profiler.#call('Profiler.enable');
    await profiler.#call('Profiler.setSamplingInterval', { interval: SAMPLE_US });
    return profiler;
  }

  /** What is sampled while `work` runs. */
  async during(work: () => Promise<void>): Promise<Profile> {
    await this.#call('Profiler.start');
    await work();
    const { profile } = (await this.#call('Profiler.stop')) as { profile: Profile };
    return profile;
  }

  close() {
    this.#socket.close();
  }

  #call(method: string, params: object = {}): Promise<unknown> {
    this.#sent += 1;
    const id = this.#sent;
    return new Promise((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as { id?: number; result: unknown };
        if (answer.id !== id) return;
        this.#socket.removeEventListener('message', listen);
        resolve(answer.result);
      };
      this.#socket.addEventListener('message', listen);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }
}

/** First lines of the sources in a file of the build, by the marks the bundler leaves between them. */
const regions = new Map<string, readonly [line: number, source: string][]>();

function regionsOf(url: string): readonly [line: number, source: string][] {
  const cached = regions.get(url);
  if (cached) return cached;
  const read = readFileSync(fileURLToPath(url), 'utf8')
    .split('\n')
    .flatMap((text, line): [number, string][] => {
      const [, source] = /^\/\/(?:#region)? (\S+\.[cm]?[jt]sx?)$/.exec(text) ?? [];
      return source ? [[line, source]] : [];
    });
  regions.set(url, read);
  return read;
}

/** The source a function was written in, or the package it came with. */
function sourceOf(url: string, line: number): string {
  if (!url.startsWith('file:')) return url || '(V8 and Node)';
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (library) return library;
  const source = regionsOf(url).findLast(([begins]) => begins <= line)?.[1] ?? url;
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? source;
}

/**
 * Prints how the processor time of a piece is spread over files and functions. Samples are taken by the
 * clock, so only their shares are used: on a busy machine a waiting process is sampled as well.
 */
function print(name: string, { nodes, samples, timeDeltas }: Profile, processor: number) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const files = new Map<string, number>();
  const functions = new Map<string, number>();
  let total = 0;
  for (const [nth, id] of samples.entries()) {
    const frame = frames.get(id);
    if (!frame || frame.functionName === '(idle)') continue;
    const took = timeDeltas[nth] ?? 0;
    const file = sourceOf(frame.url, frame.lineNumber);
    const called = `${frame.functionName || '(anonymous)'}  ${file}`;
    total += took;
    files.set(file, (files.get(file) ?? 0) + took);
    functions.set(called, (functions.get(called) ?? 0) + took);
  }
  console.log(`\n${name}: ${processor.toFixed(2)} ms of processor each`);
  for (const [title, counted, most] of [
    ['by file or package', files, MOST_FILES],
    ['by function', functions, MOST_FUNCTIONS],
  ] as const) {
    console.log(`  ${title}`);
    for (const [what, took] of [...counted].sort(([, a], [, b]) => b - a).slice(0, most)) {
      const share = took / total;
      const cells = [
        `${(share * processor).toFixed(3).padStart(8)} ms`,
        `${(100 * share).toFixed(1).padStart(5)} %`,
      ];
      console.log(`  ${cells.join(' ')}  ${what}`);
    }
  }
}

async function many(from: number, count: number, run: (nth: number) => Promise<unknown>) {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      await run(from + next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function startInspected(env: Record<string, string>): Promise<[Running, Profiler]> {
  const port = await freePort();
  const shop = await startShopServer({
    ...env,
    NODE_OPTIONS: `${HEAP} --inspect=127.0.0.1:${port}`,
  });
  return [shop, await Profiler.of(port)];
}

const chosen = process.argv.slice(2);
const prepared = await prepareShop('profile');
const works = workOf(prepared.slugs, prepared.variants).filter(
  ({ name }) => chosen.length === 0 || chosen.some((part) => name.startsWith(part)),
);
for (const { name, run, isOfOpenShop } of works) {
  const env = isOfOpenShop
    ? prepared.env
    : { ...prepared.env, DOCUMENT_CACHE_MB: '0', ROLE: 'web' };
  const [shop, profiler] = await startInspected(env);
  await many(0, WARM_UP, (nth) => run(shop.url, nth));
  const before = shop.processorTime();
  const profile = await profiler.during(() => many(WARM_UP, PIECES, (nth) => run(shop.url, nth)));
  print(name, profile, (shop.processorTime() - before) / PIECES);
  if (PROFILES) {
    const file = `${name.replaceAll(/\W+/g, '-')}.cpuprofile`;
    writeFileSync(join(PROFILES, file), JSON.stringify(profile));
  }
  profiler.close();
  await shop.stop();
}
await prepared.remove();
