/** Fields of every tracked event (TRK-06). */
export interface Common {
  platform_env: string;
  /** Two letters of the site's country (I18-14). */
  country_version: string;
  store_code: string;
}

export interface Tracked {
  name: string;
  data?: Readonly<Record<string, unknown>>;
}

const SITE_ENTITY = 'store';

/**
 * Data layer entries for an event, in order: the name with its suffix (TRK-08), the common fields, and before
 * ecommerce data a reset of the previous data (contracts §7.2).
 */
export function layerEntries(common: Common, { name, data = {} }: Tracked): object[] {
  const { platform_env, country_version, store_code } = common;
  const event = {
    event: `${name}_gtm`,
    platform_env,
    site_entity: SITE_ENTITY,
    country_version,
    store_code,
    ...data,
  };
  return 'ecommerce' in data ? [{ ecommerce: null }, event] : [event];
}

interface View {
  /** Path of the viewed page. */
  path: string;
  screen: string;
  event?: string;
  extra?: Readonly<Record<string, unknown>>;
}

/** A viewed part of a page, in the format of the tag manager's helpers (TRK-18). */
export const viewEntry = ({ path, screen, event = 'content-view', extra }: View) => ({
  ...extra,
  event,
  'content-name': path,
  'content-view-name': screen,
});

interface Interaction {
  event?: string;
  target?: string | null;
  action?: string | null;
  properties?: unknown;
  value?: unknown;
  /** True when it was not a deliberate action. */
  noninteraction?: boolean;
}

/** An interaction with a part of a page (TRK-19). */
export function interactionEntry(interaction: Interaction) {
  const { event = 'interaction', target = null, action = null } = interaction;
  const { properties = null, value = null, noninteraction = false } = interaction;
  return {
    event,
    target,
    action,
    'target-properties': properties,
    value,
    'interaction-type': noninteraction,
  };
}
