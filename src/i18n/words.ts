import { ownValue } from '#kit/own-value.ts';
import { TERMS } from '#kit/terms.ts';
import { byLanguage, inLanguage } from './language.ts';

/** Messages of one area, as written in its `fr.json`: nested texts, `{{name}}` for a parameter. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

export type Params = Readonly<Record<string, string | number>>;

type Plural = '_zero' | '_one' | '_many' | '_other';
type WithoutPlural<K extends string> = K extends `${infer Stem}${Plural}` ? Stem : K;
type Paths<M> = {
  [K in keyof M & string]: M[K] extends string ? WithoutPlural<K> : `${K}.${Paths<M[K]>}`;
}[keyof M & string];
/** Imported files have checked keys; a merged catalogue accepts any. */
type Keys<M> = string extends keyof M ? string : Paths<M>;

export interface Words<Key extends string> {
  /** The text under `key`; an unknown key is returned as it is, so that it shows in a review. */
  (key: Key, params?: Params): string;
  /** For keys built at run time, such as `forms.login.errors.required`. */
  has(key: string): boolean;
  /** Translates a text that may be a key; any other text is returned unchanged (FRM-13). */
  translate(textOrKey: string, params?: Params): string;
}

const plurals = byLanguage((locale) => new Intl.PluralRules(locale));

/** Keys may be nested or, for codes that contain dots, one property at any level. */
function read(messages: Messages, key: string): string | undefined {
  const whole = messages[key];
  if (typeof whole === 'string') return whole;
  for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
    const inner = messages[key.slice(0, dot)];
    const found = typeof inner === 'object' ? read(inner, key.slice(dot + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The text under a key with its placeholders unfilled. */
export function unfilled(messages: Messages, key: string): string | undefined {
  const found = read(messages, key);
  return found === undefined ? undefined : inLanguage(found);
}

type Lookup = (key: string) => string | undefined;

/** Caches lookups: a page uses the same few dozen texts repeatedly. */
function lookup(messages: Messages): Lookup {
  const existing = new Map<string, string>();
  return (key) => {
    const text = existing.get(key) ?? read(messages, key);
    if (text !== undefined) existing.set(key, text);
    return text;
  };
}

/**
 * Keys to try for a text, most specific first: `count` chooses between `key_zero` (exactly 0), `key_one`, `key_many` and
 * `key_other`.
 */
export function keysOf(key: string, count: Params[string] | undefined): readonly string[] {
  if (typeof count !== 'number') return [key];
  const plural = [`${key}_${plurals().select(count)}`, `${key}_other`, key];
  return count === 0 ? [`${key}_zero`, ...plural] : plural;
}

function find(look: Lookup, key: string, count: Params[string] | undefined) {
  for (const one of keysOf(key, count)) {
    const text = look(one);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A text with its parameters filled in; the shop's fixed numbers come from `TERMS`. */
export function fill(text: string, params: Params): string {
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
    const value = params[name] ?? ownValue<number>(TERMS, name);
    if (value === undefined) return whole;
    return typeof value === 'number' ? count(value) : value;
  });
}

const grouped = byLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));

/** An integer or decimal formatted in the current language, for use inside texts. */
function count(value: number): string {
  return grouped().format(value).replaceAll('\u202f', '\u00a0');
}

/**
 * The texts of one area. Only areas whose components are on the page travel to the browser,
 * because each component imports the messages it needs.
 */
export function words<const M extends Messages>(messages: M): Words<Keys<M>> {
  const look = lookup(messages);
  const text = (key: string, params: Params = {}) => {
    const found = find(look, key, params.count);
    return found === undefined ? undefined : fill(inLanguage(found, params.count), params);
  };
  return Object.assign((key: string, params?: Params) => text(key, params) ?? key, {
    has: (key: string) => look(key) !== undefined,
    translate: (key: string, params?: Params) => text(key, params) ?? key,
  });
}
