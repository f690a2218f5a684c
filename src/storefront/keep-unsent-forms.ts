import { type DataStrategyResult, data, type MiddlewareFunction } from 'react-router';
import { words } from '#i18n/words.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { isUnreached } from '#pages/unreached.ts';
import messages from './messages/errors.fr.json';

const t = words(messages);

/**
 * When the shop is not reached, a form stays with everything that was typed and says why, and so
 * does a page that only looks something up, such as the towns of a postcode. Pages of the team
 * restore what was typed themselves.
 */
export const keepUnsentForms: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  if (/\/gestion\//.test(request.url)) return next();
  const sent = request.method === 'GET' ? null : request.clone();
  const results = await next();
  for (const [route, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || !isUnreached(result)) continue;
    if (sent) {
      const form = String((await sent.formData()).get('intent'));
      results[route] = { type: 'data', result: data(unsent(form), 503) };
    } else if (!route.endsWith('.page')) results[route] = { type: 'data', result: undefined };
  }
  return results;
};

/** `error` and `intent` are what the forms of the cart show. */
function unsent(form: string): FormAnswer & { intent: string; error: string } {
  const error = t('unsent');
  const submission = String(performance.now());
  return { form, submission, values: {}, fields: {}, problems: [error], intent: form, error };
}
