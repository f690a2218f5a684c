import type { UnitOfWork } from '#registry/schema.ts';
import type { Attempt } from './attempt.ts';
import { moveAttempt } from './move-attempt.ts';
import type { OpenedCharge } from './provider.ts';
import { lockAttempt } from './queries.ts';

/** Saves the provider's ids of an opened attempt; does nothing if they are saved already. */
export async function recordOpening(
  work: UnitOfWork,
  hash: string,
  opened: OpenedCharge,
): Promise<Attempt> {
  const attempt = (await lockAttempt(work.tx, hash)) as Attempt;
  if (attempt.state !== 'new') return attempt;
  return moveAttempt(work, attempt, 'open', {
    provider_reference: opened.reference,
    client_secret: opened.clientSecret,
    public_key: opened.publicKey,
    frame_url: opened.frameUrl,
  });
}
