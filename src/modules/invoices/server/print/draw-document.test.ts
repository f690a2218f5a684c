import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { creditNote, invoice, long } from '../../../../../tests/support/documents.ts';
import type { DocumentSnapshot } from '../../rules/index.ts';
import { attachEInvoice } from './attach-e-invoice.ts';
import { drawDocument } from './draw-document.ts';
import { printable } from './pdf-document.ts';

async function printed(document: DocumentSnapshot): Promise<Buffer> {
  const { doc, finished } = await drawDocument(document);
  doc.end();
  const pdf = await finished;
  // To look at the files: PAPERS=/some/folder npx vitest run …
  if (process.env.PAPERS)
    await writeFile(`${process.env.PAPERS}/${document.number}-${document.lines.length}.pdf`, pdf);
  return pdf;
}

test.each([
  ['an invoice', invoice],
  ['a credit note', creditNote],
])('INV-04 ORD-04 %s is a tagged PDF/A-3 that carries its own letters', async (_, document) => {
  const text = (await printed(document)).toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(text).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  expect(text).toContain('/OutputIntents');
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/Lang (fr-FR)');
  const embedded = text.match(/\/FontFile2/g)?.length ?? 0;
  expect(embedded).toBe(3);
  expect(text.match(/\/Type \/FontDescriptor/g)).toHaveLength(embedded);
  expect(text.match(/\/ToUnicode/g)).toHaveLength(embedded);
  expect(text).not.toContain('/Helvetica');
  expect(text).not.toMatch(/\/(JavaScript|Encrypt|LZWDecode)\b/);
});

test('INV-11 a Factur-X carries its XML and says so in the words of PDF/A', async () => {
  const document = await drawDocument(invoice);
  attachEInvoice(document, invoice);
  document.doc.end();
  const pdf = await document.finished;
  if (process.env.PAPERS) await writeFile(`${process.env.PAPERS}/factur-x.pdf`, pdf);
  const text = pdf.toString('latin1');
  expect(text).toContain('/AFRelationship /Data');
  expect(text).toContain('(factur-x.xml)');
  expect(text).toMatch(/\/AF \[/);
  expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(text).toContain('<pdfaSchema:prefix>fx</pdfaSchema:prefix>');
});

test('ORD-04 a long invoice goes on to further pages', async () => {
  const text = (await printed(long)).toString('latin1');
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
});

test('ORD-04 the same document is printed in the same bytes', async () => {
  expect((await printed(invoice)).equals(await printed(invoice))).toBe(true);
});

test('letters our fonts lack are written without their accents', () => {
  expect(printable('Čapek, Łódź, Œuvre, 猫')).toBe('Capek, ?ódz, Œuvre, ?');
});
