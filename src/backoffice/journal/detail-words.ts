import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { t as tSettings } from '../settings/settings-words.ts';
import { t as tTeam } from '../team/team-words.ts';
import { t as tWebhooks } from '../webhooks/webhooks-words.ts';
import { t } from './journal-words.ts';

/** Detail fields that are amounts in cents. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'amount',
  'cents',
  'price',
  'difference',
  'freeFrom',
  'goodwill',
]);

/** What an action changed, as people say it: « Montant : 42,90 € · Raison : Sac abîmé » (O-36). */
export const detailWords = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => t('detail', { name: nameOf(name), value: shownOf(name, value) }))
    .join(' · ');

/** What an action was done to: a setting, a wave or a kind of things in words, all else as the shop names it. */
export function subjectWords(action: string, subject: string): string {
  if (action.startsWith('setting.') && tSettings.has(`names.${subject}`))
    return tSettings.translate(`names.${subject}`);
  if (action.startsWith('wave.') && /^\d+$/.test(subject)) return t('wave', { number: subject });
  return t.has(`subjects.${subject}`) ? t.translate(`subjects.${subject}`) : subject;
}

const nameOf = (name: string): string =>
  t.has(`details.${name}`) ? t.translate(`details.${name}`) : name;

function shownOf(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => shownOf(name, one)).join(', ');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return AMOUNTS.has(name) ? money(value) : String(value);
  if (typeof value === 'string') return textOf(name, value);
  return detailWords(value as Readonly<Record<string, unknown>>);
}

/** Codes are translated and dates formatted; free text is unchanged. */
function textOf(name: string, value: string): string {
  if (name === 'events' && tWebhooks.has(`events.${value}`))
    return tWebhooks.translate(`events.${value}`);
  if (name === 'permissions' && tTeam.has(`permissions.${value}`))
    return tTeam.translate(`permissions.${value}`);
  if (t.has(`values.${name}.${value}`)) return t.translate(`values.${name}.${value}`);
  if (/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return fullDate(value.slice(0, 10));
  return value;
}
