/** What a trade item says in bars (GS1 General Specifications, section 3), as far as a shelf needs it. */
export interface ScannedGoods {
  /** Global trade item number, fourteen digits; null: it names no item. */
  gtin: string | null;
  lot: string | null;
  /** Civil date until which it is best, or has to be used. */
  bestBefore: string | null;
  /** Pieces in it. */
  count: number | null;
}

/** Ends what has no length of its own; scanners send it for FNC1. */
const GROUP_SEPARATOR = '\u001d';

/**
 * Digits after an application identifier whose length is fixed, by its first two digits (General Specifications,
 * table « Predefined length », 7.8.5): what follows another one ends at a separator, or with the code.
 */
const PREDEFINED = new Map<string, number>([
  ['00', 18],
  ['01', 14],
  ['02', 14],
  ['03', 14],
  ['04', 16],
  ...['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((ai) => [ai, 6] as const),
  ['20', 2],
  ...['31', '32', '33', '34', '35', '36'].map((ai) => [ai, 8] as const),
  ['41', 14],
]);

/** Identifiers of three and four digits, by how they begin; every other one has two. */
const LONGER: readonly [RegExp, number][] = [
  [/^(3[1-69]|43|7[02]|8[0-2])/, 4],
  [/^(2[3-5]|4[0-2]|71)/, 3],
];

/** Symbologies that say what they are in three characters: GS1-128, DataMatrix, QR, DataBar, EAN. */
const SYMBOLOGY = /^\](C1|d2|Q3|e0|E0|E4)/;

/**
 * Reads what a scanner sent of goods: an EAN, or a GS1 code with its lot and date, with or without brackets.
 * Null for what is neither, such as the number of a parcel.
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

/** `(01)03600012345678(10)L23`: as it is printed under the bars. */
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

/** `270600` is the last day of June 2027: a day of 00 is the end of its month. */
function readDate(digits: string): string | null {
  const [, yy, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(digits)?.map(Number) ?? [];
  if (yy === undefined || !month || month > 12 || day === undefined) return null;
  // The standard looks fifty years forward; what stands on a shelf is of this century.
  const year = 2000 + yy;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day > last) return null;
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${year}-${two(month)}-${two(day || last)}`;
}

/** The last digit follows from the others: from the right three times, once, three times… */
function hasCheckDigit(gtin: string): boolean {
  const sum = [...gtin].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0);
  return sum % 10 === 0;
}
