/** A sheet as spreadsheets of French speakers read it: semicolons, marked as UTF-8. */
export const sheetOf = (rows: Lines): string => `\uFEFF${sheetLines(rows)}`;

type Lines = readonly (readonly (string | number | null)[])[];

/** Some lines of a sheet that is written bit by bit; its first begins with a byte order mark. */
export const sheetLines = (rows: Lines): string =>
  rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');

/**
 * A text that begins like a formula is none: whoever opens the sheet runs nothing of a customer's. A figure below
 * zero stays one, and an apostrophe of its own is not taken for the one that says so.
 */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const isFigure = /^-\d+(,\d+)?$/.test(text);
  const harmless = /^[=+\-@\t\r']/.test(text) && !isFigure ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Cents as spreadsheets of French speakers calculate with them: `54,90`. */
export const sheetMoney = (cents: number | null): string | null =>
  cents === null ? null : (cents / 100).toFixed(2).replace('.', ',');
