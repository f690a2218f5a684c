import { expect, it } from 'vitest';
import { readPriceSheet } from './price-sheet.ts';

it('O-18 a sheet of prices is read whatever spreadsheet wrote it', () => {
  const expected = [
    { line: 2, code: '10000001', channel: 'FR_WEB', cents: 5490 },
    { line: 3, code: '10000002', channel: 'BE_WEB', cents: 1200 },
  ];
  for (const text of [
    '\uFEFFcode;site;prix\r\n10000001;FR_WEB;54,90\r\n10000002;be_web;12\r\n',
    'code\tsite\tprix\n10000001\tFR_WEB\t54.90 €\n10000002\tBE_WEB\t12,00',
    '"prix","nom","code","site"\n"54,90","Poulet, riz ""doux""","10000001","FR_WEB"\n"12","x","\'10000002","BE_WEB"\n\n',
  ])
    expect(readPriceSheet(text)).toEqual({ lines: expected, missing: [] });
});

it('O-18 what is no price is said line by line, and what columns are missing', () => {
  expect(readPriceSheet('code;site;prix\nA;FR_WEB;gratuit\nB;FR_WEB;-3\nC;FR_WEB').lines).toEqual([
    { line: 2, code: 'A', channel: 'FR_WEB', cents: null },
    { line: 3, code: 'B', channel: 'FR_WEB', cents: null },
    { line: 4, code: 'C', channel: 'FR_WEB', cents: null },
  ]);
  expect(readPriceSheet('code;montant\nA;3')).toEqual({ lines: [], missing: ['site', 'prix'] });
  expect(readPriceSheet('').missing).toEqual(['code', 'site', 'prix']);
});
