import { refuse } from '#kit/refusal.ts';
import { hashOf } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Opts the address of an invitation out of further ones. Idempotent.
 * @throws Refusal `review.order` for an unknown link.
 */
export async function refuseInvitations({ tx, now }: UnitOfWork, token: string): Promise<void> {
  const invited = await tx
    .selectFrom('review_invitations')
    .select('email')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!invited) throw refuse('review.order');
  await tx
    .insertInto('review_refusals')
    .values({ email: invited.email, refused_at: new Date(now.epochMilliseconds) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
