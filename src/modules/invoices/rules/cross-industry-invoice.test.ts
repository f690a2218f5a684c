import { describe, expect, it } from 'vitest';
import { brokenRules, schemaProblems } from '../../../../tests/support/factur-x.ts';
import { crossIndustryInvoice } from './cross-industry-invoice.ts';
import type { DocumentLine, DocumentSnapshot } from './snapshot.ts';

const party = {
  name: 'Léa & Noé <Martin>',
  company: null,
  street: '12 rue des Lilas',
  street2: null,
  postcode: '69003',
  city: 'Lyon',
  countryCode: 'FR',
};
const line = (name: string, quantity: number, gross: number, net: number, rate = 2000) =>
  ({
    kind: 'goods',
    key: `${name}:once`,
    code: '10012345',
    name,
    detail: '4 kg',
    quantity,
    unitPrice: gross,
    discount: 0,
    gross,
    net,
    vat: gross - net,
    rate,
  }) satisfies DocumentLine;
/** The worked example of VAT-08, and one with two rates and a gift. */
const french: DocumentSnapshot = {
  version: 1,
  kind: 'invoice',
  number: 'FA-FR-2026-000123',
  issuedOn: '2026-11-24',
  shippedOn: '2026-11-24',
  orderedOn: '2026-11-21',
  orderNumber: '000000123',
  currency: 'EUR',
  country: 'FR',
  regime: 'domestic',
  corrects: null,
  reason: null,
  seller: {
    name: 'Gamelle',
    form: 'SAS',
    street: '12 quai',
    postcode: '00000',
    city: 'Ville',
    countryCode: 'FR',
    siren: '000000000',
    register: 'RCS',
    vatNumber: 'FR00000000000',
    email: 'bonjour@gamelle.test',
  },
  buyer: party,
  delivery: party,
  lines: [
    line('Croquettes', 2, 11349, 9457),
    line('Terrine', 3, 5232, 4360),
    line('Friandise', 1, 476, 397),
    { ...line('Livraison', 1, 490, 408), kind: 'shipping', key: null, code: null },
  ],
  rates: [{ rate: 2000, gross: 17547, net: 14622, vat: 2925 }],
  total: 17547,
  payment: { method: 'card', paidOn: '2026-11-21' },
};
const mixed: DocumentSnapshot = {
  ...french,
  kind: 'credit_note',
  number: 'AV-LU-2026-000001',
  country: 'LU',
  regime: 'oss',
  lines: [
    line('Croquettes', 1, 5914, 5742, 300),
    line('Gamelle', 1, 1307, 1117, 1700),
    { ...line('Cadeau', 1, 0, 0, 300), kind: 'gift' },
  ],
  rates: [
    { rate: 300, gross: 5914, net: 5742, vat: 172 },
    { rate: 1700, gross: 1307, net: 1117, vat: 190 },
  ],
  total: 7221,
  corrects: { number: 'FA-LU-2026-000009', issuedOn: '2026-11-01' },
  payment: { method: 'bank_transfer', paidOn: null },
};

const cents = (text: string | undefined) => Math.round(Number(text) * 100);
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>(.*?)</ram:${name}>`, 'gs'))].map(
    ([, inner = '']) => inner,
  );
const only = (xml: string, name: string) => cents(all(xml, name)[0]);
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

describe.each([
  ['an invoice', french],
  ['a credit note at two rates', mixed],
])('INV-11 VAT-09 %s keeps the rules of EN 16931', (_, document) => {
  const xml = crossIndustryInvoice(document);
  const items = all(xml, 'IncludedSupplyChainTradeLineItem');
  const totals = all(xml, 'SpecifiedTradeSettlementHeaderMonetarySummation')[0] ?? '';
  const settlement = all(xml, 'ApplicableHeaderTradeSettlement')[0] ?? '';
  const rates = all(settlement, 'ApplicableTradeTax');
  const lineNet = (item: string) => only(item, 'LineTotalAmount');

  it('is valid by the official schema of Factur-X, and breaks no rule of EN 16931', async () => {
    expect(schemaProblems(xml)).toEqual([]);
    expect(schemaProblems(xml.replaceAll('ram:Name>', 'ram:Nome>'))).not.toEqual([]);
    // Prices include the tax: BR-CO-17 allows the one-cent difference checked below (VAT-09).
    expect((await brokenRules(xml)).filter((rule) => rule !== 'BR-CO-17')).toEqual([]);
    expect(
      await brokenRules(xml.replace(/<ram:GrandTotalAmount>[^<]*/, '<ram:GrandTotalAmount>1.00')),
    ).toContain('BR-CO-15');
  });

  it('BR-CO-10 BR-CO-13 the lines add up to the total without VAT', () => {
    expect(sum(items.map(lineNet))).toBe(only(totals, 'LineTotalAmount'));
    expect(only(totals, 'TaxBasisTotalAmount')).toBe(only(totals, 'LineTotalAmount'));
  });

  it('BR-CO-14 BR-CO-15 BR-CO-16 VAT, total and what is left to pay add up', () => {
    expect(sum(rates.map((rate) => only(rate, 'CalculatedAmount')))).toBe(
      only(totals, 'TaxTotalAmount'),
    );
    expect(only(totals, 'TaxBasisTotalAmount') + only(totals, 'TaxTotalAmount')).toBe(
      only(totals, 'GrandTotalAmount'),
    );
    expect(only(totals, 'GrandTotalAmount') - only(totals, 'TotalPrepaidAmount')).toBe(
      only(totals, 'DuePayableAmount'),
    );
  });

  it('BR-S-08 BR-CO-17 each rate has the lines it is made of, and its VAT to the cent', () => {
    for (const rate of rates) {
      const percent = all(rate, 'RateApplicablePercent')[0];
      const own = items.filter((item) => all(item, 'RateApplicablePercent')[0] === percent);
      const basis = only(rate, 'BasisAmount');
      expect(sum(own.map(lineNet))).toBe(basis);
      // Prices include the tax: on one invoice in six, VAT is one cent away from net × rate (VAT-09).
      const difference = only(rate, 'CalculatedAmount') - (basis * Number(percent)) / 100;
      expect(Math.abs(difference)).toBeLessThanOrEqual(1);
    }
  });

  it('BR-02 BR-06 BR-07 BR-09 BR-11 says who, what and when, and breaks no XML', () => {
    expect(all(xml, 'ID')).toContain(document.number);
    expect(xml).toContain('<ram:ID schemeID="VA">FR00000000000</ram:ID>');
    expect(xml).toContain('Léa &amp; Noé &lt;Martin&gt;');
    const open = xml.match(/<(?:ram|rsm|udt):[^>/]+>/g)?.length;
    expect(xml.match(/<\/(?:ram|rsm|udt):/g)?.length).toBe(open);
  });
});

it('INV-11 a credit note is one, and names the invoice it corrects', () => {
  const xml = crossIndustryInvoice(mixed);
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect(all(xml, 'InvoiceReferencedDocument')[0]).toContain('FA-LU-2026-000009');
});
