import { data } from 'react-router';
import { z } from 'zod';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { loadOr404 } from '../load-or-404.ts';

interface Press {
  form: string;
  /** Whose messages explain a refusal. */
  words: string;
  send: () => Promise<unknown>;
}

/** What the button behind a link of a mail does. A link nobody knows is a page nobody has. */
export async function pressMailLink(request: Request, { form, words, send }: Press) {
  const { refused } = await submitForm({
    form,
    words,
    data: await request.formData(),
    schema: z.object({}),
    send: () => loadOr404(send()),
  });
  return data({ refused, done: refused === undefined }, { status: refused ? 422 : 200 });
}
