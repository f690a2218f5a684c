import { jsonText } from '#kit/json-text.ts';
import { renderMarkdown } from '#modules/content/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Campaign } from '../rules/index.ts';

interface Publication {
  campaign: Campaign;
  startsOn: Temporal.PlainDate | null;
  /** Last day, included. */
  endsOn: Temporal.PlainDate | null;
  /** Times on those days, `08:00`; default: the whole days. */
  startsAt?: string | null;
  endsAt?: string | null;
  /** Whether visitors get it; default: yes. */
  enabled?: boolean;
}

/**
 * Saves a campaign, replacing the one with the same code; its figures stay. Markdown is rendered
 * and sanitised here, once, and stored beside the source (CMP-33).
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

/** Configurations as clients read them: rendered, sanitised Markdown beside the source. */
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
