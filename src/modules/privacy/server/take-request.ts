import { hashOf, invalidLink } from '#modules/identity/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Consumes a deletion link: it works once, to confirm or to cancel.
 * @throws Refusal on path `token` when it was used, has expired or never existed.
 */
export async function takeDeletionRequest(
  work: UnitOfWork,
  token: string,
): Promise<{ customerId: number; reason: string | null }> {
  const taken = await work.tx
    .deleteFrom('deletion_requests')
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', new Date(work.now.epochMilliseconds))
    .returning(['customer_id as customerId', 'reason'])
    .executeTakeFirst();
  if (!taken) throw invalidLink();
  return taken;
}
