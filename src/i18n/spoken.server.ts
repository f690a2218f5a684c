import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { Cache } from '#kit/cache.ts';
import { textsIn } from './catalogue.server.ts';
import { type Language, speak } from './language.ts';

/** The language things are shown in. */
const shown = new AsyncLocalStorage<Language | undefined>();
/** Whoever reads the answer of a service: the code of their language, and its texts unless it is French. */
const reader = new AsyncLocalStorage<{ code: string; spoken: Language | undefined }>();

const MEGABYTE = 1024 * 1024;
/** Texts come with the program: made once, they hold. */
const languages = new Cache<Language>({
  name: 'languages',
  mostEntries: 10,
  mostBytes: 20 * MEGABYTE,
});

/** Another language than French by its code, with where its texts are found. */
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

/** Runs what shows something in a language; French when there is none. */
export const within = <T>(spoken: Language | undefined, run: () => T): T => shown.run(spoken, run);

/**
 * Runs the answer of a service to somebody who reads `locale` (`nl_NL`). What is only read is said
 * in their language. What changes something writes mails, papers and rows that others read, which
 * stay French: of those only the refusals are said in their language, see `toReader`.
 */
export function answeringIn<T>(locale: string, isRead: boolean, run: () => T): T {
  const [code = 'fr'] = locale.split('_');
  if (code === 'fr') return reader.run({ code, spoken: undefined }, run);
  const spoken = languageNamed(code);
  return reader.run({ code, spoken }, () => (isRead ? within(spoken, run) : run()));
}

/** The code of the language whoever called reads; undefined where nobody did, as in a job. */
export const callersLanguage = (): string | undefined => reader.getStore()?.code;

/** Runs what says something to whoever called, whatever else the call does. */
export function toReader<T>(say: () => T): T {
  const spoken = reader.getStore()?.spoken;
  return spoken ? within(spoken, say) : say();
}
