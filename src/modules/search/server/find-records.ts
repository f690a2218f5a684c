import { type RawBuilder, sql } from 'kysely';
import { root, singular } from '#kit/word-match.ts';
import type { Reader } from '#registry/schema.ts';
import type { Condition, StoredIndex, Tongue, Wish } from '../rules/index.ts';
import { whereOf } from './where.ts';

/** If more records match, this multiple of the requested range is ranked, most popular first, up to `DEEPEST`. */
const TIMES_SHOWN = 2;
/** The protocol returns no more than the first thousand hits (contracts §4.3). */
export const DEEPEST = 1000;

export interface Question {
  index: StoredIndex;
  tongue: Tongue;
  channelCode: string;
  /** Terms of the query, all of which must match. */
  wishes: readonly Wish[];
  continuations: Continuations;
  /** If no record matches all terms, return the records that match the most terms. */
  anyWish: boolean;
  condition: Condition;
  /** Ids of records put first, in order, whatever their words; they obey the condition. */
  pins: readonly string[];
  /** The number to sort by, a key of letters only; null sorts by relevance. */
  sort: { by: string; order: 'asc' | 'desc' } | null;
  /** Among equally relevant records, the cheapest first. */
  cheapest: boolean;
  facets: readonly string[];
  /** Neither a count nor facets. */
  bestOnly: boolean;
  /** If more records match, at least so many are examined, even if fewer are requested. */
  least: number;
  offset: number;
  limit: number;
}

export interface SearchPage {
  /** Number of matches among the records examined. */
  total: number;
  /**
   * Whether every matching record was examined; if not, there are more, and the facets are those of the most popular
   * ones.
   */
  isExhaustive: boolean;
  hits: Record<string, unknown>[];
  /** `[facet, value, count]`, the most frequent first. */
  facets: [facet: string, value: string, count: number][];
  stats: { key: string; min: number; max: number; avg: number; sum: number }[];
}

type Sql = RawBuilder<unknown>;

/** Words consist of letters and digits only, so quoting them is a sufficient escape. */
const lexemes = (words: readonly string[], suffix: string) =>
  [...new Set(words)].map((word) => `'${word}'${suffix && `:${suffix}`}`).join(' | ');

/** Matches a word as written, in the singular, in the plural, or by its stem. */
function exactly(word: string, { stems, plurals }: Tongue, weights = ''): Sql {
  const one = singularIn(stems, word);
  const roots = stems === 'french' ? [word, root(word)] : [word];
  return sql`(to_tsquery('simple', ${lexemes([one, ...plurals(one)], weights)})
    || to_tsquery(${sql.lit(stems)}, ${lexemes(roots, weights)}))`;
}

/** Dutch plurals are not removed here, since the stemmer handles them. */
const singularIn = (stems: Tongue['stems'], word: string) =>
  stems === 'french' ? singular(word) : word;

const beginning = (word: string, { stems }: Tongue, weights = ''): Sql =>
  sql`to_tsquery('simple', ${lexemes([singularIn(stems, word)], `*${weights}`)})`;

/** Words of the index that begin with a typed one. */
export type Continuations = ReadonlyMap<string, readonly string[]>;

/**
 * Matches a record that may contain a word. Words that begin with it are listed explicitly: a prefix search would
 * make the index read every record that has one of them.
 */
function anyhow(word: string, continuations: Continuations, tongue: Tongue): Sql {
  const longer = continuations.get(word) ?? [];
  if (longer.length === 0) return exactly(word, tongue);
  return sql`(${exactly(word, tongue)} || to_tsquery('simple', ${lexemes(longer, '')}))`;
}

/**
 * How well a record matches one word, from best to worst: label and title; title; prefix of label or title; keywords;
 * text.
 */
const score = (word: string, tongue: Tongue): Sql => sql`case
  when r.words_above @@ ${exactly(word, tongue, 'A')} then case when r.words_above @@ ${exactly(word, tongue, 'B')} then 11 else 10 end
  when r.words_above @@ ${exactly(word, tongue, 'B')} then 8
  when r.words_above @@ ${beginning(word, tongue, 'A')} then 7
  when r.words_above @@ ${beginning(word, tongue, 'B')} then 6
  when r.words_above @@ (${exactly(word, tongue, 'C')} || ${beginning(word, tongue, 'C')}) then 4
  when r.words @@ ${exactly(word, tongue, 'D')} then 2
  else 0 end`;

/** Factor for a match by a synonym or a corrected typing error. */
const ANOTHER_WORD = sql`0.9`;

