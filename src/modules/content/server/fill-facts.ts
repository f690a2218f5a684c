import { exists, t } from '#i18n/catalogue.server.ts';
import { ownValue } from '#kit/own-value.ts';
import type { Config } from '#platform/config.ts';

/** The settings that texts of the team may speak of. */
export type Facts = Pick<Config, 'CAPTURE_AT'>;

const BUTTONS: Readonly<Record<string, string>> = { now: 'button', later: 'buttonLater' };

/** Where the words of a fact stand; those of `debit` are what the settings make true. */
const messageOf: Readonly<Record<string, (name: string, facts: Facts) => string>> = {
  debit: (name, { CAPTURE_AT }) => `payments.debit.${CAPTURE_AT}.${name}`,
  button: (name) => `checkout.terms.${ownValue(BUTTONS, name)}`,
  calendar: (name) => `shipping.calendar.${name}`,
};

/** What a message is filled with where it is shown, such as the amount on a button. */
const PARAMETER = /[\s·]*\{\{\w+\}\}/g;
const PLACE = /\{\{\s*(\w+)\.(\w+)\s*\}\}/g;

/**
 * The JSON of a document with each `{{debit.card}}` in it replaced by what the shop says everywhere
 * else: a text that is typed once stays true when a setting changes. What names nothing stays as it is.
 */
export function fillFacts(json: string, facts: Facts): string {
  if (!json.includes('{{')) return json;
  return json.replace(PLACE, (place, kind: string, name: string) => {
    const key = ownValue(messageOf, kind)?.(name, facts);
    if (!key || !exists(key)) return place;
    return JSON.stringify(t(key).replace(PARAMETER, '')).slice(1, -1);
  });
}
