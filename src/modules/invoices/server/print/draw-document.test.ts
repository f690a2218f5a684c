import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { DocumentLine, DocumentSnapshot } from '../../rules/index.ts';
import { attachEInvoice } from './attach-e-invoice.ts';
import { drawDocument } from './draw-document.ts';
import { printable } from './paper.ts';

const line = (changes: Partial<DocumentLine>): DocumentLine => ({
  ...{ kind: 'goods', key: '10012345:once', code: '10012345', quantity: 2 },
  ...{ name: 'Croquettes chat stérilisé saumon', detail: '4 kg', unitPrice: 4100 },
  ...{ discount: -333, gross: 7867, net: 6556, vat: 1311, rate: 2000 },
  ...changes,
});
const invoice: DocumentSnapshot = {
  ...{ version: 1, kind: 'invoice', number: 'FA-FR-2026-000123', issuedOn: '2026-11-24' },
  ...{ shippedOn: '2026-11-24', orderedOn: '2026-11-21', orderNumber: '000000123' },
  ...{ currency: 'EUR', country: 'FR', regime: 'domestic', corrects: null, reason: null },
  seller: {
    ...{ name: 'Gamelle Démonstration SAS', form: 'SAS fictive au capital de 100 000 €' },
    ...{ street: '12 quai de l’Exemple', postcode: '00000', city: 'Villeneuve-la-Gamelle' },
    ...{ countryCode: 'FR', siren: '000000000', register: 'RCS Villeneuve-la-Gamelle 000 000 000' },
    ...{ vatNumber: 'FR00000000000', email: 'bonjour@gamelle.test' },
  },
  buyer: {
    ...{ name: 'Léa Martin', company: null, street: '12 rue des Lilas', street2: 'Bâtiment B' },
    ...{ postcode: '69003', city: 'Lyon', countryCode: 'FR' },
  },
  delivery: {
    ...{ name: 'Léa Martin', company: 'Tabac des Lilas', street: '3 place du Marché' },
    ...{ street2: null, postcode: '69003', city: 'Lyon', countryCode: 'FR' },
  },
  lines: [
    line({}),
    line({ name: 'Gamelle en grès', detail: 'Taille M', code: '10030001', discount: 0 }),
    line({ kind: 'gift', name: 'Échantillon dinde', quantity: 1, gross: 0, net: 0, vat: 0 }),
    line({ kind: 'shipping', key: null, code: null, name: 'Livraison', detail: null, quantity: 1 }),
  ],
  rates: [{ rate: 2000, gross: 17547, net: 14622, vat: 2925 }],
  total: 17547,
  payment: { method: 'card', paidOn: '2026-11-21' },
};
const creditNote: DocumentSnapshot = {
  ...invoice,
  ...{ kind: 'credit_note', number: 'AV-BE-2026-000007', country: 'BE', regime: 'oss' },
  ...{ corrects: { number: 'FA-BE-2026-000123', issuedOn: '2026-11-24' }, reason: 'Sac abîmé' },
};
const long = { ...invoice, lines: Array.from({ length: 40 }, (_, n) => line({ quantity: n + 1 })) };

async function printed(document: DocumentSnapshot): Promise<Buffer> {
  const { doc, finished } = drawDocument(document);
  doc.end();
  const pdf = await finished;
  // To look at them: PAPERS=/some/folder npx vitest run …
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
  const paper = drawDocument(invoice);
  attachEInvoice(paper, invoice);
  paper.doc.end();
  const pdf = await paper.finished;
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
