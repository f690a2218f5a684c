const MOST = 200;
const WORTH_A_LOOK = /"level":[456]0\b/;

export interface LogLine {
  level: number;
  time: number;
  msg: string;
  /** The other fields of the line, as they were written. */
  rest: Readonly<Record<string, unknown>>;
}

/**
 * The latest warnings and errors of this process, shown in demonstrations. Never stored in
 * production.
 */
export class RecentLines {
  readonly #lines: string[] = [];

  /** Receives each line as it is written, with secrets removed. */
  readonly hear = (line: string): string => {
    if (WORTH_A_LOOK.test(line)) {
      this.#lines.push(line);
      if (this.#lines.length > MOST) this.#lines.shift();
    }
    return line;
  };

  /** Latest first. */
  latest(): LogLine[] {
    return this.#lines.toReversed().map((line) => {
      const { level, time, msg, pid: _, hostname: __, ...rest } = JSON.parse(line);
      return { level, time, msg, rest };
    });
  }

  clear(): void {
    this.#lines.length = 0;
  }
}
