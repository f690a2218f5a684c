import { refuse, refuseFields, type Violation } from '#kit/refusal.ts';
import { findVariantsForSale, listCategories } from '#modules/catalog/server/index.ts';
import { getSites } from '#modules/channels/server/index.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';
import type { CampaignDraft, CampaignEdit } from '../admin-contracts.ts';
import { configurationsOf, contentViolations } from './configurations-of.ts';
import { publishCampaign } from './publish-campaign.ts';

const day = (text: string | null) => (text === null ? null : Temporal.PlainDate.from(text));

/**
 * Creates a campaign, hidden until it is published.
 * @throws Refusal with the invalid fields.
 */
export async function createCampaign(
  work: UnitOfWork,
  { code, ...draft }: CampaignDraft,
): Promise<void> {
  const taken = [{ propertyPath: 'code', code: 'campaign.code_taken' }];
  const before = await lock(work, code);
  await write(work, { code, draft, retained: {}, enabled: false }, before ? taken : []);
}

/**
 * Changes a campaign, whether enabled or not.
 * @throws Refusal `campaign.unknown`, or with the invalid fields.
 */
export async function editCampaign(
  work: UnitOfWork,
  code: string,
  draft: CampaignEdit,
): Promise<void> {
  const before = await lock(work, code);
  if (!before) throw refuse('campaign.unknown');
  const { enabled, configurations: stored } = before;
  await write(work, { code, draft, retained: stored, enabled });
}

/**
 * Enables or disables a campaign.
 * @throws Refusal `campaign.unknown`
 */
export async function switchCampaign(
  work: UnitOfWork,
  code: string,
  enabled: boolean,
): Promise<void> {
  const changed = await work.tx
    .updateTable('campaigns')
    .set({ enabled })
    .where('code', '=', code)
    .returning('code')
    .executeTakeFirst();
  if (!changed) throw refuse('campaign.unknown');
}

const lock = ({ tx }: UnitOfWork, code: string) =>
  tx
    .selectFrom('campaigns')
    .select(['enabled', 'configurations'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();

interface Writing {
  code: string;
  draft: CampaignEdit;
  retained: Record<string, unknown>;
  enabled: boolean;
}

async function write(
  work: UnitOfWork,
  { code, draft, retained: stored, enabled }: Writing,
  others: readonly Violation[] = [],
): Promise<void> {
  const wrong = [...others, ...contentViolations(draft), ...(await notSold(work.tx, draft))];
  if (wrong.length > 0) throw refuseFields(wrong);
  const { events, countries, templates, categories, items, needsConsent } = draft;
  const { action, priority, startsOn, endsOn, startsAt, endsAt } = draft;
  await publishCampaign(work, {
    campaign: {
      code,
      action,
      priority,
      configurations: configurationsOf(draft, stored),
      conditions: { events, countries, templates, categories, items, needsConsent },
    },
    startsOn: day(startsOn),
    endsOn: day(endsOn),
    startsAt,
    endsAt,
    enabled,
  });
}

/** Categories and variants in the conditions that do not exist. */
async function notSold(
  tx: Tx,
  { countries, categories, items }: CampaignEdit,
): Promise<Violation[]> {
  const existing = new Set(
    categories.length > 0 ? (await listCategories(tx)).flatMap(({ path }) => path.split('/')) : [],
  );
  const { channels } = await getSites(tx);
  const sold = new Set<string>();
  for (const { code, countries: served } of channels) {
    if (countries.length > 0 && !countries.some((country) => served.includes(country))) continue;
    for (const variant of await findVariantsForSale(tx, code, items)) sold.add(variant.code);
  }
  const missing = {
    categories: categories.filter((one) => !existing.has(one)),
    items: items.filter((one) => !sold.has(one)),
  };
  return Object.entries(missing)
    .filter(([, found]) => found.length > 0)
    .map(([propertyPath, found]) => ({
      propertyPath,
      code: 'campaign.not_sold',
      params: { missing: found.join(', ') },
    }));
}
