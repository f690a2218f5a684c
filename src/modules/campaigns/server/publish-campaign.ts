import type { Work } from '#schema.ts';
import type { Campaign } from '../rules/index.ts';

interface Publication {
  campaign: Campaign;
  startsOn: Temporal.PlainDate | null;
  /** Last day included. */
  endsOn: Temporal.PlainDate | null;
}

/** Writes a campaign, replacing what stood under the same code; its reports stay. */
export async function publishCampaign(
  work: Work,
  { campaign, startsOn, endsOn }: Publication,
): Promise<void> {
  const { code, action, configurations, conditions, priority } = campaign;
  const row = {
    ...{ action, priority, enabled: true },
    configurations: JSON.stringify(configurations),
    conditions: JSON.stringify(conditions),
    starts_on: startsOn?.toString() ?? null,
    ends_on: endsOn?.toString() ?? null,
  };
  await work.tx
    .insertInto('campaigns')
    .values({ code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute();
}
