import { redirect } from 'react-router';
import { z } from 'zod';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { paymentCalls } from '#services/shop/payments.ts';
import { changeCalls } from '#services/shop/subscriptions.ts';
import { openCard, saveCard } from '../cards/new-card.server.ts';
import type { Change } from './change.ts';
import { t } from './subscription-words.ts';

/** Address of the card step's page, and redirect target. */
interface Place {
  typing: (hash: string) => string;
  done: string;
}

const onPage = (code: string): Place => ({
  typing: (hash) => subscriptionPaths.one(code, { step: 'card', typing: hash }),
  done: subscriptionPaths.one(code, { done: 'card' }),
});

/** Pays future deliveries with a saved card (SUB-06). */
export async function payWithCard(
  { shop, code, version, data }: Change,
  place = onPage(code),
): Promise<FormAnswer | undefined> {
  const { refused } = await submitForm({
    form: 'payWith',
    words: 'subscription',
    data,
    unexplained: t('failed'),
    schema: z.object({ kept: z.string().min(1) }),
    others: ['kept'],
    send: async ({ kept: stored }) => {
      await changeCalls(shop, code, version).payWith(stored);
      throw redirect(place.done);
    },
  });
  return refused;
}

/** Starts a card setup, or saves the entered card and pays with it from now on. */
export async function addCard(
  change: Change,
  place = onPage(change.code),
): Promise<FormAnswer | undefined> {
  const { shop, code, data } = change;
  const calls = paymentCalls(shop);
  if (data.get('intent') === 'card')
    return saveCard(calls, data, place.typing, async (card) => {
      await changeCalls(shop, code, null).payWith(card);
      return redirect(place.done);
    });
  const { refused } = await submitForm({
    form: 'newCard',
    data,
    schema: z.object({}),
    unexplained: t('failed'),
    send: async () => {
      throw await openCard(calls, place.typing);
    },
  });
  return refused;
}
