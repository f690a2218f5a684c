import { expect, it } from 'vitest';
import { titleOf } from './chart.ts';
import { type BookedDocument, entryOfDocument, entryOfMovement, openingEntry } from './entries.ts';

const sale: BookedDocument = {
  kind: 'invoice',
  number: 'FA-BE-2026-000001',
  issuedOn: '2026-11-02',
  country: 'BE',
  regime: 'oss',
  rates: [{ rate: 2100, gross: 12_100, net: 10_000, vat: 2_100 }],
  lines: [
    { kind: 'goods', rate: 2100, net: 9_500 },
    { kind: 'gift', rate: 2100, net: 0 },
    { kind: 'shipping', rate: 2100, net: 500 },
  ],
};
const sum = (lines: readonly { amount: number }[]) =>
  lines.reduce((all, { amount }) => all + amount, 0);

it('O-15 VAT-10 an invoice books what is owed, sold, carried and declared, by country and rate', () => {
  const entry = entryOfDocument(sale, 'token');
  expect(entry).toMatchObject({
    key: 'invoice:FA-BE-2026-000001',
    journal: 'VE',
    label: 'invoice',
  });
  expect(entry?.lines).toEqual([
    { account: '411000', amount: 12_100 },
    { account: '7072BE2100', amount: -9_500 },
    { account: '70852BE2100', amount: -500 },
    { account: '445712BE2100', amount: -2_100 },
  ]);
});

it('O-15 a credit note books the other way round, a gesture apart from goods that came back', () => {
  const note: BookedDocument = {
    ...sale,
    kind: 'credit_note',
    lines: [{ kind: 'goodwill', rate: 2100, net: 4_000 }],
  };
  const lines = entryOfDocument(note, null)?.lines ?? [];
  expect(sum(lines)).toBe(0);
  expect(lines).toContainEqual({ account: '411000', amount: -12_100 });
  expect(lines).toContainEqual({ account: '70972BE2100', amount: 4_000 });
  expect(lines).toContainEqual({ account: '7072BE2100', amount: 6_000 });
});

it('O-15 an order of gifts alone books nothing', () => {
  const rates = [{ rate: 2000, gross: 0, net: 0, vat: 0 }];
  expect(entryOfDocument({ ...sale, rates, lines: [] }, 'token')).toBeNull();
});

it('O-15 what goes back is the customer’s, at the provider or at the bank', () => {
  const movement = {
    key: 'refund:1',
    kind: 'refund',
    day: '2026-11-02',
    orderToken: 'token',
  } as const;
  const of = (account: string) =>
    entryOfMovement({
      ...movement,
      reference: 'ch_1',
      lines: [
        { account: 'refunds', amount: 700 },
        { account, amount: -700 },
      ],
    });
  expect(of('clearing.stripe')).toMatchObject({
    journal: 'PS',
    lines: [
      { account: '411000', amount: 700 },
      { account: '467100', amount: -700 },
    ],
  });
  expect(of('bank').journal).toBe('BQ');
  expect(() => of('unheard')).toThrow('no account for unheard');
});

it('O-15 a year opens with what the balance sheet held, and the result of the year before', () => {
  const opening = openingEntry(2027, [
    { account: '411000', amount: 0 },
    { account: '512000', amount: 9_000 },
    { account: '445711FR2000', amount: -1_500 },
    { account: '627800', amount: 200 },
    { account: '7071FR2000', amount: -7_700 },
  ]);
  expect(opening).toMatchObject({ day: '2027-01-01', journal: 'AN' });
  expect(opening?.lines).toEqual([
    { account: '512000', amount: 9_000 },
    { account: '445711FR2000', amount: -1_500 },
    { account: '120000', amount: -7_500 },
  ]);
  expect(openingEntry(2027, [])).toBeNull();
});

it('O-15 an account says what it is', () => {
  expect(titleOf('445712BE2100')).toEqual({
    part: 'vat',
    regime: 'oss',
    country: 'BE',
    rate: 2100,
  });
  expect(titleOf('411000')).toEqual({ name: 'customers' });
  expect(() => titleOf('999000')).toThrow('no account 999000');
});
