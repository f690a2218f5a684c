import { retention } from '#registry/retention.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** Deletes how often campaigns were shown on days that are long gone (PRV-03). */
export async function forgetFigures({ tx, today }: UnitOfWork): Promise<void> {
  await tx
    .deleteFrom('campaign_reports')
    .where('day', '<', today.subtract(retention.campaignFigures).toString())
    .execute();
}
