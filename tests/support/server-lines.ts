/** Log lines since a moment, in wall clock milliseconds. */
type LinesSince = (moment: number) => string[] | Promise<string[]>;

interface ServerLines {
  add(this: void, line: string): void;
  since(this: void, moment: number): string[];
}

const MOST_LINES = 2000;
const ofFile = new Set<LinesSince>();
const ofWorker = new Set<LinesSince>();

/**
 * Stores the last log lines of a server in this process, to show them for a failed test, also after
 * the server has ended.
 */
export function serverLines(): ServerLines {
  const written: { at: number; line: string }[] = [];
  const since = (moment: number) =>
    written.filter(({ at }) => at >= moment).map(({ line }) => line);
  ofFile.add(since);
  return {
    add: (line) => {
      written.push({ at: Date.now(), line });
      if (written.length > MOST_LINES) written.shift();
    },
    since,
  };
}

/** Registers the log of a server that outlives the test file. */
export function readLinesWith(read: LinesSince): void {
  ofWorker.add(read);
}

/** Log lines of this file's servers since a moment. */
export async function linesSince(moment: number): Promise<string[]> {
  const read = await Promise.all([...ofWorker, ...ofFile].map((since) => since(moment)));
  return read.flat();
}

/** Whether this file has servers with logs. */
export const speaksToServers = (): boolean => ofWorker.size + ofFile.size > 0;

/** The servers of one file are not those of the next. */
export const forgetServers = (): void => ofFile.clear();
