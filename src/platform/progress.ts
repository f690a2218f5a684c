/** Progress output for a person at the terminal, as opposed to the log. */
export interface Progress {
  say(line: string): void;
  /** One line that is overwritten as the work goes on; without a terminal, one line per tenth. */
  count(label: string, done: number, total: number): void;
}

const BAR = 24;

export function createProgress(output: NodeJS.WriteStream = process.stdout): Progress {
  let lastTenth = -1;
  const say = (line: string) => void output.write(`${line}\n`);
  return {
    say,
    count: (label, done, total) => {
      const share = total === 0 ? 1 : done / total;
      const filled = Math.round(share * BAR);
      const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
      const text = `  ${label} ${bar} ${done}/${total}`;
      if (output.isTTY) {
        output.write(`\r${text}${done >= total ? '\n' : ''}`);
        return;
      }
      const tenth = Math.floor(share * 10);
      if (tenth !== lastTenth) say(text);
      lastTenth = done >= total ? -1 : tenth;
    },
  };
}
