import { Webhook } from 'standardwebhooks';

/**
 * The headers of a message, as Standard Webhooks has them: whoever holds the secret can tell that it
 * is ours, unchanged, and not an old one sent again.
 * @param secret `whsec_` and base64; @throws Error when it is empty
 */
export function signedHeaders(
  { id, body, at }: { id: string; body: string; at: Temporal.Instant },
  secret: string,
): Record<string, string> {
  const sent = new Date(at.epochMilliseconds);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.epochMilliseconds / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, sent, body),
  };
}
