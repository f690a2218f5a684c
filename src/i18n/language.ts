/** Another language than French, which needs none of this: its texts are in the components. */
export interface Language {
  /** `nl`; also the first part of its addresses (I18-02). */
  code: string;
  /** Its texts by the French ones; what has none stays French. */
  texts: Readonly<Record<string, string>>;
  /** Where a browser finds the texts. */
  file: string;
}

/** Behind a French text: what one of something is called where French says it as of several. */
export const OF_ONE = '\u0000one';

let spoken = (): Language | undefined => undefined;

/** Says once, at the start, how to learn in which language things are shown; without it, in French. */
export function speak(how: () => Language | undefined): void {
  spoken = how;
}

/** The language things are shown in, when it is another than French. */
export const language = (): Language | undefined => spoken();

/** A text in the language things are shown in; of `count` things, where it says how many. */
export function inLanguage(french: string, count?: string | number): string {
  const texts = spoken()?.texts;
  return (count === 1 ? texts?.[french + OF_ONE] : undefined) ?? texts?.[french] ?? french;
}

/**
 * Made once for each language, such as a format: answers that of the language things are shown in.
 * Dutch is written as in Belgium.
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
 * The address of a page in its language: `/nl/chien/` for `/chien/`. Links of the router have their
 * prefix from it; every other link to a page is built with this (I18-02). Other hosts stay.
 */
export function localizedPath(path: string, code = spoken()?.code): string {
  return code && code !== 'fr' && path.startsWith('/') ? `/${code}${path}` : path;
}

/** The address the router knows a page by: the language is not part of it. */
export function plainPath(path: string, code = spoken()?.code): string {
  return code && path.startsWith(`/${code}/`) ? path.slice(code.length + 1) : path;
}
