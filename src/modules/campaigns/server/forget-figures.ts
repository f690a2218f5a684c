import { retention } from '#registry/retention.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** Deletes how often campaigns were shown, and who took part in tests, on days that are long gone (PRV-03). */
export async function forgetFigures({ tx, today }: UnitOfWork): Promise<void> {
  const before = today.subtract(retention.campaignFigures).toString();
  await tx.deleteFrom('campaign_reports').where('day', '<', before).execute();
  await tx.deleteFrom('abtest_visitors').where('seen_on', '<', before).execute();
}
