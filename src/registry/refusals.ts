import { exists, printable, refusalText, t } from '#i18n/catalogue.server.ts';
import { toReader } from '#i18n/spoken.server.ts';
import type { RefusalCatalogue, RefusalParams } from '#kit/refusal.ts';

const contracts = import.meta.glob<{ refusals?: RefusalCatalogue }>('../modules/*/*contracts.ts', {
  eager: true,
});

/** Every refusal code with its HTTP status, collected from the modules. */
export const refusalStatuses: RefusalCatalogue = Object.assign(
  {},
  ...Object.values(contracts).map((module) => module.refusals ?? {}),
);

export const statusOf = (code: string): number | undefined => refusalStatuses[code];

/**
 * The message of a refusal code, else of the generic field error with that code, else null. In the
 * language of the API client, French by default.
 */
export function words(code: string, params: RefusalParams = {}): string | null {
  return toReader(() => {
    const refusal = refusalText(code, params);
    if (refusal) return refusal;
    const generic = `customers.forms.generic.errors.${code}`;
    return exists(generic) ? t(generic, printable(params)) : null;
  });
}
