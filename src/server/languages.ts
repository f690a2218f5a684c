import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { textsIn } from '#i18n/catalogue.server.ts';
import { type Language, localizedPath, plainPath, speak } from '#i18n/language.ts';

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

const current = new AsyncLocalStorage<Language | undefined>();

export function languagesOf({ LANGUAGES }: { LANGUAGES: readonly string[] }): Languages {
  const others = LANGUAGES.filter((code) => code !== 'fr').map(existing);
  const several = others.length > 0;
  if (several) speak(() => current.getStore());
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
    within: (spoken, run) => (several ? current.run(spoken, run) : run()),
  };
}

function existing(code: string): Language {
  const texts = textsIn(code);
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);
  return { code, texts, file: `/locales/${code}-${hash}.json` };
}

/** Leads on within the language: pages name each other without it. Services have none. */
export function leadOnIn(spoken: Language | undefined, response: Response): Response {
  const to = response.headers.get('location');
  if (!spoken || !to?.startsWith('/') || to.startsWith('/api/')) return response;
  const headers = new Headers(response.headers);
  headers.set('location', localizedPath(to, spoken.code));
  return new Response(response.body, { status: response.status, headers });
}
