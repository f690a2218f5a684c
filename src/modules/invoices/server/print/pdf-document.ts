import type { Font } from 'fontkit';
import { language } from '#i18n/language.ts';
import headingFont from './fonts/bricolage-800.ttf?inline';
import regularFont from './fonts/figtree-400.ttf?inline';
import boldFont from './fonts/figtree-700.ttf?inline';

export type Face = 'regular' | 'bold' | 'heading';

/** Points from the edge of an A4 sheet, and where text has to stop above the foot. */
export const SHEET = { left: 48, right: 547, top: 48, bottom: 764, width: 499 } as const;

export const INK = {
  text: '#0e241a',
  quiet: '#55695d',
  brand: '#0d4f31',
  line: '#d5dfcd',
  ground: '#f0f4ea',
} as const;

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** A sheet of paper: what is written on it is tagged for who reads with their ears (A11Y-03). */
export interface PdfDocument {
  doc: PDFKit.PDFDocument;
  root: Structure;
  /** Everything written so far, once the paper is ended. */
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
 * Loaded with the first document: a process that draws none starts sooner. The faces are read once for all
 * documents, which takes longer than writing with them; each document keeps its own subset.
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

/** An empty A4 sheet that will be a PDF/A-3: own fonts, tagged, in French. */
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
    // Every page stays open until the end: the foot names how many there are.
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    displayTitle: true,
    lang: language()?.code === 'nl' ? 'nl-BE' : 'fr-FR',
    // A viewer of PDF/A shows no font that is not in the file, not even one nothing is written in.
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

/** Shapes that say nothing: left out when the paper is read aloud. */
export function decorate({ doc }: PdfDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

const UNPRINTABLE = /[^ -~\u00a0-\u00ffŒœŸ‘’“”–—•€…−]/gu;

/** Letters our fonts do not have are written without their accents, the others as a question mark. */
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

/** Writes a text under a part of the structure; answers where the next may begin. */
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
