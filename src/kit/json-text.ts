/**
 * JSON for PostgreSQL, which refuses lone surrogates: each is written as U+FFFD, as it is in text
 * columns.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  if (!text.includes('\\ud')) return text;
  return JSON.stringify(value, (_, one) => (typeof one === 'string' ? one.toWellFormed() : one));
}
