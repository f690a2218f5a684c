import { sql } from 'kysely';
import type { Reader } from '#registry/schema.ts';
import type { Recommended, RecommendParams } from '../contracts.ts';
import type { Condition, StoredIndex } from '../rules/index.ts';
import { whereOf } from './where.ts';

type RecommendationQuery = Pick<
  RecommendParams,
  'model' | 'objectID' | 'facetName' | 'threshold' | 'maxRecommendations'
> & { index: StoredIndex; channelCode: string; condition: Condition };

/**
 * Recommendations for a record: those for the same animal with the most facets in common; for `bought-together`,
 * those of another type. Trending items are the most popular ones. Scores: 0 to 100.
 */
export async function recommend(db: Reader, request: RecommendationQuery): Promise<Recommended[]> {
  const { model, threshold, maxRecommendations } = request;
  if (model === 'trending-facets') return trendingValues(db, request);
  const scored = model === 'trending-items' ? trending(request) : related(request);
  const { rows } = await sql<{ record: Record<string, unknown>; score: number }>`
    select record, score from (${scored}) s where score >= ${threshold}
    order by score desc, popularity desc, object_id limit ${maxRecommendations}`.execute(db);
  return rows.map(({ record, score }) => ({ ...record, _score: score }));
}

const inIndex = ({ index, channelCode }: RecommendationQuery) =>
  sql`r.index_name = ${index} and r.channel_code in ('', ${channelCode})`;

const facetsOfR = sql`jsonb_each(r.facets) f
  cross join lateral jsonb_array_elements_text(f.value) v`;

const trending = (request: RecommendationQuery) => sql`
  select r.record, r.popularity, r.object_id,
    round(100.0 * r.popularity / greatest(max(r.popularity) over (), 1))::int as score
  from search_records r where ${inIndex(request)} and ${whereOf(request.condition)}`;

/** Similarity: common facets divided by all facets of both; no rows for an unknown record. */
const related = (request: RecommendationQuery) => sql`
  with named as (
    select r.facets, (select coalesce(jsonb_agg(jsonb_build_array(f.key, v.value)), '[]')
      from ${facetsOfR}) as pairs
    from search_records r where ${inIndex(request)} and r.object_id = ${request.objectID})
  select r.record, r.popularity, r.object_id, round(100.0 * o.shared
    / greatest(o.own + jsonb_array_length(n.pairs) - o.shared, 1))::int as score
  from named n cross join search_records r
  cross join lateral (
    select count(*) as own, count(*) filter (
      where n.pairs @> jsonb_build_array(jsonb_build_array(f.key, v.value))) as shared
    from ${facetsOfR}) o
  where ${inIndex(request)} and ${whereOf(request.condition)}
    and r.object_id <> ${request.objectID} and o.shared > 0
    and r.facets -> 'espece' is not distinct from n.facets -> 'espece'
    and (${request.model !== 'bought-together'}
      or r.facets -> 'type' is distinct from n.facets -> 'type')`;

/** The facet values with the most popular records. */
async function trendingValues(db: Reader, request: RecommendationQuery): Promise<Recommended[]> {
  const { facetName, threshold, maxRecommendations } = request;
  const { rows } = await sql<Recommended>`
    select * from (
      select f.key as "facetName", v.value as "facetValue",
        round(100.0 * sum(r.popularity) / greatest(max(sum(r.popularity)) over (), 1))::int
          as "_score"
      from search_records r cross join lateral ${facetsOfR}
      where ${inIndex(request)} and ${whereOf(request.condition)} and f.key = ${facetName}
      group by f.key, v.value) t
    where "_score" >= ${threshold}
    order by "_score" desc, "facetValue" limit ${maxRecommendations}`.execute(db);
  return rows;
}
