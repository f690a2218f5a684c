import type { ServiceError } from '#services/service-client.ts';
import { t } from './sign-in-words.ts';

/** Error code of a failed provider sign-in, for the address of the sign-in page. */
export const problemOf = ({ violations: [first] }: ServiceError): string =>
  (first?.code ?? '').replace('staff.openid_', '');

/** The message of that code; null when there is none. */
export function openIdWords(why: string | null): string | null {
  if (why === null) return null;
  const key = `openIdProblems.${why}`;
  return t.has(key) ? t.translate(key) : t('openIdProblems.invalid');
}
