import { z } from 'zod';
import { webhookDraft, webhookPeriod } from '#modules/webhooks/admin-contracts.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { operationsCalls } from '#services/admin/operations.ts';
import { type FormOf, plainForm } from '../form/plain-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { typedEvents } from './typed-webhook.ts';

type Form = Parameters<OfficeIntent>[0];
interface OfWebhook {
  id: number;
}

const typed = (data: FormData) => ({ ...typedValues(data), events: typedEvents(data) });

/**
 * Creates a webhook; its secret is rendered directly in the response, never put into an address.
 */
export const addWebhook = ({ admin, data, key }: Form) =>
  submitForm({
    form: 'addWebhook',
    data,
    schema: webhookDraft,
    input: typed(data),
    others: ['events'],
    send: async (draft) => {
      const { secret } = await operationsCalls(admin).addWebhook(draft, key);
      return { name: draft.name, secret };
    },
  });

export const rotateSecret = ({ admin, id, name, data, key }: Form & OfWebhook & { name: string }) =>
  submitForm({
    form: 'rotateSecret',
    data,
    schema: z.object({}),
    send: async () => {
      const { secret } = await operationsCalls(admin).rotateWebhookSecret(id, key);
      return { name, secret };
    },
  });

const changeWebhook: OfficeIntent<OfWebhook> = ({ admin, id, data, key }) =>
  submitForm({
    form: 'changeWebhook',
    words: 'addWebhook',
    data,
    schema: webhookDraft,
    input: typed(data),
    others: ['events'],
    send: (draft) => operationsCalls(admin).changeWebhook(id, draft, key),
  });

type Pressed = 'pauseWebhook' | 'resumeWebhook' | 'removeWebhook' | 'testWebhook';

/** A form of one button. */
const pressed =
  (act: Pressed): OfficeIntent<OfWebhook> =>
  ({ admin, id, data, key }) =>
    submitForm({
      form: act,
      data,
      schema: z.object({}),
      send: () => operationsCalls(admin)[act](id, key),
    });

const replayPeriod = plainForm({
  name: 'replayPeriod',
  schema: webhookPeriod,
  send: ({ admin, id, key }: FormOf<OfWebhook>, period) =>
    operationsCalls(admin).replayWebhookPeriod(id, period, key),
});

const replayOne: OfficeIntent<OfWebhook> = ({ admin, id, data, key }) =>
  submitForm({
    form: 'replayOne',
    data,
    schema: z.object({ id: z.coerce.number().int().positive() }),
    send: ({ id: message }) => operationsCalls(admin).replayWebhookMessage(id, message, key),
  });

/** Actions of a webhook's page, by form name. */
export const webhookIntents = {
  changeWebhook,
  pauseWebhook: pressed('pauseWebhook'),
  resumeWebhook: pressed('resumeWebhook'),
  removeWebhook: pressed('removeWebhook'),
  testWebhook: pressed('testWebhook'),
  replayPeriod,
  replayOne,
};
