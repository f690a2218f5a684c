import { sql } from 'kysely';
import { language } from '#i18n/language.ts';
import { languageNamed, toReader, within } from '#i18n/spoken.server.ts';
import { ownValue } from '#kit/own-value.ts';
import type { Config } from '#platform/config.ts';
import { announceContentChange } from '#platform/content-version.ts';
import type { Entity } from '#platform/http/content-envelope.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { ProductComplete } from '../contracts.ts';
import {
  namesOfAnswer,
  type Said,
  spokenAnswer,
  spokenDocument,
  wordsOfDocument,
} from '../rules/index.ts';

/** How these French texts of the catalogue are said in a language; what nobody translated is missing. */
export async function findTranslations(
  db: Db | Tx,
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

/** Writes how French texts are said in a language; an empty translation takes back what was said. */
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

/** The language of whoever reads the answer, when it is another than French. */
export const readersLanguage = () => toReader(() => language()?.code);

/** What the house itself says, such as the names of constituents, has its translation beside it. */
function saidIn(code: string, found: ReadonlyMap<string, string>): Said {
  const { texts } = languageNamed(code);
  return (french) => found.get(french) ?? ownValue(texts, french);
}

/**
 * Documents of the catalogue in the language of whoever reads them; as they are in French. One
 * statement, however many there are.
 */
export async function spokenEntities<E extends Pick<Entity, 'json'>>(
  db: Db,
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
 * Products as their pages are read in a language, for modules that make something of them; a product
 * of which nobody translated the name is left out.
 */
export async function spokenProducts<P extends { document: ProductComplete }>(
  db: Db | Tx,
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

/** The same for shelves. */
export async function spokenCategories<
  C extends { name: string; title: string; trail: readonly string[] },
>(db: Db | Tx, code: string, categories: readonly C[]): Promise<C[]> {
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

/** What a language is looked up in: a transaction, or what a door holds. */
export type Speaking =
  | Pick<UnitOfWork, 'tx' | 'languages'>
  | { db: Db | Tx; config: Pick<Config, 'LANGUAGES'> };

/**
 * Writes something to somebody who reads a language (`nl`, or a locale: `nl_NL`): in it where the shop
 * speaks it, with the names of the catalogue in what it is about. Every mail to a customer and every
 * document goes through here, or through `toReader` when its reader asks for it in this very call.
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

/** Content says the language it is read in (contracts §3.1). */
const inLocale = (document: unknown, code: string) =>
  document !== null && typeof document === 'object' && 'locale' in document
    ? { ...document, locale: code }
    : document;

/** The same for one of them. */
export async function spokenEntity<E extends Pick<Entity, 'json'>>(db: Db, entity: E): Promise<E> {
  const [spoken = entity] = await spokenEntities(db, [entity]);
  return spoken;
}
