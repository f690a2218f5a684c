import { decorate, INK, type PdfDocument, SHEET, write } from './pdf-document.ts';

export interface Column {
  label: string;
  /** Width in points. */
  width: number;
  align?: 'left' | 'right';
}

export interface Cell {
  text: string;
  /** Smaller text below. */
  detail?: string | null;
  isStrong?: boolean;
}

const GAP = 8;
const PAD = 5;

interface Table {
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  x: number;
  y: number;
}

/** Draws a table whose header is repeated on each page. Returns its y position at the end. */
export function drawTable(pdf: PdfDocument, { columns, rows, x, y: from }: Table): number {
  const { doc, root } = pdf;
  const table = doc.struct('Table');
  root.add(table);
  const width = columns.reduce((all, column) => all + column.width + GAP, -GAP);
  const starts = columns.map((_, index) =>
    columns.slice(0, index).reduce((all, column) => all + column.width + GAP, x),
  );
  const rule = (y: number, colour: string) =>
    decorate(pdf, () =>
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.7)
        .strokeColor(colour)
        .stroke(),
    );
  const heads = (y: number) => {
    const row = doc.struct('TR');
    table.add(row);
    const ends = columns.map(({ label, width: room, align }, index) =>
      write(pdf, row, 'TH', label, {
        x: starts[index] as number,
        y,
        width: room,
        size: 8,
        colour: INK.quiet,
        align: align ?? 'left',
      }),
    );
    row.end();
    const end = Math.max(...ends) + PAD;
    rule(end, INK.brand);
    return end + PAD;
  };
  let y = heads(from);
  for (const cells of rows) {
    const height = heightOf(pdf, columns, cells);
    if (y + height > SHEET.bottom) {
      doc.addPage();
      y = heads(SHEET.top);
    }
    const row = doc.struct('TR');
    table.add(row);
    for (const [index, { text, detail, isStrong }] of cells.entries()) {
      const { width: room, align = 'left' } = columns[index] as Column;
      const place = { x: starts[index] as number, width: room, align };
      const cell = doc.struct('TD');
      row.add(cell);
      const below = write(pdf, cell, 'P', text, {
        ...place,
        y,
        face: isStrong ? 'bold' : 'regular',
      });
      if (detail) write(pdf, cell, 'P', detail, { ...place, y: below, size: 8, colour: INK.quiet });
      cell.end();
    }
    row.end();
    y += height + PAD;
    rule(y, INK.line);
    y += PAD;
  }
  table.end();
  return y;
}

function heightOf(
  { doc }: PdfDocument,
  columns: readonly Column[],
  cells: readonly Cell[],
): number {
  const heights = cells.map(({ text, detail, isStrong }, index) => {
    const options = { width: columns[index]?.width ?? 0, lineGap: 1.5 };
    const main = doc
      .font(isStrong ? 'bold' : 'regular')
      .fontSize(9)
      .heightOfString(text, options);
    return main + (detail ? doc.font('regular').fontSize(8).heightOfString(detail, options) : 0);
  });
  return Math.max(...heights);
}
