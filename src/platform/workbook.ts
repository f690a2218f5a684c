import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { escapeXml, readXml, type XmlElement } from './read-xml.ts';

/** Media type of a workbook (XLSX, ECMA-376). */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A cell: a text, which is never a formula, or a number. */
type Cell = string | number;

/** A workbook with one sheet; the header row is frozen. */
export function writeWorkbook(rows: readonly (readonly Cell[])[]): Uint8Array {
  const widest = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from(
    { length: widest },
    (_, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${widthOf(rows, at)}" customWidth="1"/>`,
  );
  const lines = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, `${nameOf(column)}${at + 1}`, at === 0)).join('')}</row>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Gamelle" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(XML + text)])),
  );
}

/** Styles by index: 0 plain, 1 header, 2 text that stays text when edited. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Without the characters XML forbids. */
const writable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\ufffe\uffff]/gu, (sign) => ('\t\n\r'.includes(sign) ? sign : ''));

function cellXml(cell: Cell, place: string, isTitle: boolean): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (cell === '') return '';
  const text = escapeXml(writable(cell));
  return `<c r="${place}" t="inlineStr" s="${isTitle ? 1 : 2}"><is><t xml:space="preserve">${text}</t></is></c>`;
}

const WIDEST = 60;
/** Column width in characters, from its first rows. */
const widthOf = (rows: readonly (readonly Cell[])[], column: number): number =>
  Math.min(
    WIDEST,
    Math.max(8, ...rows.slice(0, 50).map((row) => String(row[column] ?? '').length)) + 2,
  );

/** The column letters of an index: `A` for 0, `AA` for 26. */
function nameOf(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest === 0 ? '' : nameOf(rest - 1)}${String.fromCharCode(65 + (column % 26))}`;
}

/** Maximum unpacked bytes of one part of a workbook: a larger one is refused as a zip bomb. */
const LARGEST_PART = 64 * 1024 * 1024;
const PARTS =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

/**
 * Rows of the first sheet of a workbook, as text: numbers as they are typed, dates as `2026-11-26`, formulas by their result.
 * Null for anything that is no workbook, or too large.
 */
export function readWorkbook(bytes: Uint8Array): string[][] | null {
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!PARTS.test(name)) return false;
        if (originalSize > LARGEST_PART) throw new RangeError('a part is too large');
        return true;
      },
    });
    const part = (name: string) => {
      const found = parts[name];
      return found ? readXml(strFromU8(found)) : null;
    };
    const sheet = part(firstSheet(part));
    if (!sheet) return null;
    const shared = childrenOf(part('xl/sharedStrings.xml'), 'si').map(allText);
    const days = dayStyles(part('xl/styles.xml'));
    const rows = sheet.children
      .filter(({ name }) => name === 'sheetData')
      .flatMap((data) => childrenOf(data, 'row'));
    return placed(rows, (cell) => textOfCell(cell, shared, days));
  } catch {
    // Any error while unpacking means that it is no workbook.
    return null;
  }
}

type Part = (name: string) => XmlElement | null;

/** The path of the first sheet's part. */
function firstSheet(part: Part): string {
  const book = part('xl/workbook.xml');
  const sheets = book?.children.find(({ name }) => name === 'sheets');
  const id = sheets?.children[0]?.attributes['r:id'];
  const relation = childrenOf(part('xl/_rels/workbook.xml.rels'), 'Relationship').find(
    ({ attributes }) => attributes.Id === id,
  );
  const target = relation?.attributes.Target ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

const childrenOf = (element: XmlElement | null, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** Text of all runs; phonetic readings are left out. */
const allText = (element: XmlElement): string =>
  element.children
    .map((child) => {
      if (child.name === 't') return child.text;
      return child.name === 'r' ? allText(child) : '';
    })
    .join('');

/** The most columns that are read. */
const MOST_COLUMNS = 200;
const MOST_ROWS = 100_000;

/** Rows and cells at the positions they name, since a workbook omits empty ones. */
function placed(rows: readonly XmlElement[], read: (cell: XmlElement) => string): string[][] {
  const found: string[][] = [];
  for (const row of rows) {
    const at = Number(row.attributes.r ?? found.length + 1) - 1;
    if (!(at < MOST_ROWS)) throw new RangeError('too many rows');
    while (found.length < at) found.push([]);
    const cells: string[] = [];
    for (const cell of childrenOf(row, 'c')) {
      const column = columnOf(cell.attributes.r) ?? cells.length;
      if (column >= MOST_COLUMNS) continue;
      while (cells.length < column) cells.push('');
      cells[column] = read(cell);
    }
    found[at] = cells;
  }
  return found;
}

function columnOf(place: string | undefined): number | null {
  const [signs] = /^[A-Z]{1,3}/.exec(place ?? '') ?? [];
  if (!signs) return null;
  return [...signs].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1;
}

function textOfCell(
  cell: XmlElement,
  shared: readonly string[],
  days: ReadonlySet<number>,
): string {
  const { t: type = 'n', s: style = '0' } = cell.attributes;
  if (type === 'inlineStr') return childrenOf(cell, 'is').map(allText).join('');
  const value = childrenOf(cell, 'v')[0]?.text ?? '';
  if (type === 's') return shared[Number(value)] ?? '';
  if (type !== 'n' || value === '') return value;
  const number = Number(value);
  if (days.has(Number(style))) return dayText(number);
  // Removes the floating point error: spreadsheets store 54.90 as 54.899999999999999.
  return String(Number(number.toPrecision(15)));
}

/** A date serial of a spreadsheet: days since the end of 1899, with the time as a fraction. */
const dayText = (days: number): string =>
  Temporal.PlainDate.from('1899-12-30')
    .add({ days: Math.floor(days) })
    .toString();

/** Built-in number formats that show a date. */
const isDayFormat = (id: number) => (id >= 14 && id <= 17) || id === 22;

/** Indexes of the styles that show a date. */
function dayStyles(styles: XmlElement | null): ReadonlySet<number> {
  const named = (name: string) => styles?.children.find((child) => child.name === name) ?? null;
  const own = new Map(
    childrenOf(named('numFmts'), 'numFmt').map(({ attributes }) => [
      Number(attributes.numFmtId),
      // Quoted or bracketed parts of a format are literal text.
      /[dy]/i.test((attributes.formatCode ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]/g, '')),
    ]),
  );
  const formats = childrenOf(named('cellXfs'), 'xf').map(({ attributes }) =>
    Number(attributes.numFmtId),
  );
  return new Set(
    formats.flatMap((format, at) => (isDayFormat(format) || own.get(format) ? [at] : [])),
  );
}
