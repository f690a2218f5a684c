import type { Font } from 'fontkit';
import { language } from '#i18n/language.ts';
import headingFont from './fonts/bricolage-800.ttf?inline';
import regularFont from './fonts/figtree-400.ttf?inline';
import boldFont from './fonts/figtree-700.ttf?inline';

export type Face = 'regular' | 'bold' | 'heading';

/** Margins of an A4 page in points, and the lowest y position of text above the footer. */
export const SHEET = { left: 48, right: 547, top: 48, bottom: 764, width: 499 } as const;

export const INK = {
  text: '#0e241a',
  quiet: '#55695d',
  brand: '#0d4f31',
  line: '#d5dfcd',
  ground: '#f0f4ea',
} as const;

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** A PDF whose content is tagged for screen readers (A11Y-03). */
export interface PdfDocument {
  doc: PDFKit.PDFDocument;
  root: Structure;
  /** All bytes, once the document was ended. */
  finished: Promise<Buffer>;
}

export interface Titles {
  title: string;
  author: string;
  subject: string;
  date: Date;
}

const bytes = (inlined: string) => Buffer.from(inlined.slice(inlined.indexOf(',') + 1), 'base64');

/**
 * Loaded lazily with the first document, for a faster start. Fonts are parsed once for all
 * documents, which takes longer than drawing; each document embeds its own subset.
 */
async function loadPrinter() {
  const [{ default: PDFDocument }, { create }] = await Promise.all([
    import('pdfkit'),
    import('fontkit'),
  ]);
  const faces: Readonly<Record<Face, Font>> = {
    regular: create(bytes(regularFont)),
    bold: create(bytes(boldFont)),
    heading: create(bytes(headingFont)),
  };
  return { PDFDocument, faces };
}

let printer: ReturnType<typeof loadPrinter> | undefined;

/** An empty A4 document that will be a PDF/A-3: embedded fonts, tagged, in French. */
export async function createPdfDocument({
  title,
  author,
  subject,
  date,
}: Titles): Promise<PdfDocument> {
  printer ??= loadPrinter();
  const { PDFDocument, faces } = await printer;
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: SHEET.top, bottom: 0, left: SHEET.left, right: 48 },
    // Pages are buffered until the end, because the footer contains the number of pages.
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    displayTitle: true,
    lang: language()?.code === 'nl' ? 'nl-BE' : 'fr-FR',
    // PDF/A requires every font to be embedded, so pdfkit's default font is replaced even if unused.
    font: faces.regular as unknown as string,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: 'Gamelle',
      Producer: 'pdfkit',
      CreationDate: date,
      ModDate: date,
    },
  });
  for (const [name, face] of Object.entries(faces))
    doc.registerFont(name, face as unknown as string);
  const parts: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, finished };
}

/** Decorative shapes, marked as artifacts that screen readers skip. */
export function decorate({ doc }: PdfDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

const UNPRINTABLE = /[^ -~\u00a0-\u00ffŒœŸ‘’“”–—•€…−]/gu;

/** Letters missing from our fonts lose their accents; other missing characters become question marks. */
export const printable = (text: string): string =>
  text.replace(
    UNPRINTABLE,
    (character) => character.normalize('NFD').replace(/[^ -~]/gu, '') || '?',
  );

interface Placing {
  x: number;
  y: number;
  width: number;
  face?: Face;
  size?: number;
  colour?: string;
  align?: 'left' | 'right';
}

/** Draws a text inside a structure element; returns the next y position. */
export function write(
  { doc }: PdfDocument,
  parent: Structure,
  tag: string,
  text: string,
  { x, y, width, face = 'regular', size = 9, colour = INK.text, align = 'left' }: Placing,
): number {
  const options = { width, align, lineGap: 1.5 };
  const shown = printable(text);
  doc.font(face).fontSize(size);
  const height = doc.heightOfString(shown, options);
  parent.add(
    doc.struct(tag, {}, () => {
      doc.font(face).fontSize(size).fillColor(colour).text(shown, x, y, options);
    }),
  );
  return y + height;
}
