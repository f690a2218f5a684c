import { type Params, words } from '#i18n/words.ts';
import messages from '../messages/fr.json';

const t = words(messages);

/** What is wrong with a field: a code with its values, and the server's own words if it gave some. */
export interface FieldProblem {
  code?: string | null;
  message?: string;
  params?: Params;
}

/**
 * The words under a field: `forms.{form}.{field}.errors.{code}`, else those of the generic code,
 * else the server's message, translated when it is a key itself (FRM-13, FRM-14, FRM-16).
 */
export function fieldError(form: string, field: string, problem: FieldProblem): string {
  const { code, message, params } = problem;
  const keys = code
    ? [`forms.${form}.${field}.errors.${code}`, `forms.generic.errors.${code}`]
    : [];
  const found = keys.filter((key) => t.has(key)).map((key) => t.translate(key, params));
  // A text that quotes a value nobody gave is not shown: the server's message knows it.
  const complete = found.find((text) => !text.includes('{{'));
  return complete ?? (message ? t.translate(message, params) : (found[0] ?? code ?? ''));
}

/** What forms say where a field has no words of its own (FRM-05 to FRM-11). */
export const genericErrors: object = messages.forms.generic.errors;