/** SQL for the terms of a query: the search condition and the score. */
function expressionsOf({ wishes, continuations, tongue }: Question) {
  const words = [...new Set(wishes.flatMap(({ meanings }) => meanings.flat()))];
  const scoreOf = (word: string) => sql`${sql.ref(`w.s${words.indexOf(word)}`)}`;
  const answers = wishes.map(
    ({ meanings }) =>
      sql`greatest(${sql.join(
        meanings.map((meaning, at) => {
          const least = sql`least(${sql.join(meaning.map(scoreOf))})`;
          return at === 0 ? least : sql`${least} * ${ANOTHER_WORD}`;
        }),
      )})`,
  );
  const queries = wishes.map(
    ({ meanings }) =>
      sql`(${sql.join(
        meanings.map(
          (meaning) =>
            sql`(${sql.join(
              meaning.map((word) => anyhow(word, continuations, tongue)),
              sql` && `,
            )})`,
        ),
        sql` || `,
      )})`,
  );
  return {
    queries,
    scores: words.map((word, at) => sql`${score(word, tongue)} as ${sql.ref(`s${at}`)}`),
    sum: answers.length > 0 ? sql.join(answers, sql` + `) : sql`0`,
    answered:
      answers.length > 0
        ? sql.join(
            answers.map((answer) => sql`(${answer} > 0)::int`),
            sql` + `,
          )
        : sql`0`,
  };
}

/**
 * One page of matches with total and facets, in one statement; when a large part of the shop matches, only the most
 * popular records are examined. Records that score less than half of the best are left out: dog food may mention
 * cats.
 */
export async function findRecords(db: Reader, question: Question): Promise<SearchPage> {
  const { index, channelCode, wishes, anyWish, condition, facets, bestOnly } = question;
  const { sort, offset, limit } = question;
  const { queries, scores, sum, answered } = expressionsOf(question);
  const most = Math.min(DEEPEST, Math.max(question.least, TIMES_SHOWN * (offset + limit)));
  const matches =
    queries.length > 0
      ? sql`r.words @@ (${sql.join(queries, anyWish ? sql` || ` : sql` && `)})`
      : sql`true`;
  const chosen = sql`r.index_name = ${index} and r.channel_code in ('', ${channelCode})
    and ${whereOf(condition)} and ${matches}`;
  const mostAnswered = anyWish
    ? sql`greatest(least(1, ${wishes.length}::int), (select max(m.answered) from matching m))`
    : sql`${wishes.length}::int`;
  const pins = sql`${[...question.pins]}::text[]`;
  // Pinned records are read apart, so that the index of the popular ones still serves the others.
  const pinned =
    question.pins.length > 0
      ? sql`union all (select r.* from search_records r where r.index_name = ${index}
          and r.channel_code in ('', ${channelCode}) and ${whereOf(condition)} and r.object_id = any(${pins}))`
      : sql``;
  const others = question.pins.length > 0 ? sql`and r.object_id <> all(${pins})` : sql``;
  const { rows } = await sql<SearchPage & { looked: number }>`
    with matching as (
      select r.object_id, r.facets, r.numbers, r.popularity, r.title, r.record,
        ${sum} as score, ${answered} as answered, array_position(${pins}, r.object_id) as pin
      from (
        (select * from search_records r where ${chosen} ${others}
        order by ${sort ? orderBySort(sort) : sql`r.popularity desc`} limit ${most}) ${pinned}) r
      ${scores.length > 0 ? sql`cross join lateral (select ${sql.join(scores)} offset 0) w` : sql``}),
    answering as (select * from matching where answered >= ${mostAnswered} or pin is not null),
    kept as (select * from answering
      where score * 2 >= (select coalesce(max(a.score), 0) from answering a) or pin is not null),
    page as (
      select k.record, row_number() over (order by ${orderBy(question)}) as place
      from kept k order by place limit ${limit} offset ${offset})
    select (select count(*)::int from matching where pin is null) as looked,
      (select count(*)::int from kept) as total,
      (select coalesce(json_agg(p.record order by p.place), '[]') from page p) as hits,
      ${facets.length > 0 && !bestOnly ? facetsOf(facets) : sql`'[]'::json as facets, '[]'::json as stats`}`.execute(
    db,
  );
  const [{ looked, ...page }] = rows as [SearchPage & { looked: number }];
  return { ...page, isExhaustive: looked < most };
}

/** Numbers are facets too, because range inputs of the official widgets read only facet statistics. */
const EVERY_FACET = sql`select key, value from jsonb_each(k.facets)
  union all select key, jsonb_build_array(value) from jsonb_each(k.numbers)`;
