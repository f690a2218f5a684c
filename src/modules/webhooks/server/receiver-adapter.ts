import type { AppContext } from '#registry/schema.ts';
import { signedHeaders } from './sign-message.ts';

const TIMEOUT_MS = 10_000;

/** Sends one signed message. Null when the receiver took it, else why not. */
export async function postToReceiver(
  { clock, config }: AppContext,
  url: string,
  { id, body }: { id: number; body: string },
): Promise<string | null> {
  const at = clock.now();
  const secret = config.WEBHOOK_RECEIVER_SECRET ?? '';
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders({ id: `msg_${id}`, body, at }, secret),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `it answered ${answer.status}`;
  } catch (error) {
    // It is down or slow: said in the list, and asked again later.
    return error instanceof Error ? `${error.name}: ${error.message}` : 'it did not answer';
  }
}
