import { type Language, localizedPath, plainPath } from '#i18n/language.ts';
import { languageNamed, within } from '#i18n/spoken.server.ts';

/** The enabled languages. A shop in French only needs none of this. */
export interface Languages {
  several: boolean;
  /** Splits an address into its language prefix and the rest. */
  read(url: URL): { spoken: Language | undefined; url: URL };
  /** Runs rendering code in a language; French when undefined. */
  within<T>(spoken: Language | undefined, run: () => T): T;
  /** The texts served at a versioned address; null for an unknown one. */
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

/** Adds the language prefix to the target of a redirect, since pages redirect without it. */
export function leadOnIn(spoken: Language | undefined, response: Response): Response {
  const to = response.headers.get('location');
  if (!spoken || !to?.startsWith('/') || to.startsWith('/api/')) return response;
  const headers = new Headers(response.headers);
  headers.set('location', localizedPath(to, spoken.code));
  return new Response(response.body, { status: response.status, headers });
}
