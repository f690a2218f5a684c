import { Webhook } from 'standardwebhooks';

/**
 * The headers of a message, as Standard Webhooks has them: whoever holds a secret can tell that it is ours,
 * unchanged, and not an old one sent again. With two secrets, while one replaces the other, there are two signatures.
 * @param secrets each `whsec_` and base64; @throws Error when one is empty
 */
export function signedHeaders(
  { id, body, at }: { id: string; body: string; at: Temporal.Instant },
  secrets: readonly string[],
): Record<string, string> {
  const sent = new Date(at.epochMilliseconds);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.epochMilliseconds / 1000)),
    'webhook-signature': secrets
      .map((secret) => new Webhook(secret).sign(id, sent, body))
      .join(' '),
  };
}
