import { redirect } from 'react-router';
import { z } from 'zod';
import { ownValue } from '#kit/own-value.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { paths } from '#pages/paths.ts';
import { ServiceError } from '#services/service-client.ts';
import type { PaymentCalls } from '#services/shop/payments.ts';
import { openCard, saveCard } from '../cards/new-card.server.ts';

interface FormRequest {
  calls: PaymentCalls;
  form: FormData;
}

/** Set only when the form was refused; on success the list shows a confirmation. */
type Refused = FormAnswer | undefined;

const named = z.object({ id: z.coerce.number().int().positive() });
const page = (hash: string) => paths.cards({ typing: hash });

/** A card that is already deleted counts as a success. */
async function remove({ calls, form }: FormRequest): Promise<Refused> {
  const { refused } = await submitForm({
    form: 'remove',
    data: form,
    schema: named,
    send: async ({ id }) => {
      await calls.removeCard(id).catch((error: unknown) => {
        if (!(error instanceof ServiceError) || error.status !== 404) throw error;
      });
      throw redirect(paths.cards({ done: 'supprimee' }));
    },
  });
  return refused;
}

async function prefer({ calls, form }: FormRequest): Promise<Refused> {
  const { refused } = await submitForm({
    form: 'prefer',
    data: form,
    schema: named,
    send: async ({ id }) => {
      await calls.preferCard(id);
      throw redirect(paths.cards({ done: 'preferee' }));
    },
  });
  return refused;
}

async function open({ calls, form }: FormRequest): Promise<Refused> {
  const { refused } = await submitForm({
    form: 'newCard',
    data: form,
    schema: z.object({}),
    send: async () => {
      throw await openCard(calls, page);
    },
  });
  return refused;
}

const intents: Record<string, (request: FormRequest) => Promise<Refused>> = {
  remove,
  prefer,
  newCard: open,
  card: ({ calls, form }) => saveCard(calls, form, page),
};

/** Dispatches the submitted form. */
export async function applyToCards(request: FormRequest): Promise<Refused> {
  const run = ownValue(intents, String(request.form.get('intent')));
  if (!run) throw new Response(null, { status: 400 });
  return run(request);
}
