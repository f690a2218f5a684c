import { defined } from '#kit/defined.ts';
import { t } from './unsent-words.ts';

/** What of a row may be said in words, whatever version of the page wrote it. */
const said = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * What stands in a count that waits in the browser, a line a row: a count that is not taken is not lost with the message that says so.
 * What is not read as rows is shown as it is; what holds no count is empty.
 */
export function countedLines({ count }: Readonly<Record<string, string>>): string[] {
  if (!count) return [];
  try {
    const rows: unknown = JSON.parse(count);
    return Array.isArray(rows) ? rows.map(lineOf) : [count];
  } catch {
    return [count];
  }
}

function lineOf(row: unknown): string {
  const fields = (row ?? {}) as Readonly<Record<string, unknown>>;
  const code = said(fields.variantCode ?? fields.code);
  if (!code) return JSON.stringify(row);
  const words = { code, quantity: said(fields.quantity) };
  const more = defined([fields.lot, fields.bestBefore, fields.place].map(said).map(orNothing));
  return more.length > 0 ? t('lineWith', { ...words, more: more.join(' · ') }) : t('line', words);
}

const orNothing = (text: string) => text || undefined;
