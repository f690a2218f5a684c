import { exists, printable, refusalText, t } from '#i18n/catalogue.server.ts';
import { toReader } from '#i18n/spoken.server.ts';
import type { RefusalCatalogue, RefusalParams } from '#kit/refusal.ts';

const contracts = import.meta.glob<{ refusals?: RefusalCatalogue }>('../modules/*/*contracts.ts', {
  eager: true,
});

/** Every code the house may refuse with, and its HTTP status, gathered from the modules. */
export const refusalStatuses: RefusalCatalogue = Object.assign(
  {},
  ...Object.values(contracts).map((module) => module.refusals ?? {}),
);

export const statusOf = (code: string): number | undefined => refusalStatuses[code];

/**
 * Words of a refusal, else of the generic field error with that code, else null: in the language of
 * whoever called, French when they said none.
 */
export function words(code: string, params: RefusalParams = {}): string | null {
  return toReader(() => {
    const refusal = refusalText(code, params);
    if (refusal) return refusal;
    const generic = `customers.forms.generic.errors.${code}`;
    return exists(generic) ? t(generic, printable(params)) : null;
  });
}
