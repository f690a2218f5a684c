import { data, redirect } from 'react-router';
import { isOutage } from '#kit/outage.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { outageAnswer } from '#pages/forms/submit-form.server.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { formKeyOf } from './form-key.tsx';
import { resumedForm } from './resumed-form.server.ts';

/** A form of the back office, as an action finds it. */
interface OfficeForm {
  admin: AdminClient;
  data: FormData;
  /** The key of this showing of the form. */
  key: string | undefined;
}

/** What a form does, given what its page adds; the answer of `submitForm`. */
export type OfficeIntent<Given = object> = (form: OfficeForm & Given) => Promise<{
  refused?: FormAnswer;
  /** Nothing is wrong, but more has to be said: the page is shown again with it. */
  requested?: FormAnswer;
}>;

/**
 * Runs the form a page was sent, by its `intent`: refused, it is shown again with what is wrong
 * (422); done, the browser goes on to `next`, so that a reload sends nothing twice.
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
    // What was typed stays while the database is away; anything else is a bug.
    if (!isOutage(error)) throw error;
    return { refused: outageAnswer(name, form, error), requested: undefined };
  });
  if (refused) return data(refused, { status: 422 });
  if (question) return data(question);
  throw redirect(next);
}
