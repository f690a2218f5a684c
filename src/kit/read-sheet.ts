/** A row of a sheet that was read: its line in the file, and its cells by the name of their column. */
export interface SheetRow {
  /** The titles are line 1. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

export interface ReadSheet {
  /** Columns it lacks; then there are no rows. */
  missing: readonly string[];
  /** Columns of those asked for that it has. */
  columns: readonly string[];
  rows: SheetRow[];
}

/**
 * Reads a sheet, whatever spreadsheet wrote it: semicolons, commas or tabs, with or without quotes and byte order mark,
 * columns in any order, those nobody asks for read past.
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
    // A spreadsheet keeps a leading apostrophe of what is not to be a number or a formula.
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

/** Whether a file is a workbook, or anything else that is packed. */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The text of a file, however a spreadsheet wrote it: UTF-8, UTF-16 with its mark, or the Windows letters of old ones. */
export function readTextFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // It is no UTF-8: what Excel of Windows writes as « CSV ».
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Rows and cells; a quoted cell may hold what sets cells and rows apart. */
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
