import { retention } from '#registry/retention.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** Deletes old daily figures of campaigns and tests (PRV-03). */
export async function forgetFigures({ tx, today }: UnitOfWork): Promise<void> {
  const before = today.subtract(retention.campaignFigures).toString();
  await tx.deleteFrom('campaign_reports').where('day', '<', before).execute();
  await tx.deleteFrom('abtest_visitors').where('seen_on', '<', before).execute();
}
