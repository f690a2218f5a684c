/** What a server wrote from a moment on, in milliseconds of the wall clock. */
type LinesSince = (moment: number) => string[] | Promise<string[]>;

interface ServerLines {
  add(this: void, line: string): void;
  since(this: void, moment: number): string[];
}

const MOST_LINES = 2000;
const ofFile = new Set<LinesSince>();
const ofWorker = new Set<LinesSince>();

/**
 * Keeps the last lines a server of this process writes, so that a test that fails can show them.
 * They are kept after the server has ended: why it ended is what one wants to read.
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

/** Where to read the lines of a server that outlives the files of this worker. */
export function readLinesWith(read: LinesSince): void {
  ofWorker.add(read);
}

/** What the servers that tests of this file speak to wrote from a moment on. */
export async function linesSince(moment: number): Promise<string[]> {
  const read = await Promise.all([...ofWorker, ...ofFile].map((since) => since(moment)));
  return read.flat();
}

/** Whether this file has a server that could have written anything. */
export const speaksToServers = (): boolean => ofWorker.size + ofFile.size > 0;

/** The servers of one file are not those of the next. */
export const forgetServers = (): void => ofFile.clear();
