import { jsonText } from '#kit/json-text.ts';
import { renderMarkdown } from '#modules/content/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Campaign } from '../rules/index.ts';

interface Publication {
  campaign: Campaign;
  startsOn: Temporal.PlainDate | null;
  /** Last day included. */
  endsOn: Temporal.PlainDate | null;
  /** Hours of those days, `08:00`; the whole of them when left out. */
  startsAt?: string | null;
  endsAt?: string | null;
  /** Whether visitors get it; they do when left out. */
  enabled?: boolean;
}

/**
 * Writes a campaign, replacing what stood under the same code; its reports stay. Markdown is rendered
 * and cleaned here, once, beside what was written (CMP-33).
 */
export async function publishCampaign(
  work: UnitOfWork,
  { campaign, startsOn, endsOn, startsAt = null, endsAt = null, enabled = true }: Publication,
): Promise<void> {
  const { code, action, configurations, conditions, priority } = campaign;
  const row = {
    action,
    priority,
    enabled,
    configurations: jsonText(campaignConfigurations(configurations)),
    conditions: jsonText(conditions),
    starts_on: startsOn?.toString() ?? null,
    ends_on: endsOn?.toString() ?? null,
    starts_at: startsAt,
    ends_at: endsAt,
  };
  await work.tx
    .insertInto('campaigns')
    .values({ code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute();
}

type Texts = Record<string, unknown>;

/** Configurations as clients read them: Markdown rendered and cleaned beside what was written. */
export function campaignConfigurations({
  message,
  popup_configuration: popup,
  ...others
}: Texts): Texts {
  const shown: Texts = { ...others };
  if (typeof message === 'string') {
    shown.message = message;
    shown.html = renderMarkdown(message);
  }
  if (popup) shown.popup_configuration = popupWithHtml(popup as Texts);
  return shown;
}

function popupWithHtml(popup: Texts): Texts {
  const { content, first_level: level } = popup;
  if (typeof content !== 'string') return popup;
  return { ...popup, html: renderMarkdown(content, typeof level === 'number' ? level : undefined) };
}
