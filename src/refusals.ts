import { hasText, t } from '#i18n/index.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import type { Words } from '#platform/http/api-errors.ts';

const contracts = import.meta.glob<{ refusals?: RefusalCatalogue }>('./modules/*/contracts.ts', {
  eager: true,
});

/** Every code the house may refuse with, and its HTTP status, gathered from the modules. */
export const refusalStatuses: RefusalCatalogue = Object.assign(
  {},
  ...Object.values(contracts).map((module) => module.refusals ?? {}),
);

export const statusOf = (code: string): number | undefined => refusalStatuses[code];

/** French words of a refusal, else of the generic form error with that code. */
export const words: Words = (code, params) => {
  const key = [`refusals.${code}`, `forms.generic.errors.${code}`].find(hasText);
  return key ? t(key, params) : null;
};
