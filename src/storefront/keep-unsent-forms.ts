import { type DataStrategyResult, data, type MiddlewareFunction } from 'react-router';
import { words } from '#i18n/words.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { isUnreached } from '#pages/unreached.ts';
import messages from './messages/errors.fr.json';

const t = words(messages);

/**
 * A form that could not be sent because the shop is not reached: its page stays, with everything
 * that was typed, and the form says why. Pages of the team restore what was typed themselves.
 */
export const keepUnsentForms: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  if (request.method === 'GET' || /\/gestion\//.test(request.url)) return next();
  const sent = request.clone();
  const results = await next();
  for (const [route, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || !isUnreached(result)) continue;
    const form = await sent.formData();
    results[route] = { type: 'data', result: data(unsent(String(form.get('intent'))), 503) };
  }
  return results;
};

/** `error` and `intent` are what the forms of the cart show. */
function unsent(form: string): FormAnswer & { intent: string; error: string } {
  const error = t('unsent');
  const submission = String(performance.now());
  return { form, submission, values: {}, fields: {}, problems: [error], intent: form, error };
}
