import { Webhook } from 'standardwebhooks';

/**
 * Signature headers by Standard Webhooks: they prove origin and integrity, and prevent replays. During a change of
 * secret there are two signatures.
 * @param secrets each `whsec_` and base64;
 * @throws Error when one is empty /
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
