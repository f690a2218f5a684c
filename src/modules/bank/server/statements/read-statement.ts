import { withReferences } from '../../rules/index.ts';
import { readCamt } from './read-camt.ts';
import { readCsv } from './read-csv.ts';
import { readOfx } from './read-ofx.ts';
import type { Statement } from './statement.ts';

/** Parses an account statement: CAMT.053, OFX or a table; null for any other file. */
export function readStatement(text: string): Statement | null {
  const begins = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .slice(0, 4000);
  const read = /<(\w+:)?BkToCstmrStmt\b/.test(begins)
    ? readCamt(text)
    : /<OFX\b|OFXHEADER/i.test(begins)
      ? readOfx(text)
      : readCsv(text);
  return read && { ...read, lines: withReferences(read.lines) };
}
