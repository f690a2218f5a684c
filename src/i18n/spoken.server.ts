import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { Cache } from '#kit/cache.ts';
import { textsIn } from './catalogue.server.ts';
import { type Language, speak } from './language.ts';

/** The language of the page being rendered. */
const shown = new AsyncLocalStorage<Language | undefined>();
/** The language of an API client: its code, and the texts unless it is French. */
const reader = new AsyncLocalStorage<{ code: string; spoken: Language | undefined }>();

const MEGABYTE = 1024 * 1024;
/** The texts are part of the program, so they are built once and never expire. */
const languages = new Cache<Language>({
  name: 'languages',
  mostEntries: 10,
  mostBytes: 20 * MEGABYTE,
});

/** A language other than French by its code, with the address of its texts. */
export function languageNamed(code: string): Language {
  const found = languages.get(code);
  if (found) return found;
  speak(() => shown.getStore());
  const texts = textsIn(code);
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);
  const language = { code, texts, file: `/locales/${code}-${hash}.json` };
  languages.set(code, language);
  return language;
}

/** Runs rendering code in a language; French when undefined. */
export const within = <T>(spoken: Language | undefined, run: () => T): T => shown.run(spoken, run);

/**
 * Runs an API request for a client with `locale` (`nl_NL`). A read is answered in the client's
 * language. A write produces mails, documents and rows that others read, which stay French; only
 * its refusals are in the client's language, see `toReader`.
 */
export function answeringIn<T>(locale: string, isRead: boolean, run: () => T): T {
  const [code = 'fr'] = locale.split('_');
  if (code === 'fr') return reader.run({ code, spoken: undefined }, run);
  const spoken = languageNamed(code);
  return reader.run({ code, spoken }, () => (isRead ? within(spoken, run) : run()));
}

/** The language code of the API client; undefined outside a request, as in a job. */
export const callersLanguage = (): string | undefined => reader.getStore()?.code;

/** Runs code in the API client's language, also within a write. */
export function toReader<T>(say: () => T): T {
  const spoken = reader.getStore()?.spoken;
  return spoken ? within(spoken, say) : say();
}
