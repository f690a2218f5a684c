import type { UnitOfWork } from '#registry/schema.ts';
import type { Attempt } from './attempt.ts';
import { moveAttempt } from './move-attempt.ts';
import type { OpenedCharge } from './provider.ts';
import { findAttempt, lockAttempt } from './queries.ts';

/** Saves the provider's ids of an opened attempt; does nothing if they are saved already. */
export async function recordOpening(
  work: UnitOfWork,
  hash: string,
  opened: OpenedCharge,
): Promise<Attempt> {
  const attempt = await lockAttempt(work.tx, hash);
  if (attempt?.state === 'new')
    await moveAttempt(work, attempt, 'open', {
      provider_reference: opened.reference,
      client_secret: opened.clientSecret,
      public_key: opened.publicKey,
      frame_url: opened.frameUrl,
    });
  return (await findAttempt(work.tx, hash)) as Attempt;
}
