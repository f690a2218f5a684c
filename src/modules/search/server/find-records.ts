import { type RawBuilder, sql } from 'kysely';
import { root, singular } from '#kit/word-match.ts';
import type { Db } from '#registry/schema.ts';
import type { Condition, StoredIndex, Tongue, Wish } from '../rules/index.ts';
import { whereOf } from './where.ts';

/** Of what more records answer, so many times what is to be shown are ranked, the most wanted; never more than `DEEPEST`. */
const TIMES_SHOWN = 2;
/** The protocol shows no more than the first thousand (contracts §4.3). */
export const DEEPEST = 1000;

export interface Question {
  index: StoredIndex;
  tongue: Tongue;
  channelCode: string;
  /** All have to be answered. */
  wishes: readonly Wish[];
  continuations: Continuations;
  /** When no record answers all wishes, those that answer most. */
  anyWish: boolean;
  condition: Condition;
  /** A number of the records to sort by, named in letters; else relevance. */
  sort: { by: string; order: 'asc' | 'desc' } | null;
  /** Of what answers equally well, the cheapest first. */
  cheapest: boolean;
  facets: readonly string[];
  /** Neither how many there are nor their facets. */
  bestOnly: boolean;
  /** Where more records answer, so many are looked at even if fewer are to be shown. */
  least: number;
  offset: number;
  limit: number;
}

export interface SearchPage {
  /** Of those that were looked at. */
  total: number;
  /** Whether every record that answers was looked at; else there are more, and facets are those of the most wanted. */
  isExhaustive: boolean;
  hits: Record<string, unknown>[];
  /** `[facet, value, count]`, the most frequent first. */
  facets: [facet: string, value: string, count: number][];
  stats: { key: string; min: number; max: number; avg: number; sum: number }[];
}

type Sql = RawBuilder<unknown>;

/** Letters and digits only: quoting them is enough. */
const lexemes = (words: readonly string[], suffix: string) =>
  [...new Set(words)].map((word) => `'${word}'${suffix && `:${suffix}`}`).join(' | ');

/** A word as it is written, in the singular, in the plural, or as another form of its stem. */
function exactly(word: string, { stems, plurals }: Tongue, weights = ''): Sql {
  const one = singularIn(stems, word);
  const roots = stems === 'french' ? [word, root(word)] : [word];
  return sql`(to_tsquery('simple', ${lexemes([one, ...plurals(one)], weights)})
    || to_tsquery(${sql.lit(stems)}, ${lexemes(roots, weights)}))`;
}

/** Dutch has no plural that is taken off: its stems know it. */
const singularIn = (stems: Tongue['stems'], word: string) =>
  stems === 'french' ? singular(word) : word;

const beginning = (word: string, { stems }: Tongue, weights = ''): Sql =>
  sql`to_tsquery('simple', ${lexemes([singularIn(stems, word)], `*${weights}`)})`;

/** Words of the index that go on where a typed one ends. */
export type Continuations = ReadonlyMap<string, readonly string[]>;

/**
 * Anything that could answer a word. The words it may be the beginning of are named: a search for
 * beginnings would make the index read every record that has one of them.
 */
function anyhow(word: string, continuations: Continuations, tongue: Tongue): Sql {
  const longer = continuations.get(word) ?? [];
  if (longer.length === 0) return exactly(word, tongue);
  return sql`(${exactly(word, tongue)} || to_tsquery('simple', ${lexemes(longer, '')}))`;
}

/**
 * How well a record answers one word: it is that, and says so in its title; its title says it; what it
 * is or its title begin so; it stands above the text; the text says it.
 */
const score = (word: string, tongue: Tongue): Sql => sql`case
  when r.words_above @@ ${exactly(word, tongue, 'A')} then case when r.words_above @@ ${exactly(word, tongue, 'B')} then 11 else 10 end
  when r.words_above @@ ${exactly(word, tongue, 'B')} then 8
  when r.words_above @@ ${beginning(word, tongue, 'A')} then 7
  when r.words_above @@ ${beginning(word, tongue, 'B')} then 6
  when r.words_above @@ (${exactly(word, tongue, 'C')} || ${beginning(word, tongue, 'C')}) then 4
  when r.words @@ ${exactly(word, tongue, 'D')} then 2
  else 0 end`;

