import type { ServiceError } from '#services/service-client.ts';
import { t } from './sign-in-words.ts';

/** Why a visit to the company's accounts came to nothing, as the address of the sign-in page says it. */
export const problemOf = ({ violations: [first] }: ServiceError): string =>
  (first?.code ?? '').replace('staff.openid_', '');

/** The same in words; null where there is none. */
export function openIdWords(why: string | null): string | null {
  if (why === null) return null;
  const key = `openIdProblems.${why}`;
  return t.has(key) ? t.translate(key) : t('openIdProblems.invalid');
}
