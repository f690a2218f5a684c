import { redirect, redirectDocument } from 'react-router';
import { z } from 'zod';
import { type FormAnswer, FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { ServiceError } from '#services/service-client.ts';
import type { PaymentCalls } from '#services/shop/payments.ts';
import { t } from './card-words.ts';

/** A card being added, for its page. */
export interface NewCard {
  hash: string;
  /** `card`: type it · `bank`: confirm at the bank · `refused`: begin again · `saved`: done. */
  stage: 'card' | 'bank' | 'refused' | 'saved';
  frameUrl: string | null;
  fields: { scriptUrl: string; publicKey: string; amount: null } | null;
  bankUrl: string | null;
  error: { code: string; message: string } | null;
  /** Path of the saved card. */
  saved: string | null;
}

/** Path of the page where a card is entered, by the hash of its setup. */
export type CardPage = (hash: string) => string;

/** Starts a card setup and redirects to its page; the bank returns there too. */
export async function openCard(calls: PaymentCalls, page: CardPage): Promise<Response> {
  const target_path = page('{hash}').replace(encodeURIComponent('{hash}'), '{hash}');
  const { hash } = await calls.openSetup({ payload: { target_path } });
  return redirect(page(hash));
}

/** The state of a card setup at the provider; null for an unknown one. */
export async function readNewCard(calls: PaymentCalls, hash: string): Promise<NewCard | null> {
  try {
    return shown(await calls.updateSetup(hash, {}));
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}

/** `token` comes from the provider's fields, where they are embedded in our page. */
const given = z.object({ setup: z.string(), token: z.string().optional() });

/**
 * Saves the entered card: redirects to the bank, or back to its page, which shows the result.
 * `onSaved` is the redirect for a card that is saved immediately.
 */
export async function saveCard(
  calls: PaymentCalls,
  form: FormData,
  page: CardPage,
  onSaved?: (card: string) => Promise<Response>,
): Promise<FormAnswer | undefined> {
  const { refused } = await submitForm({
    form: 'card',
    data: form,
    schema: given,
    unexplained: t('failed'),
    send: async ({ setup, token }) => {
      throw await keep(calls, { hash: setup, token: token || undefined, page, onSaved });
    },
  });
  return refused;
}

interface Keeping {
  hash: string;
  token: string | undefined;
  page: CardPage;
  onSaved: ((card: string) => Promise<Response>) | undefined;
}

async function keep(calls: PaymentCalls, { hash, token, page, onSaved }: Keeping) {
  try {
    if (token) await calls.updateSetup(hash, { token });
    const { responseData, paymentCard } = await calls.updateSetup(hash, { confirm: true });
    const { redirectUrl } = responseData;
    if (paymentCard && onSaved) return await onSaved(paymentCard['@id']);
    return redirectUrl ? redirectDocument(redirectUrl) : redirect(page(hash));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const codes = error.violations.map(({ code }) => code);
    if (codes.includes('payment.card_missing')) throw new FormProblem(t('missing'));
    // The setup has ended; its page shows whether it was saved or refused.
    if (error.status === 409 || error.status === 404) return redirect(page(hash));
    throw error;
  }
}

type Setup = Awaited<ReturnType<PaymentCalls['updateSetup']>>;

const STAGES = { new: 'card', processing: 'card', completed: 'saved', failed: 'refused' } as const;

function shown({ hash, state, responseData, paymentCard }: Setup): NewCard {
  const { frameUrl, scriptUrl, publicKey, redirectUrl: bankUrl, error } = responseData;
  const fields = scriptUrl && publicKey ? { scriptUrl, publicKey, amount: null } : null;
  const stage = state === 'processing' && bankUrl ? 'bank' : STAGES[state];
  const saved = paymentCard?.['@id'] ?? null;
  return { hash, stage, frameUrl, fields, bankUrl, error, saved };
}