/** What is another word for it, or was mistyped, counts for a little less. */
const ANOTHER_WORD = sql`0.9`;

/** The statement's own expressions of a question's wishes: what they are looked for by, and how well they are answered. */
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
 * One page of what answers, how much does, and the values it has, in one statement; of what half a large
 * shop answers, the most wanted alone are looked at. What answers less than half as well as the best is
 * left out: food for dogs may speak of cats.
 */
export async function findRecords(db: Db, question: Question): Promise<SearchPage> {
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
  const { rows } = await sql<SearchPage & { looked: number }>`
    with matching as (
      select r.object_id, r.facets, r.numbers, r.popularity, r.title, r.record,
        ${sum} as score, ${answered} as answered
      from (
        select * from search_records r where ${chosen}
        order by ${sort ? orderBySort(sort) : sql`r.popularity desc`} limit ${most}) r
      ${scores.length > 0 ? sql`cross join lateral (select ${sql.join(scores)} offset 0) w` : sql``}),
    answering as (select * from matching where answered >= ${mostAnswered}),
    kept as (select * from answering
      where score * 2 >= (select coalesce(max(a.score), 0) from answering a)),
    page as (
      select k.record, row_number() over (order by ${orderBy(question)}) as place
      from kept k order by place limit ${limit} offset ${offset})
    select (select count(*)::int from matching) as looked,
      (select count(*)::int from kept) as total,
      (select coalesce(json_agg(p.record order by p.place), '[]') from page p) as hits,
      ${facets.length > 0 && !bestOnly ? facetsOf(facets) : sql`'[]'::json as facets, '[]'::json as stats`}`.execute(
    db,
  );
  const [{ looked, ...page }] = rows as [SearchPage & { looked: number }];
  return { ...page, isExhaustive: looked < most };
}

/** A number is a facet too: range inputs of official widgets read stats of facets only. */
const EVERY_FACET = sql`select key, value from jsonb_each(k.facets)
  union all select key, jsonb_build_array(value) from jsonb_each(k.numbers)`;
const namedFacets = (names: readonly string[]): Sql => sql`
  select n.key, coalesce(k.facets -> n.key, jsonb_build_array(k.numbers -> n.key)) as value
  from unnest(${[...names]}::text[]) n (key) where k.facets ? n.key or k.numbers ? n.key`;

/** The values of what is kept with their numbers, and the figures of its numbers. */
const facetsOf = (facets: readonly string[]): Sql => sql`
  (select coalesce(json_agg(json_build_array(c.key, c.value, c.count)
     order by c.key, c.count desc, c.value), '[]')
   from (
     select a.key, v.value, sum(a.count)::int as count
     from (
       -- Many records have the same values of a facet: they are counted before they are taken apart.
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

/** Of so many words that begin alike, the shortest. */
const MOST_CONTINUATIONS = 40;

/**
 * The words of the index that go on where these end: of the last one, which may just be being typed,
 * and of those no record has.
 */
export async function findContinuations(
  db: Db,
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

/** Words of titles, keywords and synonyms that each word may be a slip of; of a word that is known, none. */
export async function findNearWords(
  db: Db,
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

/** The name of the number stands in the statement, else no index serves the order. */
const orderBySort = ({ by, order }: NonNullable<Question['sort']>) => {
  const value = sql`(r.numbers ->> ${sql.lit(by)})::numeric`;
  return order === 'asc' ? sql`${value} asc nulls last` : sql`${value} desc nulls last`;
};

function orderBy({ sort, cheapest }: Question): Sql {
  const price = sql`(k.numbers ->> 'price')::numeric asc nulls last`;
  const relevance = cheapest
    ? sql`k.score desc, ${price}, k.popularity desc, k.title, k.object_id`
    : sql`k.score desc, k.popularity desc, k.title, k.object_id`;
  if (!sort) return relevance;
  const value = sql`(k.numbers ->> ${sort.by})::numeric`;
  return sort.order === 'asc'
    ? sql`${value} asc nulls last, ${relevance}`
    : sql`${value} desc nulls last, ${relevance}`;
}
