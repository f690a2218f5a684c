import { fellShort } from './goals.ts';
import type { Figures } from './load.ts';

const COLUMNS = ['per s', 'p50 ms', 'p99 ms', 'of limit'];

/** The head of a table of figures. */
export const heading = (title: string) =>
  console.log(`\n${title.padEnd(44)} ${COLUMNS.map((name) => name.padStart(8)).join(' ')}`);

/** One line of it, beside what the machine can do at most. What failed makes the whole run fail. */
export function row(name: string, figures: Figures, limit?: Figures, more = '') {
  if (figures.failed > 0) fellShort(`${name.trim()}: ${figures.failed} failed`);
  const ratio = limit ? `${Math.round((100 * figures.perSecond) / limit.perSecond)} %` : '';
  const cells = [
    name.padEnd(44),
    figures.perSecond.toFixed(figures.perSecond < 10 ? 1 : 0).padStart(8),
    figures.p50.toFixed(1).padStart(8),
    figures.p99.toFixed(1).padStart(8),
    ratio.padStart(8),
    more,
    figures.failed > 0 ? `${figures.failed} failed` : '',
  ];
  console.log(cells.join(' ').trimEnd());
}
