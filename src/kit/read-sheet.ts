/** A parsed row of a sheet: its line in the file, and its cells by column name. */
export interface SheetRow {
  /** Line number in the file; the header is line 1. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

export interface ReadSheet {
  /** Required columns the sheet lacks; if there are any, `rows` is empty. */
  missing: readonly string[];
  /** Requested columns that the sheet has. */
  columns: readonly string[];
  rows: SheetRow[];
}

/**
 * Parses a sheet from any spreadsheet program: semicolons, commas or tabs, with or without quotes and byte order mark, columns in
 * any order. Columns that were not requested are ignored.
 */
export function readSheet(
  text: string,
  { needed, optional = [] }: { needed: readonly string[]; optional?: readonly string[] },
): ReadSheet {
  const rows = cellsOf(text.replace(/^\uFEFF/, ''));
  const [titles = []] = rows;
  const named = titles.map((title) => title.trim().toLowerCase());
  const missing = needed.filter((name) => !named.includes(name));
  const columns = [...needed, ...optional].filter((name) => named.includes(name));
  if (missing.length > 0) return { missing, columns, rows: [] };
  const cellOf = (row: readonly string[], name: string) =>
    // Spreadsheets save a leading apostrophe to mark a cell as text rather than a number or a
    // formula.
    (row[named.indexOf(name)] ?? '').trim().replace(/^'/, '');
  const read = rows.flatMap((row, index) =>
    index === 0 || row.every((cell) => cell.trim() === '')
      ? []
      : [
          {
            line: index + 1,
            cells: Object.fromEntries(columns.map((name) => [name, cellOf(row, name)])),
          },
        ],
  );
  return { missing, columns, rows: read };
}

/** Whether a file begins like a ZIP archive, as XLSX workbooks do. */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Decodes a text file from any spreadsheet program: UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
export function readTextFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // It is not valid UTF-8: Excel on Windows writes « CSV » files in Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Rows and cells; a quoted cell may contain separators and line breaks. */
function cellsOf(text: string): string[][] {
  const [first = ''] = text.split('\n', 1);
  const separator = [';', '\t', ','].find((one) => first.includes(one)) ?? ';';
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || (rows.at(-1)?.length ?? 0) > 0) endCell();
  return rows;
}
