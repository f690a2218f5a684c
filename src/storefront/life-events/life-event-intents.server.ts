import { redirect } from 'react-router';
import { z } from 'zod';
import { lifeEventTaking } from '#modules/life-events/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { paths } from '#pages/paths.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { ServiceError } from '#services/service-client.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { lifeEventCalls } from '#services/shop/life-events.ts';
import { t } from './life-event-words.ts';

const number = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const taking = lifeEventTaking.extend({
  event: number,
  version: z.coerce.number().int().min(0),
  item: number,
  quantity: z.coerce.number().pipe(lifeEventTaking.shape.quantity),
  frequency: z.coerce.number().pipe(lifeEventTaking.shape.frequency),
});

/** Accepts the displayed proposal; the subscription's page confirms and can undo it. */
export async function takeLifeEvent(shop: ShopClient, data: FormData): Promise<FormAnswer> {
  const { refused } = await submitForm({
    form: 'life-take',
    data,
    schema: taking,
    unexplained: t('failed'),
    send: async ({ event, version, ...body }) => {
      const { effectiveOn } = await lifeEventCalls(shop).take(event, version, body);
      throw redirect(
        subscriptionPaths.one(body.subscription, {
          done: 'suit',
          scope: 'all',
          on: effectiveOn ?? undefined,
          count: changesOf(data),
        }),
      );
    },
  });
  return refused as FormAnswer;
}

/** Number of history entries the change creates: contents, and interval. */
const changesOf = (data: FormData) => (data.get('both') ? 2 : 1);

/** Dismisses a proposal; an already answered one is not an error. */
export async function dismissLifeEvent(
  shop: ShopClient,
  data: FormData,
  animal: number,
): Promise<never> {
  const event = number.safeParse(data.get('event'));
  if (!event.success) throw new Response(null, { status: 400 });
  try {
    await lifeEventCalls(shop).dismiss(event.data);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 409) throw error;
  }
  throw redirect(`${paths.animal(animal)}?fait=proposition-ecartee`);
}
