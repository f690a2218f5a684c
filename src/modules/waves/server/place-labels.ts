import { PDFDocument } from 'pdf-lib';

/** A label of a carrier, and the sheet on whose lower half it goes. */
export interface PlacedLabel {
  /** From 0. */
  page: number;
  content: Buffer;
}

/** Room of a label in points: the lower half of a sheet of A4, without its margins. */
const ROOM = { x: 48, y: 36, width: 499, height: 356 };

/**
 * Puts labels that carriers drew onto their sheets whole, and no larger than they are. What cannot be read as a file of theirs is an error: a sheet without its label would be packed.
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
