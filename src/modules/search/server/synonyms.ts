import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import { root } from '#kit/word-match.ts';
import { announceContentChange } from '#platform/content-version.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import type { SynonymInput } from '../admin-contracts.ts';
import { expressionsOf, tongueOf, wordsOf } from '../rules/index.ts';

const LANGUAGES = ['fr', 'nl'] as const;

/** The team's synonyms, sorted by language and typed words. */
export const listSynonyms = (db: Db) =>
  db
    .selectFrom('search_synonyms')
    .select(['id', 'language', 'typed', 'meant'])
    .orderBy('language')
    .orderBy('typed')
    .execute();

/** @throws Refusal `search.synonym_known` when another line has one of the expressions */
export async function addSynonym(work: UnitOfWork, given: SynonymInput): Promise<void> {
  await assertNew(work, null, given);
  await work.tx
    .insertInto('search_synonyms')
    .values({ ...given, begins: beginsOf(given) })
    .execute();
  await follow(work);
}

/** @throws Refusal `search.synonym_unknown`, `search.synonym_known` */
export async function changeSynonym(
  work: UnitOfWork,
  id: number,
  given: SynonymInput,
): Promise<void> {
  await assertNew(work, id, given);
  const changed = await work.tx
    .updateTable('search_synonyms')
    .set({ ...given, begins: beginsOf(given), changed_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw refuse('search.synonym_unknown');
  await follow(work);
}

/** @throws Refusal `search.synonym_unknown` */
export async function removeSynonym(work: UnitOfWork, id: number): Promise<void> {
  const gone = await work.tx
    .deleteFrom('search_synonyms')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw refuse('search.synonym_unknown');
  await follow(work);
}

const rootsOf = (expression: string) => wordsOf(expression).map(root).join(' ');

const beginsOf = ({ typed }: SynonymInput): string[] => [
  ...new Set(expressionsOf(typed).map((one) => rootsOf(one).split(' ')[0] ?? '')),
];

/** An expression may be in one line only, so that the team finds its meaning. Locks against concurrent changes. */
async function assertNew({ tx }: UnitOfWork, id: number | null, given: SynonymInput) {
  await sql`lock table search_synonyms in share row exclusive mode`.execute(tx);
  const others = await tx
    .selectFrom('search_synonyms')
    .select('typed')
    .where('id', 'is distinct from', id)
    .where('language', '=', given.language)
    .where(sql<boolean>`begins && ${beginsOf(given)}::text[]`)
    .execute();
  const existing = new Set(others.flatMap(({ typed }) => expressionsOf(typed).map(rootsOf)));
  if (expressionsOf(given.typed).some((one) => existing.has(rootsOf(one))))
    throw refuse('search.synonym_known');
}

/** Updates the words that typing errors are corrected to, and drops cached results. */
async function follow(work: UnitOfWork): Promise<void> {
  const rows = await work.tx.selectFrom('search_synonyms').select(['language', 'typed']).execute();
  for (const code of LANGUAGES) {
    const { synonymTerms } = tongueOf(code);
    const ofLanguage = rows.filter(({ language }) => language === code);
    const words = new Set(ofLanguage.flatMap(({ typed }) => expressionsOf(typed).flatMap(wordsOf)));
    await work.tx.deleteFrom('search_terms').where('index_name', '=', synonymTerms).execute();
    await sql`insert into search_terms (index_name, word)
      select ${synonymTerms}, unnest(${[...words].toSorted()}::text[])`.execute(work.tx);
  }
  await announceContentChange(work);
}
