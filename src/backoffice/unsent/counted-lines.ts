import { defined } from '#kit/defined.ts';
import { t } from './unsent-words.ts';

/** A row's value as text, for rows written by any version of the page. */
const said = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * A count waiting in the browser as text, one line per row, so that a refused count is not lost with its error message.
 * Unreadable data is shown unchanged; empty without a count.
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
