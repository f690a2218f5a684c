import { AsyncLocalStorage } from 'node:async_hooks';
import type { QuotedAmount } from '#kit/refusal.ts';
import { dictionaryOf } from './dictionary.ts';
import { language } from './language.ts';
import { money } from './money.ts';
import { fill, keysOf, type Messages, type Params, unfilled, words } from './words.ts';

/**
 * Every text of the application, for the server only (the file name keeps it out of the browser):
 * mails, documents, refusals. Components import the messages of their own area through `words`.
 */
const files = import.meta.glob<Messages>(
  [
    '../i18n/messages/*fr.json',
    '../modules/*/messages/*fr.json',
    '../ui/messages/*fr.json',
    '../pages/messages/*fr.json',
    '../blocks/messages/*fr.json',
    '../storefront/messages/*fr.json',
    '../backoffice/messages/*fr.json',
  ],
  { eager: true, import: 'default' },
);

/** `../modules/cart/messages/fr.json` → `cart`; several files of one area are merged. */
const areas: Record<string, Record<string, string | Messages>> = {};
for (const [path, messages] of Object.entries(files)) {
  const area = path.split('/').at(-3) ?? '';
  areas[area] = { ...areas[area], ...messages };
}

const others = import.meta.glob<Messages>(
  [
    '../i18n/messages/*nl.json',
    '../modules/*/messages/*nl.json',
    '../ui/messages/*nl.json',
    '../pages/messages/*nl.json',
    '../blocks/messages/*nl.json',
    '../storefront/messages/*nl.json',
  ],
  { eager: true, import: 'default' },
);

/** Every text of a language other than French, by the French text. */
export function textsIn(code: string): Record<string, string> {
  const pairs = Object.entries(others).map(([path, messages]) => {
    const french = files[path.replace(`${code}.json`, 'fr.json')];
    return french ? dictionaryOf(french, messages) : {};
  });
  return Object.assign({}, ...pairs);
}

const catalogue = words<Messages>(areas);

/** Texts the team wrote in place of ours, by language and key: `fr renewals.mails.life.paused.body`. */
export type OwnTexts = ReadonlyMap<string, string>;

let own: OwnTexts = new Map();
/** Replacement texts for a preview. */
const tried = new AsyncLocalStorage<OwnTexts>();

/** Sets the replacement texts of this process, which are part of its configuration (O-16). */
export function setOwnTexts(texts: OwnTexts): void {
  own = texts;
}

/** Runs a function with these replacement texts instead of the stored ones. */
export const withTexts = <T>(texts: OwnTexts, run: () => T): T => tried.run(texts, run);

export const ownTextKey = (code: string, key: string): string => `${code} ${key}`;

/** The team's replacement of a text in the current language; singular and plural texts are replaced separately. */
export function ownText(key: string, params: Params = {}): string | undefined {
  const texts = tried.getStore() ?? own;
  if (texts.size === 0) return undefined;
  const code = language()?.code ?? 'fr';
  const said = keysOf(key, params.count).find((one) => catalogue.has(one));
  return said === undefined ? undefined : texts.get(ownTextKey(code, said));
}

/**
 * The default text of a key in the current language, with its placeholders (those of `TERMS` too); undefined when there is none.
 */
export const ourText = (key: string): string | undefined => unfilled(areas, key);

/** `t('cart.coupon.applied', { code })`: the first part of the key is the module. */
export function t(key: string, params: Params = {}): string {
  const text = ownText(key, params);
  return text === undefined ? catalogue(key, params) : fill(text, params);
}

export function exists(key: string): boolean {
  return catalogue.has(key);
}

/** The parameters a text can contain, with amounts formatted; other parameters are dropped. */
export function printable(params: Readonly<Record<string, unknown>>): Params {
  const quotable: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string' || typeof value === 'number') quotable[name] = value;
    else if (isAmount(value)) quotable[name] = money(value.cents);
  }
  return quotable;
}

const isAmount = (value: unknown): value is QuotedAmount =>
  typeof value === 'object' && value !== null && 'cents' in value;

/** The message of a refusal code, from `refusals` of its module; null when there is none. */
export function refusalText(code: string, params: Readonly<Record<string, unknown>> = {}) {
  const area = Object.keys(areas).find((name) => catalogue.has(`${name}.refusals.${code}`));
  return area ? catalogue(`${area}.refusals.${code}`, printable(params)) : null;
}
