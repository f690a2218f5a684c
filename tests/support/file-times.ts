import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** Duration of each file's last run in milliseconds; outside version control. */
const PATH = resolve('node_modules/.cache/gamelle/file-times.json');

/** Estimated milliseconds per kilobyte, for files never measured. */
const GUESSES: [RegExp, number][] = [
  [/tests\/faults\/.*\.db\.test\.ts$/, 10_000],
  [/\.e2e\.ts$/, 3000],
  [/\.outside\.test\.ts$/, 1000],
  [/\.db\.test\.ts$/, 400],
];
const ANY_OTHER = 30;

type Times = Record<string, number>;

const nameOf = (path: string) => relative(process.cwd(), path).replaceAll('\\', '/');

function read(): Times {
  try {
    return JSON.parse(readFileSync(PATH, 'utf8'));
  } catch {
    // No measurements, or a malformed file: estimates are used.
    return {};
  }
}

/**
 * A function that returns the expected duration of a file in milliseconds: the last one, else an
 * estimate by kind and size.
 */
export function expectedTimes(): (path: string) => number {
  const times = read();
  return (path) => {
    const measured = times[nameOf(path)];
    if (measured !== undefined) return measured;
    const [, perKilobyte] = GUESSES.find(([pattern]) => pattern.test(path)) ?? [null, ANY_OTHER];
    return (statSync(path).size / 1024) * perKilobyte;
  };
}

/** Stores durations for the order of the next run. */
export function keepTimes(measured: ReadonlyMap<string, number>): void {
  const times = read();
  for (const [path, milliseconds] of measured) times[nameOf(path)] = Math.round(milliseconds);
  mkdirSync(dirname(PATH), { recursive: true });
  writeFileSync(PATH, JSON.stringify(times, null, 1));
}
