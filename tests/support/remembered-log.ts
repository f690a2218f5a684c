import { pino } from 'pino';
import type { Log } from '#platform/log.ts';
import { serverLines } from './server-lines.ts';

/** A log nobody sees unless a test fails: then its warnings and errors stand beside the failure. */
export function rememberedLog(): Log {
  const lines = serverLines();
  return pino({ level: 'warn' }, { write: (line) => lines.add(line.trimEnd()) });
}
