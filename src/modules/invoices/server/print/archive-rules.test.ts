import { expect, test } from 'vitest';
import { creditNote, invoice, long } from '../../../../../tests/support/documents.ts';
import { type PdfObject, readPdf, textOf } from '../../../../../tests/support/read-pdf.ts';
import type { DocumentSnapshot } from '../../rules/index.ts';
import { attachEInvoice } from './attach-e-invoice.ts';
import { drawDocument } from './draw-document.ts';

/** Rules of ISO 19005-3, level A, that our own code could break; one test per clause. */
async function printed(document: DocumentSnapshot, isFacturX: boolean) {
  const pdf = await drawDocument(document);
  if (isFacturX) attachEInvoice(pdf, document);
  pdf.doc.end();
  const bytes = await pdf.finished;
  return { bytes, ...readPdf(bytes) };
}
type Printed = Awaited<ReturnType<typeof printed>>;

const documents: [string, DocumentSnapshot, boolean][] = [
  ['an invoice', invoice, false],
  ['a credit note', creditNote, false],
  ['an invoice of several pages', long, false],
  ['a Factur-X', invoice, true],
];
const metadata = (pdf: Printed) => pdf.named(pdf.catalog, 'Metadata');
const xmp = (pdf: Printed) => metadata(pdf)?.content?.toString('utf8') ?? '';

test.each(documents)(
  'INV-11 %s is a whole file: head, table of objects, identity',
  async (...[, document, isFacturX]) => {
    const pdf = await printed(document, isFacturX);
    const { file, bytes } = pdf;
    expect(file).toMatch(/^%PDF-1\.[0-7]\n%/);
    // Four bytes above 127 in a comment mark the file as binary.
    expect([...bytes.subarray(10, 14)].every((byte) => byte > 127)).toBe(true);
    expect(file.trimEnd().endsWith('%%EOF')).toBe(true);
    const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    const offsets = file.slice(table).match(/^\d{10} 00000 n/gm) ?? [];
    expect(offsets).toHaveLength(pdf.all.length);
    for (const [index, line] of offsets.entries())
      expect(Number(line.slice(0, 10))).toBe(pdf.objects.get(index + 1)?.offset);
    const trailer = file.slice(file.lastIndexOf('trailer'));
    expect(trailer).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
    expect(trailer).not.toContain('/Encrypt');
  },
);

test.each(documents)(
  'INV-11 %s holds what it shows, and nothing that acts',
  async (...[, document, isFacturX]) => {
    const pdf = await printed(document, isFacturX);
    for (const { id, text, stored } of pdf.all) {
      expect(text, `object ${id}`).not.toMatch(
        /\/(JavaScript|JS|Launch|Sound|Movie|ResetForm|ImportData|XFA|AA|OpenAction|LZWDecode|Crypt|TR2|PS|Alternates|Interpolate true)\b/,
      );
      // No transparency: no soft mask, no alpha, no blend mode.
      expect(text, `object ${id}`).not.toMatch(/\/(SMask|BM|CA|ca)\b/);
      if (!stored) continue;
      expect(text, `stream ${id}`).not.toMatch(/\/(F|FFilter|FDecodeParms) /);
      const after = pdf.file.indexOf('stream\n', pdf.objects.get(id)?.offset) + 7 + stored.length;
      expect(pdf.file.slice(after, after + 10), `length of ${id}`).toBe('\nendstream');
    }
  },
);

test.each(documents)(
  'INV-11 %s says what it is, in its metadata as in its heading',
  async (...[, document, isFacturX]) => {
    const pdf = await printed(document, isFacturX);
    expect(metadata(pdf)?.text).not.toContain('/Filter');
    const words = xmp(pdf);
    expect(words).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(words).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(words).toMatch(/<\?xpacket begin=.*<\?xpacket end="[rw]"\?>/s);
    expect(words).toContain('2026-11-24T12:00:00');
    expect(words).toContain(document.number);
    const [intent] = pdf.ofType('OutputIntent');
    expect(pdf.catalog?.text).toContain('/OutputIntents [');
    expect(intent?.text).toContain('/S /GTS_PDFA1');
    const profile = pdf.named(intent, 'DestOutputProfile');
    expect(profile?.content?.subarray(36, 40).toString()).toBe('acsp');
    expect(profile?.content?.subarray(16, 20).toString()).toBe('RGB ');
    expect(profile?.text).toContain('/N 3');
  },
);

