import { jsonText } from '#kit/json-text.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Actor } from '../rules/index.ts';
import type { Subscription } from './subscription.ts';

export interface Change {
  kind: string;
  actor: Actor;
  /** Of an actor `member`: who of the household. */
  memberId?: number | undefined;
  /** For the next delivery alone, or for all from it on; null where that is no question. */
  scope?: 'next' | 'all' | null;
  details?: Record<string, unknown>;
}

/** Notes who changed what of a subscription (REL-28), and tells whoever listens. */
export async function recordChange(
  work: UnitOfWork,
  { id, code }: Pick<Subscription, 'id' | 'code'>,
  { kind, actor, memberId, scope = null, details = {} }: Change,
): Promise<void> {
  const { id: changeId } = await work.tx
    .insertInto('subscription_changes')
    .values({
      subscription_id: id,
      at: new Date(work.now.epochMilliseconds),
      actor,
      member_id: memberId ?? null,
      kind,
      scope,
      details: jsonText(details),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await work.announce('subscription.changed', { code, kind, changeId });
}
