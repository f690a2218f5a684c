import { jsonText } from '#kit/json-text.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Actor } from '../rules/index.ts';
import type { Subscription } from './subscription.ts';

export interface Change {
  kind: string;
  actor: Actor;
  /** Customer id of the household member, for actor `member`. */
  memberId?: number | undefined;
  /** For the next delivery only, or for all from it on; null when not applicable. */
  scope?: 'next' | 'all' | null;
  details?: Record<string, unknown>;
}

/** Adds a history entry for a change of a subscription (REL-28) and announces the change. */
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
