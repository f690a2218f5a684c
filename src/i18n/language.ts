/** Another language than French, which needs none of this: its texts are in the components. */
export interface Language {
  /** `nl`; also the first part of its addresses (I18-02). */
  code: string;
  /** Its texts by the French ones; a text without translation stays French. */
  texts: Readonly<Record<string, string>>;
  /** Address from which a browser loads the texts. */
  file: string;
}

/**
 * Suffix of a French text used as key: the singular, where French has one form for singular and
 * plural.
 */
export const OF_ONE = '\u0000one';

let spoken = (): Language | undefined => undefined;

/**
 * Installs, once at the start, the function that returns the current language; without it, French.
 */
export function speak(how: () => Language | undefined): void {
  spoken = how;
}

/** The current language, when it is not French. */
export const language = (): Language | undefined => spoken();

/** A French text translated into the current language; `count` selects singular or plural. */
export function inLanguage(french: string, count?: string | number): string {
  const texts = spoken()?.texts;
  return (count === 1 ? texts?.[french + OF_ONE] : undefined) ?? texts?.[french] ?? french;
}

/**
 * Caches a value per language, such as a number format, and returns the one of the current
 * language. Dutch uses the Belgian locale.
 */
export function byLanguage<T>(make: (locale: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const locale = spoken()?.code === 'nl' ? 'nl-BE' : 'fr-FR';
    const found = made.get(locale) ?? make(locale);
    made.set(locale, found);
    return found;
  };
}

/**
 * The localised address of a page: `/nl/chien/` for `/chien/`. The router's links add the prefix
 * themselves; every other link to a page uses this function (I18-02). Absolute addresses are
 * unchanged.
 */
export function localizedPath(path: string, code = spoken()?.code): string {
  return code && code !== 'fr' && path.startsWith('/') ? `/${code}${path}` : path;
}

/** The address of a page in the router, without the language prefix. */
export function plainPath(path: string, code = spoken()?.code): string {
  return code && path.startsWith(`/${code}/`) ? path.slice(code.length + 1) : path;
}
