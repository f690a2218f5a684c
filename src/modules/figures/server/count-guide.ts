import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';

interface GuideAnswer {
  day: Temporal.PlainDate;
  channel: string;
  /** Whether a food was recommended. */
  isProposed: boolean;
}

/** Counts a guide result by day and site; stores nothing about the visitor or their answers. */
export async function countGuide(db: Db, { day, channel, isProposed }: GuideAnswer): Promise<void> {
  const [proposed, without] = isProposed ? [1, 0] : [0, 1];
  await sql`
    insert into guide_counts (day, channel, proposed, without) values (${day.toString()}, ${channel}, ${proposed}, ${without})
    on conflict (day, channel) do update set proposed = guide_counts.proposed + excluded.proposed,
      without = guide_counts.without + excluded.without`.execute(db);
}
