import { pino } from 'pino';
import type { Log } from '#platform/log.ts';
import { serverLines } from './server-lines.ts';

/** A silent log whose warnings and errors are attached to a failed test. */
export function rememberedLog(): Log {
  const lines = serverLines();
  return pino({ level: 'warn' }, { write: (line) => lines.add(line.trimEnd()) });
}
