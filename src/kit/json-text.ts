/**
 * JSON for the database. Half a surrogate pair is written as U+FFFD, as it is in a text: PostgreSQL
 * refuses it in JSON.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  if (!text.includes('\\ud')) return text;
  return JSON.stringify(value, (_, one) => (typeof one === 'string' ? one.toWellFormed() : one));
}
