import { sql } from 'kysely';
import { language } from '#i18n/language.ts';
import { languageNamed, toReader, within } from '#i18n/spoken.server.ts';
import { ownValue } from '#kit/own-value.ts';
import type { Config } from '#platform/config.ts';
import { announceContentChange } from '#platform/content-version.ts';
import type { Entity } from '#platform/http/content-envelope.ts';
import type { Db, Reader, Tx, UnitOfWork } from '#registry/schema.ts';
import type { ProductComplete } from '../contracts.ts';
import {
  namesOfAnswer,
  type Said,
  spokenAnswer,
  spokenDocument,
  wordsOfDocument,
} from '../rules/index.ts';

/** Translations of these French texts; texts without a translation are missing. */
export async function findTranslations(
  db: Reader,
  code: string,
  texts: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(texts)].filter(Boolean);
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ french: string; said: string }>`
    select t.french, t.said from unnest(${wanted}::text[]) a (french)
    join catalogue_translations t on t.language = ${code} and t.digest = md5(a.french)`.execute(db);
  return new Map(rows.map(({ french, said }) => [french, said]));
}

/** Saves translations of French texts; an empty one deletes the translation. */
export async function saveTranslations(
  work: UnitOfWork,
  code: string,
  pairs: Iterable<readonly [french: string, said: string]>,
): Promise<void> {
  const said = new Map([...pairs].filter(([french]) => french.trim() !== ''));
  const written = [...said].filter(([, text]) => text.trim() !== '');
  const gone = [...said].flatMap(([french, text]) => (text.trim() === '' ? [french] : []));
  if (gone.length > 0)
    await sql`delete from catalogue_translations
      where language = ${code} and digest in (select md5(x) from unnest(${gone}::text[]) x)`.execute(
      work.tx,
    );
  if (written.length > 0)
    await sql`insert into catalogue_translations (language, french, said)
      select ${code}, x.french, x.said
      from unnest(${written.map(([french]) => french)}::text[],
                  ${written.map(([, text]) => text)}::text[]) as x (french, said)
      on conflict (language, digest) do update
        set said = excluded.said, changed_at = now()
        where catalogue_translations.said <> excluded.said`.execute(work.tx);
  await announceContentChange(work);
}

/** Language of the reader of the response, when it is not French. */
export const readersLanguage = () => toReader(() => language()?.code);

/** Translates with `found`, else with the shop's own texts (such as names of constituents). */
function saidIn(code: string, found: ReadonlyMap<string, string>): Said {
  const { texts } = languageNamed(code);
  return (french) => found.get(french) ?? ownValue(texts, french);
}

/** Catalogue documents in the reader's language; unchanged for French. One statement for any number. */
export async function spokenEntities<E extends Pick<Entity, 'json'>>(
  db: Reader,
  entities: readonly E[],
): Promise<readonly E[]> {
  const code = readersLanguage();
  if (!code || entities.length === 0) return entities;
  const documents: unknown[] = entities.map(({ json }) => JSON.parse(json));
  const say = saidIn(code, await findTranslations(db, code, wordsOfDocument(documents)));
  return entities.map((entity, place) => ({
    ...entity,
    json: JSON.stringify(inLocale(spokenDocument(documents[place], say), code)),
  }));
}

/**
 * Products translated into a language, for modules that build on them; a product whose name has no
 * translation is left out.
 */
export async function spokenProducts<P extends { document: ProductComplete }>(
  db: Reader,
  code: string,
  products: readonly P[],
): Promise<P[]> {
  const texts = wordsOfDocument(products.map(({ document }) => document));
  const found = await findTranslations(db, code, texts);
  const say = saidIn(code, found);
  return products.flatMap((product) =>
    found.has(product.document.name)
      ? [{ ...product, document: spokenDocument(product.document, say) as ProductComplete }]
      : [],
  );
}

/** The same for categories. */
export async function spokenCategories<
  C extends { name: string; title: string; trail: readonly string[] },
>(db: Reader, code: string, categories: readonly C[]): Promise<C[]> {
  const texts = categories.flatMap(({ name, title }) => [name, title]);
  const found = await findTranslations(db, code, texts);
  const say = (text: string) => found.get(text) ?? text;
  return categories.flatMap((category) =>
    found.has(category.name)
      ? [
          {
            ...category,
            name: say(category.name),
            title: say(category.title),
            trail: category.trail.map(say),
          },
        ]
      : [],
  );
}

/** Where translations are read: in a transaction, or with a connection and the configured languages. */
export type Speaking =
  | Pick<UnitOfWork, 'tx' | 'languages'>
  | { db: Db | Tx; config: Pick<Config, 'LANGUAGES'> };

/**
 * Runs `write` in the recipient's language (`nl`, or a locale: `nl_NL`) if the shop supports it,
 * with the catalogue names of its subject translated. Every mail to a customer and every document
 * goes through here, or through `toReader` when the recipient is the caller of the current request.
 */
export async function writtenIn<About, T>(
  speaking: Speaking,
  language: string,
  about: About,
  write: (about: About) => Promise<T>,
): Promise<T> {
  const [db, languages] =
    'tx' in speaking ? [speaking.tx, speaking.languages] : [speaking.db, speaking.config.LANGUAGES];
  const code = languages.find((one) => one !== 'fr' && language.startsWith(one));
  if (!code) return within(undefined, () => write(about));
  const found = await findTranslations(db, code, namesOfAnswer(about));
  const spoken = spokenAnswer(about, (french) => found.get(french)) as About;
  return within(languageNamed(code), () => write(spoken));
}

/** Sets the locale field of a content document (contracts §3.1). */
const inLocale = (document: unknown, code: string) =>
  document !== null && typeof document === 'object' && 'locale' in document
    ? { ...document, locale: code }
    : document;

/** The same for one document. */
export async function spokenEntity<E extends Pick<Entity, 'json'>>(
  db: Reader,
  entity: E,
): Promise<E> {
  const [spoken = entity] = await spokenEntities(db, [entity]);
  return spoken;
}
