import { exists, t } from '#i18n/catalogue.server.ts';
import { ownValue } from '#kit/own-value.ts';
import type { Config } from '#platform/config.ts';

/** Settings that texts may refer to. */
export type Facts = Pick<Config, 'CAPTURE_AT'>;

const BUTTONS: Readonly<Record<string, string>> = { now: 'button', later: 'buttonLater' };

/** Text key of each placeholder; the texts of `debit` depend on the settings. */
const messageOf: Readonly<Record<string, (name: string, facts: Facts) => string>> = {
  debit: (name, { CAPTURE_AT }) => `payments.debit.${CAPTURE_AT}.${name}`,
  button: (name) => `checkout.terms.${ownValue(BUTTONS, name)}`,
  calendar: (name) => `shipping.calendar.${name}`,
};

/** Placeholder filled in where the message is shown, such as the amount on a button. */
const PARAMETER = /[\s·]*\{\{\w+\}\}/g;
const PLACE = /\{\{\s*(\w+)\.(\w+)\s*\}\}/g;

/**
 * Replaces placeholders such as `{{debit.card}}` in the JSON of a document by the shop's own text,
 * so that a text stays true when a setting changes. Unknown placeholders are not changed.
 */
export function fillFacts(json: string, facts: Facts): string {
  if (!json.includes('{{')) return json;
  return json.replace(PLACE, (place, kind: string, name: string) => {
    const key = ownValue(messageOf, kind)?.(name, facts);
    if (!key || !exists(key)) return place;
    return JSON.stringify(t(key).replace(PARAMETER, '')).slice(1, -1);
  });
}
