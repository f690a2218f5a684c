import { type Params, words } from '#i18n/words.ts';
import messages from '../messages/fr.json';

const t = words(messages);

/** Error of a field: a code with its parameters, and the server's message if any. */
export interface FieldProblem {
  code?: string | null;
  message?: string;
  params?: Params;
}

/**
 * Error text of a field: `forms.{form}.{field}.errors.{code}`, else the generic text of the code,
 * else the server's message, translated when it is a text key (FRM-13, FRM-14, FRM-16).
 */
export function fieldError(form: string, field: string, problem: FieldProblem): string {
  const { code, message, params } = problem;
  const keys = code
    ? [`forms.${form}.${field}.errors.${code}`, `forms.generic.errors.${code}`]
    : [];
  const found = keys.filter((key) => t.has(key)).map((key) => t.translate(key, params));
  // A text with a parameter that was not sent is skipped in favour of the server's message.
  const complete = found.find((text) => !text.includes('{{'));
  return complete ?? (message ? t.translate(message, params) : (found[0] ?? code ?? ''));
}

/** Generic error texts for fields without texts of their own (FRM-05 to FRM-11). */
export const genericErrors: object = messages.forms.generic.errors;
