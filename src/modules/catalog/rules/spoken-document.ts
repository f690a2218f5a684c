/** Returns the translation of a French text, or undefined when there is none. */
export type Said = (french: string) => string | undefined;

type Fields = Readonly<Record<string, unknown>>;

/** Fields of content documents that hold translatable catalogue texts. */
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

/** Customer reviews are not translated. */
const THEIRS: ReadonlySet<string> = new Set(['json_avis']);

/** Fields marked as French when they have no translation: whole texts, not measures. */
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
 * Translates a content document. Products and categories list in `french` the fields that have no
 * translation yet.
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

/** Fields with names of products, formats and categories in shop API responses. */
const NAMES: ReadonlySet<string> = new Set([
  'productName',
  'variantName',
  'insteadName',
  'products',
  'foods',
]);
/** An object with one of these fields comes from the catalogue, so its name is translated. */
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

/** All catalogue names in a shop API response. */
export function namesOfAnswer(value: unknown, found: Set<string> = new Set()): Set<string> {
  eachOf(value, (field, inner) => {
    if (isListOfNames(field, inner)) for (const name of inner) found.add(name);
    else if (typeof inner !== 'string') namesOfAnswer(inner, found);
    else if (isFields(value) && isName(field, value))
      for (const text of partsOf(inner)) found.add(text);
  });
  return found;
}

/** A shop API response with the catalogue names translated. */
export const spokenAnswer = (value: unknown, say: Said): unknown =>
  mapped(value, (field, inner) => {
    if (isListOfNames(field, inner)) return inner.map((name) => say(name) ?? name);
    if (typeof inner !== 'string') return spokenAnswer(inner, say);
    return isFields(value) && isName(field, value) ? (sayWhole(inner, say) ?? inner) : inner;
  });

/**
 * Translates a product name followed by a format, « Poulet et riz, chiot, 4 kg », in its two parts.
 * Measures are the same in every language.
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

/** A longer string is running text, not a name. */
const LONGEST_NAME = 200;

function isLeftFrench(field: string, value: unknown, say: Said): boolean {
  if (typeof value === 'string') return /\p{L}/u.test(value) && sayWhole(value, say) === undefined;
  if (field !== 'packaging' && field !== 'safety') return false;
  return leavesOf(value).some((text) => sayWhole(text, say) === undefined);
}

/** All strings in a value, in order. */
function leavesOf(value: unknown): string[] {
  const texts: string[] = [];
  eachOf(value, (field, inner) => {
    if (typeof inner !== 'string') texts.push(...leavesOf(inner));
    else if (WORDS.has(field) && inner !== '') texts.push(inner);
  });
  return texts;
}

/** Plain objects only: dates and other instances are copied unchanged. */
const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;

/** Array items are visited without a field name. */
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
