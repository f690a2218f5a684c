import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { AbTestShape } from '../admin-contracts.ts';
import { judgeTest } from '../rules/index.ts';

/** Tests, the latest first, with the visitors of each version who ordered after seeing it. */
export async function readTests(db: Db): Promise<AbTestShape[]> {
  const { rows } = await sql<{
    test: string;
    campaign: string | null;
    segments: string[] | null;
    segment: string;
    since: string;
    seen: number;
    ordered: number;
  }>`
    select v.test, c.code as campaign, c.segments, v.segment, min(v.since) over (partition by v.test)::text as since,
      v.seen, v.ordered
    from (select test, segment, min(seen_on) as since, count(*)::integer as seen, count(ordered_on)::integer as ordered
          from abtest_visitors group by 1, 2) v
    left join lateral (select code, array(select jsonb_array_elements_text(configurations -> 'segments')) as segments
                       from campaigns where action = 'abtest' and configurations ->> 'name' = v.test
                       order by code limit 1) c on true
    order by 5 desc, 1`.execute(db);
  return [...Map.groupBy(rows, ({ test }) => test)].flatMap(([test, versions]) => {
    const [first] = versions;
    if (!first) return [];
    const place = (segment: string) => {
      const at = first.segments?.indexOf(segment) ?? -1;
      return at < 0 ? Number.MAX_SAFE_INTEGER : at;
    };
    const ordered = versions.toSorted(
      (a, b) => place(a.segment) - place(b.segment) || a.segment.localeCompare(b.segment),
    );
    const { campaign, since } = first;
    return [{ '@type': 'AbTest' as const, test, campaign, since, versions: judgeTest(ordered) }];
  });
}
