/** A CSV file for French spreadsheet programs: semicolons, with a UTF-8 byte order mark. */
export const sheetOf = (rows: Lines): string => `\uFEFF${sheetLines(rows)}`;

type Lines = readonly (readonly (string | number | null)[])[];

/** Lines of a CSV file that is written in parts; the first part needs a byte order mark. */
export const sheetLines = (rows: Lines): string =>
  rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');

/**
 * Text that begins like a formula gets a leading apostrophe, so that opening the sheet runs nothing a customer typed. Negative
 * numbers stay numbers, and a text's own leading apostrophe is preserved.
 */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const isFigure = /^-\d+(,\d+)?$/.test(text);
  const harmless = /^[=+\-@\t\r']/.test(text) && !isFigure ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Cents as a decimal number for French spreadsheet programs: `54,90`. */
export const sheetMoney = (cents: number | null): string | null =>
  cents === null ? null : (cents / 100).toFixed(2).replace('.', ',');
