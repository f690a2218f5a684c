import { type RawBuilder, sql } from 'kysely';
import { singular } from '#kit/word-match.ts';
import type { Db } from '#registry/schema.ts';
import type { IndexName } from '../contracts.ts';
import type { Condition } from '../rules/index.ts';
import { whereOf } from './where.ts';

export interface QueryWord {
  /** Folded. */
  word: string;
  /** Words of the index it may be a slip of. */
  meant: readonly string[];
}

export interface Question {
  index: IndexName;
  channelCode: string;
  /** All have to be answered. */
  words: readonly QueryWord[];
  /** When no record answers all words, those that answer most. */
  anyWords: boolean;
  condition: Condition;
  /** A number of the records to sort by, else relevance. */
  sort: { by: string; order: 'asc' | 'desc' } | null;
  facets: readonly string[];
  offset: number;
  limit: number;
}

interface SearchPage {
  total: number;
  hits: Record<string, unknown>[];
  /** `[facet, value, count]`, the most frequent first. */
  facets: [facet: string, value: string, count: number][];
  stats: { key: string; min: number; max: number; avg: number; sum: number }[];
}

/**
 * How well the record answers one word: the title says it, begins with it, a keyword does, the
 * text does; or title and keywords say what the word is a slip of. All hold letters and digits only.
 */
function score({ word, meant }: QueryWord): RawBuilder<number> {
  const begins = `% ${singular(word)}%`;
  const slips = meant.map((one) => `% ${one} %`);
  return sql<number>`case when r.title like ${`% ${word} %`} then 8 when r.title like ${begins} then 6
    when r.head like ${begins} then 4 when r.body like ${begins} then 2
    when r.head like any(${slips}::text[]) then 1 else 0 end`;
}

/**
 * One page of what answers, how much does, and the values it has, in one statement. What answers
 * less than half as well as the best is left out: food for dogs may speak of cats.
 */
export async function findRecords(db: Db, question: Question): Promise<SearchPage> {
  const { index, channelCode, words, anyWords, condition, sort, facets, offset, limit } = question;
  const scores = words.map((word, at) => sql`${score(word)} as ${sql.ref(`s${at}`)}`);
  const refs = words.map((_, at) => sql.ref(`w.s${at}`));
  const sum = refs.length > 0 ? sql.join(refs, sql` + `) : sql`0`;
  const answered =
    refs.length > 0
      ? sql.join(
          refs.map((ref) => sql`(${ref} > 0)::int`),
          sql` + `,
        )
      : sql`0`;
  const least = anyWords
    ? sql`greatest(least(1, ${words.length}::int), (select max(m.answered) from matching m))`
    : sql`${words.length}::int`;
  const { rows } = await sql<SearchPage>`
    with matching as (
      select r.object_id, r.facets, r.numbers, r.popularity, r.title, r.record,
        ${sum} as score, ${answered} as answered
      from search_records r
      ${words.length > 0 ? sql`cross join lateral (select ${sql.join(scores)}) w` : sql``}
      where r.index_name = ${index} and r.channel_code in ('', ${channelCode})
        and ${whereOf(condition)}),
    answering as (select * from matching where answered >= ${least}),
    kept as (select * from answering
      where score * 2 >= (select coalesce(max(a.score), 0) from answering a)),
    page as (
      select k.record, row_number() over (order by ${orderBy(sort)}) as place
      from kept k order by place limit ${limit} offset ${offset}),
    counted as (
      select f.key, v.value, count(*)::int as count
      from kept k
      -- A number is a facet too: range inputs of official widgets read stats of facets only.
      cross join lateral (
        select key, value from jsonb_each(k.facets)
        union all select key, jsonb_build_array(value) from jsonb_each(k.numbers)) f
      cross join lateral jsonb_array_elements_text(f.value) v
      where ${facets.includes('*')} or f.key = any(${[...facets]}::text[])
      group by f.key, v.value)
    select (select count(*) from kept) as total,
      (select coalesce(json_agg(p.record order by p.place), '[]') from page p) as hits,
      (select coalesce(json_agg(json_build_array(c.key, c.value, c.count)
         order by c.key, c.count desc, c.value), '[]') from counted c) as facets,
      (select coalesce(json_agg(s), '[]') from (
         select n.key, min(n.value::numeric)::float, max(n.value::numeric)::float,
           avg(n.value::numeric)::float, sum(n.value::numeric)::float
         from kept k cross join lateral jsonb_each_text(k.numbers) n
         where ${facets.includes('*')} or n.key = any(${[...facets]}::text[])
         group by n.key) s) as stats`.execute(db);
  return rows[0] as SearchPage;
}

/** The words of titles and keywords that one asked for may be a slip of: same first letter, about as long. */
export async function findNearWords(
  db: Db,
  { index, channelCode }: Pick<Question, 'index' | 'channelCode'>,
  words: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct t.word from search_records r
    cross join lateral unnest(string_to_array(btrim(r.head), ' ')) t (word)
    where r.index_name = ${index} and r.channel_code in ('', ${channelCode})
      and exists (select from unnest(${[...words]}::text[]) a (word)
        where left(a.word, 1) = left(t.word, 1)
          and abs(length(a.word) - length(t.word)) <= 2)`.execute(db);
  return rows.map(({ word }) => word);
}

function orderBy(sort: Question['sort']) {
  const relevance = sql`k.score desc, k.popularity desc, k.title, k.object_id`;
  if (!sort) return relevance;
  const value = sql`(k.numbers ->> ${sort.by})::numeric`;
  return sort.order === 'asc'
    ? sql`${value} asc nulls last, ${relevance}`
    : sql`${value} desc nulls last, ${relevance}`;
}
