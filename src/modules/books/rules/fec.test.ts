import { expect, it } from 'vitest';
import { checkFec, type FecLine, fecName, fecText, latin9 } from './fec.ts';

const NAME = fecName('123456789', 2026);

const line = (given: Partial<FecLine>): FecLine => ({
  journal: 'VE',
  journalName: 'Ventes',
  number: 'VE000001',
  day: '2026-11-02',
  account: '411000',
  accountName: 'Clients',
  piece: 'FA-FR-2026-000001',
  pieceDay: '2026-11-02',
  label: 'Facture FA-FR-2026-000001',
  amount: 12_000,
  lettering: '',
  letteredOn: '',
  validatedOn: '2026-11-03',
  ...given,
});
const opening = [
  line({ journal: 'AN', number: 'AN000001', day: '2026-01-01', account: '512000', amount: 500 }),
  line({ journal: 'AN', number: 'AN000001', day: '2026-01-01', account: '120000', amount: -500 }),
];
const sale = [
  line({ lettering: '000000001', letteredOn: '2026-11-02' }),
  line({ account: '7071FR2000', accountName: 'Ventes de marchandises, France', amount: -10_000 }),
  line({ account: '445711FR2000', accountName: 'TVA collectée – 20 %', amount: -2_000 }),
];
const good = fecText([...opening, ...sale]);
const broken = (from: string | RegExp, into: string, name = NAME) => {
  const text = good.replace(from, into);
  expect(text === good && name === NAME).toBe(false);
  return checkFec(name, text).map((one) => `${one.line} ${one.rule}`);
};

it('O-15 a file of entries has the name, the header and the eighteen fields of article A47 A-1', () => {
  expect(NAME).toBe('123456789FEC20261231.txt');
  expect(checkFec(NAME, good)).toEqual([]);
  const [header, ...rows] = good.trimEnd().split('\r\n');
  expect(header?.split('\t')).toHaveLength(18);
  expect(rows[2]?.split('\t')).toEqual([
    'VE',
    'Ventes',
    'VE000001',
    '20261102',
    '411000',
    'Clients',
    '',
    '',
    'FA-FR-2026-000001',
    '20261102',
    'Facture FA-FR-2026-000001',
    '120,00',
    '0,00',
    '000000001',
    '20261102',
    '20261103',
    '',
    '',
  ]);
  expect(good).toContain('TVA collectée - 20 %');
});

it('O-15 the same with bars instead of tabs is a good file too', () => {
  expect(checkFec(NAME, good.replaceAll('\t', '|'))).toEqual([]);
});

it.each([
  ['another name', () => broken('x', 'x', '123456789FEC2026.txt'), '0 name'],
  [
    'a day the calendar lacks in the name',
    () => broken('x', 'x', '123456789FEC20261331.txt'),
    '0 name',
  ],
  ['a field renamed in the header', () => broken('JournalLib', 'Journal'), '1 header'],
  ['a field too few', () => broken('\t411000', ''), '4 fields'],
  ['an empty label', () => broken('\tFacture FA-FR-2026-000001', '\t'), '2 required'],
  ['a day that does not exist', () => broken('20261102', '20261131'), '2 date'],
  ['a day of another year', () => broken(/20260101/g, '20250101'), '2 dateInYear'],
  ['an amount with a point', () => broken('120,00', '120.00'), '4 amount'],
  ['an amount with a space', () => broken('120,00', '1 20,00'), '4 amount'],
  ['debit and credit on one line', () => broken('120,00\t0,00', '120,00\t1,00'), '4 bothSides'],
  ['neither debit nor credit', () => broken('120,00\t0,00', '0,00\t0,00'), '4 noSide'],
  ['an account that is none of the chart', () => broken('\t411000', '\tCLI000'), '4 account'],
  [
    'lettering without their day',
    () => broken('000000001\t20261102', '000000001\t'),
    '4 lettering',
  ],
  ['another currency without its name', () => broken(/\t\t\r\n$/, '\t12,00\t\r\n'), '6 currency'],
  ['an entry that does not balance', () => broken('120,00', '121,00'), '4 unbalanced'],
  [
    'an entry on two days',
    () => broken(/VE000001\t20261102\t7/, 'VE000001\t20261101\t7'),
    '4 oneDay',
  ],
  ['a number left out', () => broken(/VE000001/g, 'VE000002'), '4 sequence'],
  ['validated before it was booked', () => broken(/20261103/g, '20261101'), '4 validation'],
  ['a sign the encoding lacks', () => broken('Ventes', '销售'), '2 encoding'],
])('O-15 a file with %s is found', (_, find, expected) => {
  expect(find()).toContain(expected);
});

it('O-15 opening balances that do not come first are found', () => {
  const text = fecText([...sale, ...opening]);
  expect(checkFec(NAME, text)).toEqual([{ line: 5, rule: 'openingFirst' }]);
});

it('O-15 a file is written in ISO 8859-15, where the euro has a byte of its own', () => {
  expect([...latin9('é€œ')]).toEqual([0xe9, 0xa4, 0xbd]);
  expect(new TextDecoder('iso-8859-15').decode(latin9(good))).toBe(good);
});
