import Stripe from 'stripe';
import { z } from 'zod';
import type { ProviderEvent } from './provider.ts';

/** Older messages are refused as possible replays. */
const TOLERANCE_SECONDS = 300;

/** The fields read from the object of any event. */
const about = z.object({
  id: z.string(),
  object: z.string(),
  metadata: z.object({ attempt: z.string().optional() }).nullish(),
  payment_intent: z.string().nullish(),
});

/** The event of a message; null when its signature is forged or outdated. */
export function verifyStripeEvent(
  stripe: Stripe,
  secret: string,
  headers: Headers,
  body: string,
  now: Temporal.Instant,
): ProviderEvent | null {
  try {
    const { id, type, data } = stripe.webhooks.constructEvent(
      body,
      headers.get('stripe-signature') ?? '',
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.epochMilliseconds,
    );
    const subject = about.safeParse(data.object);
    const isOfPayout = type.startsWith('payout.');
    if (!subject.success) return { id, type, key: null, reference: null, isOfPayout };
    const { object, metadata, payment_intent } = subject.data;
    const reference = object === 'payment_intent' ? subject.data.id : (payment_intent ?? null);
    return { id, type, key: metadata?.attempt ?? null, reference, isOfPayout };
  } catch (error) {
    const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
    // A body that cannot be parsed was not signed by Stripe either.
    if (isForged || error instanceof SyntaxError) return null;
    throw error;
  }
}
