import { sql } from 'kysely';
import { root } from '#kit/word-match.ts';
import type { Reader } from '#registry/schema.ts';
import { expressionsOf, type Synonym, type Tongue } from '../rules/index.ts';

/** The synonyms that may apply to a query: those with an expression that begins with one of its words. */
export async function readSynonyms(
  db: Reader,
  words: readonly string[],
  { code }: Tongue,
): Promise<Synonym[]> {
  if (words.length === 0) return [];
  const rows = await db
    .selectFrom('search_synonyms')
    .select(['typed', 'meant'])
    .where('language', '=', code)
    .where(sql<boolean>`begins && ${words.map(root)}::text[]`)
    .orderBy('id')
    .execute();
  return rows.map(({ typed, meant }) => ({
    typed: expressionsOf(typed),
    meant: expressionsOf(meant),
  }));
}
