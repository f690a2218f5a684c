/** What every tracked event says (TRK-06). */
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
 * The entries of the data layer for an event, in the order they are pushed: the name with its suffix
 * (TRK-08), the common fields, and before what is commerce the sheet wiped clean (contracts §7.2).
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
  /** Path of what is looked at. */
  path: string;
  screen: string;
  event?: string;
  extra?: Readonly<Record<string, unknown>>;
}

/** A part of a page that is looked at, as the tag manager's helpers name it (TRK-18). */
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
  /** True for what nobody did on purpose. */
  noninteraction?: boolean;
}

/** Something somebody does with a part of a page (TRK-19). */
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
