/** Name of the control of a cell, counted from 0. */
export const cellName = (row: number, column: number): string => `cell-${row}-${column}`;

/**
 * A block of cells copied from a spreadsheet: rows of cells separated by tabs. Null for the text of
 * a single cell.
 */
export function pastedBlock(text: string): string[][] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const block = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const isBlock = lines.length > 1 || (block[0]?.length ?? 0) > 1;
  return isBlock ? block : null;
}

/** Rows a key moves by within a column; 0 for every other key. */
export const rowsMoved = (key: string): -1 | 0 | 1 => {
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' || key === 'Enter' ? 1 : 0;
};

/** A typed cell as it is compared and sent: without spaces around it, lines ended as the server ends them. */
export const typedCell = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
