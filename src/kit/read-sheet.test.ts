import { expect, it } from 'vitest';
import { readSheet, readTextFile } from './read-sheet.ts';

const prices = { needed: ['code', 'site', 'prix'] };
const cellsOf = (text: string) => readSheet(text, prices).rows.map(({ cells }) => cells);

it('O-18 a sheet is read whatever spreadsheet wrote it', () => {
  const expected = [
    { code: '10000001', site: 'FR_WEB', prix: '54,90' },
    { code: '10000002', site: 'BE_WEB', prix: '12' },
  ];
  for (const text of [
    '\uFEFFcode;site;prix\r\n10000001;FR_WEB;54,90\r\n10000002;BE_WEB;12\r\n',
    'CODE\tsite\tprix\n10000001\tFR_WEB\t54,90\n10000002\tBE_WEB\t12',
    '"prix","nom","code","site"\n"54,90","Poulet, riz ""doux""","10000001","FR_WEB"\n"12","x","\'10000002","BE_WEB"\n\n',
  ])
    expect(cellsOf(text)).toEqual(expected);
});

it('O-18 columns that are missing are named, lines keep the number of the file', () => {
  expect(readSheet('code;montant\nA;3', prices)).toMatchObject({
    missing: ['site', 'prix'],
    rows: [],
  });
  expect(readSheet('', prices).missing).toEqual(['code', 'site', 'prix']);
  const { rows } = readSheet('code;site;prix\n;;\nA;FR_WEB', prices);
  expect(rows).toEqual([{ line: 3, cells: { code: 'A', site: 'FR_WEB', prix: '' } }]);
});

it('O-18 letters of old spreadsheets are read as they were meant', () => {
  const text = 'produit;résumé\nA;Pâtée à 5 €';
  expect(readTextFile(new TextEncoder().encode(text))).toBe(text);
  const windows = Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0)));
  expect(readTextFile(windows)).toBe(text);
  expect(readTextFile(new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')))).toBe(text);
});
