import { type Language, localizedPath, plainPath } from '#i18n/language.ts';
import { languageNamed, within } from '#i18n/spoken.server.ts';

/** The languages a shop is read in. French alone needs, does and costs nothing of this. */
export interface Languages {
  several: boolean;
  /** The language an address names by its first part, and the address without it. */
  read(url: URL): { spoken: Language | undefined; url: URL };
  /** Runs what shows something in a language; French when there is none. */
  within<T>(spoken: Language | undefined, run: () => T): T;
  /** The texts at an address that changes with them; null where there are none. */
  textsAt(path: string): Language['texts'] | null;
}

export function languagesOf({ LANGUAGES }: { LANGUAGES: readonly string[] }): Languages {
  const others = LANGUAGES.filter((code) => code !== 'fr').map(languageNamed);
  const several = others.length > 0;
  return {
    several,
    textsAt: (path) => others.find(({ file }) => file === path)?.texts ?? null,
    read: (url) => {
      const spoken = others.find(({ code }) => url.pathname.startsWith(`/${code}/`));
      if (!spoken) return { spoken, url };
      const plain = new URL(url);
      plain.pathname = plainPath(url.pathname, spoken.code);
      return { spoken, url: plain };
    },
    within: (spoken, run) => (several ? within(spoken, run) : run()),
  };
}

/** Leads on within the language: pages name each other without it. Services have none. */
export function leadOnIn(spoken: Language | undefined, response: Response): Response {
  const to = response.headers.get('location');
  if (!spoken || !to?.startsWith('/') || to.startsWith('/api/')) return response;
  const headers = new Headers(response.headers);
  headers.set('location', localizedPath(to, spoken.code));
  return new Response(response.body, { status: response.status, headers });
}
