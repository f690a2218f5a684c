import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { isPacked } from '#kit/read-sheet.ts';
import { readWorkbook, writeWorkbook } from './workbook.ts';

it('O-18 what is written as a workbook is read as it was', () => {
  const rows = [
    ['code', 'prix', 'nom'],
    ['01000001', 54.9, 'Pâtée & « riz » <doux> 🐕'],
    ['00000002', 12, '  =1+1\nune suite'],
    ['', -3.5, ''],
  ];
  const bytes = writeWorkbook(rows);
  expect(isPacked(bytes)).toBe(true);
  expect(readWorkbook(bytes)).toEqual([
    ['code', 'prix', 'nom'],
    ['01000001', '54.9', 'Pâtée & « riz » <doux> 🐕'],
    ['00000002', '12', '  =1+1\nune suite'],
    ['', '-3.5'],
  ]);
  // A text is never a formula.
  expect(strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).not.toContain(
    '<f>',
  );
});

/**
 * A workbook as spreadsheet programs write it: shared strings, styles, formulas, empty cells
 * omitted.
 */
const foreign = (sheet: string, parts: Record<string, string> = {}) => {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  return zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': `<workbook ${main} xmlns:r="r"><sheets><sheet name="Feuil1" sheetId="3" r:id="rId7"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId7" Target="/xl/worksheets/feuille.xml"/></Relationships>',
        'xl/worksheets/feuille.xml': `<worksheet ${main}><sheetData>${sheet}</sheetData></worksheet>`,
        'xl/sharedStrings.xml': `<sst ${main}><si><t>code</t></si><si><r><t>du </t></r><r><t>riz</t></r><rPh><t>x</t></rPh></si></sst>`,
        'xl/styles.xml': `<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0.00&quot; day&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
        ...parts,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  );
};

it('O-18 what other spreadsheets write is read: shared texts, days, what formulas came to, gaps', () => {
  const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
    <row r="3"><c r="A3"><v>54.899999999999999</v></c><c r="B3" s="1"><v>46352</v></c><c r="C3" s="2"><v>46352.75</v></c><c r="D3" s="3"><v>3</v></c><c r="E3" t="str"><f>A1</f><v>code</v></c><c r="F3" t="b"><v>1</v></c></row>`;
  expect(readWorkbook(foreign(sheet))).toEqual([
    ['code', '', 'du riz'],
    [],
    ['54.9', '2026-11-26', '2026-11-26', '3', 'code', '1'],
  ]);
});

it('O-18 what is no workbook, or would fill the memory, is none', () => {
  expect(readWorkbook(strToU8('code;prix'))).toBeNull();
  expect(readWorkbook(zipSync({ 'a.txt': strToU8('x') }))).toBeNull();
  expect(readWorkbook(foreign('<row r="900000"><c r="A1"/></row>'))).toBeNull();
  expect(
    readWorkbook(foreign('', { 'xl/sharedStrings.xml': ' '.repeat(65 * 1024 * 1024) })),
  ).toBeNull();
  const declared = '<!DOCTYPE x [<!ENTITY a "b">]><worksheet><sheetData/></worksheet>';
  expect(readWorkbook(foreign('', { 'xl/worksheets/feuille.xml': declared }))).toBeNull();
});
