/**
 * The data of a scanned GS1 barcode (GS1 General Specifications, section 3), as far as the
 * warehouse needs it.
 */
export interface ScannedGoods {
  /** Global trade item number, fourteen digits; null when the barcode has none. */
  gtin: string | null;
  lot: string | null;
  /** Civil date of the best-before or use-by date. */
  bestBefore: string | null;
  /** Number of pieces in the trade item. */
  count: number | null;
}

/** Separator after a field of variable length; scanners send it for FNC1. */
const GROUP_SEPARATOR = '\u001d';

/**
 * Length of fields with a predefined length, by the first two digits of their application identifier (General Specifications,
 * table « Predefined length », 7.8.5). Every other field ends at a separator or at the end of the code.
 */
const PREDEFINED = new Map<string, number>([
  ['00', 18],
  ['01', 14],
  ['02', 14],
  ['03', 14],
  ['04', 16],
  ['11', 6],
  ['12', 6],
  ['13', 6],
  ['14', 6],
  ['15', 6],
  ['16', 6],
  ['17', 6],
  ['18', 6],
  ['19', 6],
  ['20', 2],
  ['31', 8],
  ['32', 8],
  ['33', 8],
  ['34', 8],
  ['35', 8],
  ['36', 8],
  ['41', 14],
]);

/**
 * Application identifiers of three and four digits, by their first digits; every other one has two.
 */
const LONGER: readonly [RegExp, number][] = [
  [/^(3[1-69]|43|7[02]|8[0-2])/, 4],
  [/^(2[3-5]|4[0-2]|71)/, 3],
];

/**
 * Symbology prefix of three characters some scanners send: GS1-128, DataMatrix, QR, DataBar, EAN.
 */
const SYMBOLOGY = /^\](C1|d2|Q3|e0|E0|E4)/;

/**
 * Parses a scanned product barcode: an EAN, or a GS1 code with its lot and date, with or without
 * brackets. Null for anything else, such as a parcel number.
 */
export function readGs1(scanned: string): ScannedGoods | null {
  const code = scanned.trim().replace(SYMBOLOGY, '');
  if (/^\d+$/.test(code) && [8, 12, 13, 14].includes(code.length)) {
    const gtin = code.padStart(14, '0');
    return hasCheckDigit(gtin) ? { gtin, lot: null, bestBefore: null, count: null } : null;
  }
  const elements = code.startsWith('(') ? readBracketed(code) : readElements(code);
  if (!elements) return null;
  const gtin = elements.get('01') ?? elements.get('02') ?? null;
  if (gtin !== null && !(/^\d{14}$/.test(gtin) && hasCheckDigit(gtin))) return null;
  const date = elements.get('15') ?? elements.get('17') ?? null;
  const bestBefore = date === null ? null : readDate(date);
  if (date !== null && bestBefore === null) return null;
  const lot = elements.get('10') ?? null;
  if (gtin === null && lot === null) return null;
  const count = elements.get('37') ?? elements.get('30');
  return { gtin, lot, bestBefore, count: count && /^\d{1,8}$/.test(count) ? Number(count) : null };
}

/** The printed form of a code: `(01)03600012345678(10)L23`. */
function readBracketed(code: string): Map<string, string> | null {
  const found = [...code.matchAll(/\((\d{2,4})\)([^(]*)/g)];
  if (found.map(([whole]) => whole).join('') !== code) return null;
  return new Map(found.map(([, ai = '', value = '']) => [ai, value.trim()]));
}

function readElements(code: string): Map<string, string> | null {
  const elements = new Map<string, string>();
  let rest = code.replace(new RegExp(`^${GROUP_SEPARATOR}`), '');
  while (rest !== '') {
    const ai = /^\d{2}/.exec(rest)?.[0];
    if (!ai) return null;
    const digits = LONGER.find(([begins]) => begins.test(rest))?.[1] ?? 2;
    const name = rest.slice(0, digits);
    const after = rest.slice(digits);
    const length = PREDEFINED.get(ai);
    const fixed = length === undefined ? null : length - (digits - 2);
    const end = after.indexOf(GROUP_SEPARATOR);
    const value = after.slice(0, fixed ?? (end < 0 ? after.length : end));
    if (value === '' || (fixed !== null && value.length < fixed)) return null;
    elements.set(name, value);
    rest = after.slice(value.length).replace(new RegExp(`^${GROUP_SEPARATOR}`), '');
  }
  return elements.size > 0 ? elements : null;
}

/** Reads a date as YYMMDD; day 00 means the last day of the month: `270600` is 30 June 2027. */
function readDate(digits: string): string | null {
  const [, yy, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(digits)?.map(Number) ?? [];
  if (yy === undefined || !month || month > 12 || day === undefined) return null;
  // The standard's window of fifty years is not needed: goods in stock have dates of this century.
  const year = 2000 + yy;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day > last) return null;
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${year}-${two(month)}-${two(day || last)}`;
}

/** Whether the check digit matches: the other digits are weighted 3, 1, 3… from the right. */
function hasCheckDigit(gtin: string): boolean {
  const sum = [...gtin].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0);
  return sum % 10 === 0;
}
