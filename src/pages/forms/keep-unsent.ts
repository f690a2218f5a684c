import { data } from 'react-router';
import { generic } from '#ui/words.ts';
import { isUnreached } from '../unreached.ts';
import { type FormAnswer, shownValues } from './form-answer.ts';

/**
 * Sends a form from a page's `clientAction`. When the shop is not reached, the page stays with
 * everything that was typed: `answer` makes the page's own answer of a form that was not sent (F2).
 * A press with nothing typed has no place for a message: the page then says that it was not reached.
 */
export async function keepUnsent<Done, Refused>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Done> },
  answer: (refused: FormAnswer, sent: FormData) => Refused,
) {
  const again = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnreached(error)) throw error;
    const sent = await again.formData();
    if (!holdsTyped(String(sent.get('intent')))) throw error;
    // As a failure: the router then does not load the page again, which would fail as well.
    return data(answer(unsent(sent), sent), { status: 503 });
  }
}

/** Whether the page shows a form of this name that keeps what is typed and says why it was not sent. */
const holdsTyped = (form: string): boolean =>
  Array.from(document.querySelectorAll<HTMLInputElement>('form[data-typed] [name=intent]')).some(
    ({ value }) => value === form,
  );

const unsent = (sent: FormData): FormAnswer => ({
  form: String(sent.get('intent')),
  submission: String(performance.now()),
  values: shownValues(sent),
  fields: {},
  problems: [generic('unreached')],
});