test.each(documents)(
  'INV-11 %s brings its letters, each with its meaning',
  async (...[, document, isFacturX]) => {
    const pdf = await printed(document, isFacturX);
    const fonts = pdf.ofType('Font');
    const whole = fonts.filter(({ text }) => text.includes('/Subtype /Type0'));
    const parts = fonts.filter(({ text }) => text.includes('/Subtype /CIDFontType2'));
    expect(fonts).toHaveLength(whole.length + parts.length);
    for (const font of whole) {
      expect(font.text).toContain('/Encoding /Identity-H');
      expect(pdf.named(font, 'ToUnicode')?.content?.length).toBeGreaterThan(0);
    }
    for (const font of parts) {
      expect(font.text).toMatch(/\/CIDToGIDMap (\/Identity|\d+ 0 R)/);
      expect(font.text).toContain('/W ');
      const file = pdf.named(pdf.named(font, 'FontDescriptor'), 'FontFile2');
      expect(file?.content?.subarray(0, 4).toString('hex')).toMatch(/^(00010000|74727565)$/);
    }
    const text = textOf(pdf);
    expect(text).toContain(document.number);
    // Every glyph maps to a character, and none is the replacement character.
    expect(text).not.toMatch(/[\0\ufffd\ufeff\ufffe]/);
  },
);

test.each(documents)(
  'INV-11 %s can be read aloud: everything on it is tagged, or said to be decoration',
  async (...[, document, isFacturX]) => {
    const pdf = await printed(document, isFacturX);
    expect(pdf.named(pdf.catalog, 'MarkInfo')?.text).toContain('/Marked true');
    expect(pdf.catalog?.text).toContain('/Lang (fr-FR)');
    expect(pdf.named(pdf.catalog, 'StructTreeRoot')?.text).toContain('/ParentTree');
    for (const page of pdf.ofType('Page')) {
      expect(page.text).toContain('/StructParents ');
      const content = pdf.named(page, 'Contents')?.content?.toString('latin1') ?? '';
      expect(outside(content)).not.toMatch(/\bTJ\b|\bTj\b/);
    }
  },
);

/** Page content outside any marked-content section. */
function outside(content: string): string {
  let depth = 0;
  const left: string[] = [];
  for (const line of content.split('\n')) {
    if (/\b(BDC|BMC)$/.test(line.trim())) depth += 1;
    else if (line.trim() === 'EMC') depth -= 1;
    else if (depth === 0) left.push(line);
    expect(depth).toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
  return left.join('\n');
}

test('INV-11 a Factur-X says of its file what it is, when it changed and what it is for', async () => {
  const pdf = await printed(invoice, true);
  const [spec] = pdf.ofType('Filespec');
  for (const words of [
    '/F (factur-x.xml)',
    '/UF (factur-x.xml)',
    '/AFRelationship /Data',
    '/EF <<',
    '/Desc ',
  ])
    expect(spec?.text).toContain(words);
  expect(pdf.catalog?.text).toContain(`/AF [${spec?.id} 0 R]`);
  expect(pdf.file).toContain('/EmbeddedFiles');
  const [file] = pdf.ofType('EmbeddedFile') as [PdfObject];
  expect(file.text).toMatch(/\/Subtype \/text#2Fxml/);
  expect(file.text).toMatch(/\/Params <<[^>]*\/ModDate \(D:20261124120000Z\)/);
  expect(file.content?.toString()).toContain('<rsm:CrossIndustryInvoice');
});

test.each([
  ['at home', invoice, ['Facture', 'Payée le 21 novembre 2026', '20 %']],
  [
    'in Belgium',
    creditNote,
    ['Avoir', 'TVA Belgique', 'guichet unique (OSS)', 'FA-BE-2026-000123', 'Sac abîmé'],
  ],
])(
  'INV-02 the text of a paper %s holds every mention the law asks for',
  async (_, document, own) => {
    const text = textOf(await printed(document, false))
      .replaceAll('\u00a0', ' ')
      .replaceAll('\n', ' ');
    const { seller, buyer, delivery } = document;
    for (const mention of [
      document.number,
      document.orderNumber,
      'Émise le 24 novembre 2026',
      'Expédiée le 24 novembre 2026',
      seller.name,
      seller.form,
      seller.register,
      seller.vatNumber,
      seller.street,
      seller.city,
      buyer.name,
      buyer.street,
      `${buyer.postcode} ${buyer.city}`,
      delivery.company,
      delivery.street,
      'Croquettes chat stérilisé saumon',
      'Livraison',
      '41,00 €',
      '−3,33 €',
      '78,67 €',
      '65,56 €',
      '146,22 €',
      '29,25 €',
      '175,47 €',
      'Montants en euros (EUR)',
      'Carte',
      ...own,
    ])
      expect(text, String(mention)).toContain(mention);
  },
);
