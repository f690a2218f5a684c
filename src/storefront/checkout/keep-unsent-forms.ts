import { type DataStrategyResult, data, type MiddlewareFunction } from 'react-router';
import { words } from '#i18n/words.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { isUnreached } from '#pages/unreached.ts';
import messages from '../messages/unsent.fr.json';

const t = words(messages);

/**
 * When the shop is not reached, a form stays with everything that was typed and says why. For pages
 * with forms; it is not part of what every page loads.
 */
export const keepUnsentForms: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  if (request.method === 'GET') return next();
  const sent = request.clone();
  const results = await next();
  for (const [route, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || !isUnreached(result)) continue;
    const form = String((await sent.formData()).get('intent'));
    results[route] = { type: 'data', result: data(unsent(form), 503) };
  }
  return results;
};

const unsent = (form: string): FormAnswer => ({
  form,
  submission: String(performance.now()),
  values: {},
  fields: {},
  problems: [t('unsent')],
});
