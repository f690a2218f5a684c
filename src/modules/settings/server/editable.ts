import { ADJUSTABLE } from '#kit/adjustable-terms.ts';
import { METHODS_SETTINGS } from '#kit/sites.ts';
import { type Settings, settings } from '#platform/config-settings.ts';

/** Type of a value, for input and parsing. */
type Kind =
  | 'count'
  | 'hours'
  | 'days'
  | 'rising'
  | 'euros'
  | 'text'
  | 'email'
  | 'time'
  | 'closed'
  | 'methods'
  | 'limits'
  | 'texts'
  | 'terms'
  | 'offers';

export interface EditableSetting {
  name: EditableName;
  /** Group on the settings page. */
  group:
    | 'warehouse'
    | 'alerts'
    | 'payment'
    | 'unpaid'
    | 'renewals'
    | 'service'
    | 'texts'
    | 'privacy'
    | 'seller';
  kind: Kind;
}

/**
 * Settings the team can change. All others are fixed by the environment: addresses, keys, and whatever is read at
 * start.
 */
export const EDITABLE = [
  { name: 'WAREHOUSE_CUT_OFF', group: 'warehouse', kind: 'time' },
  { name: 'WAREHOUSE_CLOSED', group: 'warehouse', kind: 'closed' },
  { name: 'LATE_AFTER_DAYS', group: 'alerts', kind: 'days' },
  { name: 'UNPAID_ALERT_DAYS', group: 'alerts', kind: 'days' },
  { name: 'STOCK_COVER_DAYS', group: 'alerts', kind: 'days' },
  { name: 'STOCK_EXPIRY_DAYS', group: 'alerts', kind: 'days' },
  { name: 'MESSAGE_ALERT_HOURS', group: 'alerts', kind: 'hours' },
  { name: 'RENEWAL_ALERT_COUNT', group: 'alerts', kind: 'count' },
  ...METHODS_SETTINGS.map((name) => ({ name, group: 'payment', kind: 'methods' }) as const),
  { name: 'PAYMENT_LIMITS', group: 'payment', kind: 'limits' },
  { name: 'UNPAID_ORDERS_PER_MAILBOX', group: 'unpaid', kind: 'count' },
  { name: 'UNPAID_ORDERS_PER_ADDRESS', group: 'unpaid', kind: 'count' },
  { name: 'UNPAID_PIECES', group: 'unpaid', kind: 'count' },
  { name: 'GUEST_HOLD_DAYS', group: 'unpaid', kind: 'days' },
  { name: 'CARD_DECLINES_PER_HOUR', group: 'unpaid', kind: 'count' },
  { name: 'RENEWAL_RETRY_DAYS', group: 'renewals', kind: 'rising' },
  { name: 'RENEWAL_FAILED_CYCLES', group: 'renewals', kind: 'count' },
  { name: 'LEAVING_OFFERS', group: 'renewals', kind: 'offers' },
  { name: 'LEAVING_PROMOTION', group: 'renewals', kind: 'text' },
  { name: 'GOODWILL_PER_DAY', group: 'service', kind: 'euros' },
  { name: 'GIFT_APPROVAL_ABOVE', group: 'service', kind: 'count' },
  { name: 'WITHDRAWAL_WAIT_HOURS', group: 'service', kind: 'hours' },
  { name: 'INVOICE_VISIBLE_AFTER_DAYS', group: 'service', kind: 'days' },
  { name: 'SUPPORT_EMAIL', group: 'service', kind: 'email' },
  { name: 'REVIEWED_TEXTS', group: 'texts', kind: 'texts' },
  { name: 'RETENTION', group: 'privacy', kind: 'terms' },
  { name: 'SELLER_NAME', group: 'seller', kind: 'text' },
  { name: 'SELLER_FORM', group: 'seller', kind: 'text' },
  { name: 'SELLER_STREET', group: 'seller', kind: 'text' },
  { name: 'SELLER_POSTCODE', group: 'seller', kind: 'text' },
  { name: 'SELLER_CITY', group: 'seller', kind: 'text' },
  { name: 'SELLER_REGISTER', group: 'seller', kind: 'text' },
  { name: 'SELLER_MEDIATOR', group: 'seller', kind: 'text' },
] as const satisfies readonly { name: keyof Settings; group: string; kind: Kind }[];

export type EditableName = (typeof EDITABLE)[number]['name'];
export type EditableSettings = Pick<Settings, EditableName>;

export const editableOf = (name: string): EditableSetting | undefined =>
  EDITABLE.find((one) => one.name === name);

/** Parses a text like an environment variable; null when it is invalid. */
export function parsedSetting(name: EditableName, text: string): Partial<EditableSettings> | null {
  const read = settings.shape[name].safeParse(text);
  const kind = editableOf(name)?.kind;
  // An empty text is a valid value for these: nothing closed, limited or shortened.
  const mayBeEmpty =
    kind === 'closed' ||
    kind === 'limits' ||
    kind === 'texts' ||
    kind === 'terms' ||
    kind === 'offers';
  return read.success && (mayBeEmpty || text.trim() !== '') ? { [name]: read.data } : null;
}

/** The canonical notation of a text; unchanged when it is invalid. */
export function canonicalText(name: EditableName, text: string): string {
  const read = parsedSetting(name, text);
  return read ? settingText(name, read as EditableSettings) : text;
}

const euros = (cents: number | null) => (cents === null ? '' : cents / 100);

/** A value in the notation of environment variables. */
export function settingText(name: EditableName, value: EditableSettings): string {
  const own = value[name];
  if (name === 'WAREHOUSE_CLOSED')
    return value.WAREHOUSE_CLOSED.map(({ from, to }) =>
      from === to ? from : `${from}..${to}`,
    ).join(',');
  if (name === 'GOODWILL_PER_DAY')
    return Object.entries(value.GOODWILL_PER_DAY)
      .map(([role, cents]) => `${role}=${cents / 100}`)
      .join(',');
  if (name === 'PAYMENT_LIMITS')
    return value.PAYMENT_LIMITS.map(
      ({ code, least, most }) => `${code}=${euros(least)}..${euros(most)}`,
    ).join(',');
  if (name === 'LEAVING_OFFERS')
    return Object.entries(value.LEAVING_OFFERS)
      .map(([reason, offers]) => `${reason}=${offers.join('+')}`)
      .join(',');
  if (name === 'RETENTION')
    return ADJUSTABLE.filter((term) => value.RETENTION[term] !== undefined)
      .map((term) => `${term}=${value.RETENTION[term]}`)
      .join(',');
  return Array.isArray(own) ? own.join(',') : String(own);
}
