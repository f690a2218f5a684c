import { NO_CONDITIONS } from '#modules/campaigns/rules/index.ts';
import { publishCampaign } from '#modules/campaigns/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { DemoCampaign } from '../../seeds/types.ts';
import { sceneOf } from './pictures.ts';

/** Creates the campaigns of the demonstration's campaign service. */
export async function publishCampaigns(
  work: UnitOfWork,
  campaigns: readonly DemoCampaign[],
): Promise<void> {
  for (const { code, action, categories, scene, configurations } of campaigns)
    await publishCampaign(work, {
      campaign: {
        code,
        action,
        priority: 0,
        configurations: scene ? { ...configurations, image: sceneOf(scene) } : configurations,
        conditions: { ...NO_CONDITIONS, events: ['page_view'], categories },
      },
      startsOn: null,
      endsOn: null,
    });
}
