import { PDFDocument } from 'pdf-lib';

/** A carrier's label, and the sheet whose lower half it goes on. */
export interface PlacedLabel {
  /** Index of the sheet, from 0. */
  page: number;
  content: Buffer;
}

/** Label area in points: the lower half of an A4 sheet, without margins. */
const ROOM = { x: 48, y: 36, width: 499, height: 356 };

/**
 * Places carriers' labels on their sheets, scaled down if needed but never up. Throws for an unreadable label file,
 * because a sheet without a label would be packed.
 */
export async function placeLabels(sheets: Buffer, labels: readonly PlacedLabel[]): Promise<Buffer> {
  if (labels.length === 0) return sheets;
  const document = await PDFDocument.load(sheets);
  for (const { page, content } of labels) {
    const [label] = await document.embedPdf(content);
    if (!label) continue;
    const scale = Math.min(ROOM.width / label.width, ROOM.height / label.height, 1);
    document.getPage(page).drawPage(label, {
      x: ROOM.x + (ROOM.width - label.width * scale) / 2,
      y: ROOM.y + (ROOM.height - label.height * scale) / 2,
      width: label.width * scale,
      height: label.height * scale,
    });
  }
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
