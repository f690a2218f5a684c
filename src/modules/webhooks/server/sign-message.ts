import { createHmac } from 'node:crypto';

/**
 * The headers of a message, as Standard Webhooks has them: whoever holds the secret can tell that it
 * is ours, unchanged, and not an old one sent again.
 * @param secret `whsec_` and base64
 */
export function signedHeaders(
  { id, body, at }: { id: string; body: string; at: Temporal.Instant },
  secret: string,
): Record<string, string> {
  const timestamp = String(Math.floor(at.epochMilliseconds / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${digest}`,
  };
}
