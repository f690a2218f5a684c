import { data, redirect } from 'react-router';
import { isOutage } from '#kit/outage.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { outageAnswer } from '#pages/forms/submit-form.server.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { formKeyOf } from './form-key.tsx';
import { resumedForm } from './resumed-form.server.ts';

/** A submitted back office form. */
interface OfficeForm {
  admin: AdminClient;
  data: FormData;
  /** Idempotency key of the form. */
  key: string | undefined;
}

/** The handler of a form; returns the result of `submitForm`. */
export type OfficeIntent<Given = object> = (form: OfficeForm & Given) => Promise<{
  refused?: FormAnswer;
  /** There is no error, but more input is needed: the page is shown again with it. */
  requested?: FormAnswer;
}>;

/**
 * Runs the handler of the submitted form by its `intent`. A refused form is shown again with its
 * errors (422); a successful one redirects to `next`, so that a reload submits nothing twice.
 */
export async function answerIntent<Given extends object>(
  intents: Readonly<Record<string, OfficeIntent<Given>>>,
  request: Request,
  { admin, next, ...given }: { admin: AdminClient; next: string } & Given,
) {
  const form = await request.formData();
  const name = String(form.get('intent') ?? '');
  const resumed = resumedForm(form);
  if (resumed) return data(resumed);
  const intent = Object.hasOwn(intents, name) ? intents[name] : undefined;
  if (!intent) throw data(null, { status: 400 });
  const requested = { ...given, admin, data: form, key: formKeyOf(form) };
  const { refused, requested: question } = await intent(
    requested as object as OfficeForm & Given,
  ).catch((error: unknown) => {
    // During a database outage the input is preserved; any other error is a bug.
    if (!isOutage(error)) throw error;
    return { refused: outageAnswer(name, form, error), requested: undefined };
  });
  if (refused) return data(refused, { status: 422 });
  if (question) return data(question);
  throw redirect(next);
}
