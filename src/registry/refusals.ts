import { exists, printable, refusalText, t } from '#i18n/catalogue.server.ts';
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

/** French words of a refusal, else of the generic field error with that code, else null. */
export function words(code: string, params: RefusalParams = {}): string | null {
  const refusal = refusalText(code, params);
  if (refusal) return refusal;
  const generic = `customers.forms.generic.errors.${code}`;
  return exists(generic) ? t(generic, printable(params)) : null;
}