const namedFacets = (names: readonly string[]): Sql => sql`
  select n.key, coalesce(k.facets -> n.key, jsonb_build_array(k.numbers -> n.key)) as value
  from unnest(${[...names]}::text[]) n (key) where k.facets ? n.key or k.numbers ? n.key`;

/** Facet values with their counts, and statistics of the numbers. */
const facetsOf = (facets: readonly string[]): Sql => sql`
  (select coalesce(json_agg(json_build_array(c.key, c.value, c.count)
     order by c.key, c.count desc, c.value), '[]')
   from (
     select a.key, v.value, sum(a.count)::int as count
     from (
       -- Many records share the same array of facet values, so arrays are counted before they are unnested.
       select f.key, f.value, count(*) as count
       from kept k cross join lateral (${facets.includes('*') ? EVERY_FACET : namedFacets(facets)}) f
       group by f.key, f.value) a
     cross join lateral jsonb_array_elements_text(a.value) v
     group by a.key, v.value) c) as facets,
  (select coalesce(json_agg(s), '[]') from (
     select n.key, min(n.value::numeric)::float, max(n.value::numeric)::float,
       avg(n.value::numeric)::float, sum(n.value::numeric)::float
     from kept k cross join lateral jsonb_each_text(k.numbers) n
     where ${facets.includes('*')} or n.key = any(${[...facets]}::text[])
     group by n.key) s) as stats`;

/** Of the words with the same beginning, at most so many, shortest first. */
const MOST_CONTINUATIONS = 40;

/** Words of the index that begin with the last word, which may still be being typed, or with a word that no record has. */
export async function findContinuations(
  db: Reader,
  index: StoredIndex,
  words: readonly string[],
): Promise<Continuations> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ word: string; longer: string[] }>`
    select a.word, array(
        select t.word from search_terms t
        where t.index_name = ${index}
          and t.word > a.word collate "C" and t.word < a.word || 'zzzz' collate "C"
        order by t.size, t.word limit ${MOST_CONTINUATIONS}) as longer
    from unnest(${[...words]}::text[]) a (word)
    where a.word = ${words.at(-1)} or not exists (
      select from search_terms k
      where k.index_name = ${index} and k.word in (a.word, a.word || 's', a.word || 'x'))`.execute(
    db,
  );
  return new Map(rows.map(({ word, longer }) => [word, longer]));
}

/**
 * Words of titles, keywords and synonyms that each unknown word may be a typing error for; none for a word of the
 * index.
 */
export async function findNearWords(
  db: Reader,
  { index, tongue: { synonymTerms } }: Pick<Question, 'index' | 'tongue'>,
  words: readonly string[],
): Promise<{ word: string; near: string[] }[]> {
  const { rows } = await sql<{ word: string; near: string[] }>`
    select a.word, coalesce(array_agg(distinct n.word) filter (where n.word is not null), '{}') as near
    from unnest(${[...words]}::text[]) a (word)
    left join lateral (
      select t.word from search_terms t
      where t.index_name in (${index}, ${synonymTerms}) and t.initial = left(a.word, 1)
        and t.size between length(a.word) - 2 and length(a.word) + 2
      union
      select t.word from search_terms t
      where t.index_name in (${index}, ${synonymTerms}) and length(a.word) >= 6 and t.word % a.word) n on true
    where not exists (
      select from search_terms k where k.index_name in (${index}, ${synonymTerms})
        and k.word >= a.word collate "C" and k.word < a.word || 'zzzz' collate "C")
    group by a.word`.execute(db);
  return rows;
}

/** The key is written into the statement, because an index serves only a literal expression. */
const orderBySort = ({ by, order }: NonNullable<Question['sort']>) => {
  const value = sql`(r.numbers ->> ${sql.lit(by)})::numeric`;
  return order === 'asc' ? sql`${value} asc nulls last` : sql`${value} desc nulls last`;
};

function orderBy({ sort, cheapest }: Question): Sql {
  const price = sql`(k.numbers ->> 'price')::numeric asc nulls last`;
  const relevance = cheapest
    ? sql`k.pin nulls last, k.score desc, ${price}, k.popularity desc, k.title, k.object_id`
    : sql`k.pin nulls last, k.score desc, k.popularity desc, k.title, k.object_id`;
  if (!sort) return relevance;
  const value = sql`(k.numbers ->> ${sort.by})::numeric`;
  return sort.order === 'asc'
    ? sql`${value} asc nulls last, ${relevance}`
    : sql`${value} desc nulls last, ${relevance}`;
}
