/** What says how a French text is said in another language; nothing where nobody wrote that yet. */
export type Said = (french: string) => string | undefined;

type Fields = Readonly<Record<string, unknown>>;

/** Fields of content documents that hold words of the catalogue. */
const WORDS: ReadonlySet<string> = new Set([
  'name',
  'shortDescription',
  'description',
  'composition',
  'additives',
  'instructions',
  'storage',
  'element',
  'material',
  'sort',
  'warnings',
  'title',
  'intro',
  'alt',
  'alternativeText',
  'format',
  'label',
]);

/** What customers wrote is read as they wrote it. */
const THEIRS: ReadonlySet<string> = new Set(['json_avis']);

/** Fields that are said to be French where they have no translation: whole texts, not measures. */
const MARKED = [
  'name',
  'shortDescription',
  'description',
  'composition',
  'additives',
  'instructions',
  'storage',
  'packaging',
  'safety',
  'title',
  'intro',
] as const;

/** Every text of a content document that may have a translation. */
export function wordsOfDocument(value: unknown, found: Set<string> = new Set()): Set<string> {
  eachOf(value, (field, inner) => {
    if (THEIRS.has(field)) return;
    if (typeof inner !== 'string') wordsOfDocument(inner, found);
    else if (WORDS.has(field)) for (const text of partsOf(inner)) found.add(text);
  });
  return found;
}

/**
 * A content document as it is read in another language. Products and categories name in `french`
 * what of them nobody has translated yet.
 */
export function spokenDocument(value: unknown, say: Said): unknown {
  const spoken = mapped(value, (field, inner) => {
    if (THEIRS.has(field)) return inner;
    if (typeof inner !== 'string') return spokenDocument(inner, say);
    return WORDS.has(field) ? (sayWhole(inner, say) ?? inner) : inner;
  });
  if (!isFields(value) || !('shortDescription' in value || 'intro' in value)) return spoken;
  const french = MARKED.filter((field) => isLeftFrench(field, value[field], say));
  return french.length > 0 ? { ...(spoken as Fields), french } : spoken;
}

/** Names of products, formats and shelves in an answer of the shop API. */
const NAMES: ReadonlySet<string> = new Set([
  'productName',
  'variantName',
  'insteadName',
  'products',
  'foods',
]);
/** What has one of these is of the catalogue, and so is its name. */
const OF_CATALOGUE = ['sku', 'variantCode', 'productTaxons', 'optionValues', 'slug'];
const TEXTS_OF_CATALOGUE: ReadonlySet<string> = new Set([
  'name',
  'shortDescription',
  'description',
]);

const isName = (field: string, fields: Fields) =>
  NAMES.has(field) || (TEXTS_OF_CATALOGUE.has(field) && OF_CATALOGUE.some((one) => one in fields));

const isListOfNames = (field: string, value: unknown): value is string[] =>
  NAMES.has(field) && Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Every name of the catalogue in an answer of the shop API. */
export function namesOfAnswer(value: unknown, found: Set<string> = new Set()): Set<string> {
  eachOf(value, (field, inner) => {
    if (isListOfNames(field, inner)) for (const name of inner) found.add(name);
    else if (typeof inner !== 'string') namesOfAnswer(inner, found);
    else if (isFields(value) && isName(field, value))
      for (const text of partsOf(inner)) found.add(text);
  });
  return found;
}

/** An answer of the shop API with the names of the catalogue in another language. */
export const spokenAnswer = (value: unknown, say: Said): unknown =>
  mapped(value, (field, inner) => {
    if (isListOfNames(field, inner)) return inner.map((name) => say(name) ?? name);
    if (typeof inner !== 'string') return spokenAnswer(inner, say);
    return isFields(value) && isName(field, value) ? (sayWhole(inner, say) ?? inner) : inner;
  });

/**
 * A name that a format follows, « Poulet et riz, chiot, 4 kg », is said in its two parts. A measure is
 * the same in any language.
 */
function sayWhole(text: string, say: Said): string | undefined {
  const whole = say(text);
  if (whole !== undefined) return whole;
  const [, name = '', format = ''] = NAME_AND_FORMAT.exec(text) ?? [];
  const said = say(name);
  const size = say(format) ?? (/^\d/.test(format) ? format : undefined);
  return said && size && `${said}, ${size}`;
}

const NAME_AND_FORMAT = /^(.+), ([^,]+(?:,\d[^,]*)?)$/s;

function partsOf(text: string): string[] {
  const [, name, format] = NAME_AND_FORMAT.exec(text) ?? [];
  return name && format && text.length < LONGEST_NAME ? [text, name, format] : [text];
}

/** What is longer is a text, of which no part is a name. */
const LONGEST_NAME = 200;

function isLeftFrench(field: string, value: unknown, say: Said): boolean {
  if (typeof value === 'string') return /\p{L}/u.test(value) && sayWhole(value, say) === undefined;
  if (field !== 'packaging' && field !== 'safety') return false;
  return leavesOf(value).some((text) => sayWhole(text, say) === undefined);
}

/** The texts of a value as they stand in it. */
function leavesOf(value: unknown): string[] {
  const texts: string[] = [];
  eachOf(value, (field, inner) => {
    if (typeof inner !== 'string') texts.push(...leavesOf(inner));
    else if (WORDS.has(field) && inner !== '') texts.push(inner);
  });
  return texts;
}

/** Plain objects alone: a date is what it is. */
const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;

/** Items of a list have the name of the list's field: none of their own. */
function eachOf(value: unknown, visit: (field: string, inner: unknown) => void): void {
  if (Array.isArray(value)) for (const inner of value) visit('', inner);
  else if (isFields(value)) for (const [field, inner] of Object.entries(value)) visit(field, inner);
}

function mapped(value: unknown, map: (field: string, inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => map('', inner));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, map(field, inner)]),
  );
}
