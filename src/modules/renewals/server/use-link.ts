import { refuse } from '#kit/refusal.ts';
import {
  answerBowls,
  lockSubscription,
  postponeNext,
  shipNow,
  skipNext,
  undoable,
} from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { DeliveryLinkUse } from '../contracts.ts';
import type { DeliveryAction } from '../rules/index.ts';
import { findLink } from './delivery-links.ts';

type Command = (
  work: UnitOfWork,
  access: Parameters<typeof shipNow>[1],
  use: DeliveryLinkUse,
) => Promise<unknown>;

/** The customer's own commands for the actions of a link; immediate dispatch cannot be undone. */
const commands: Readonly<Record<DeliveryAction, Command>> = {
  postpone: (work, access) => undoable(work, access, postponeNext),
  skip: (work, access) => undoable(work, access, skipNext),
  ship_now: (work, access) => shipNow(work, access),
  left: (work, access, { bowls }) => {
    if (!bowls) throw refuse('delivery_link.unanswered');
    return answerBowls(work, access, bowls);
  },
};

/**
 * Runs the action of a reminder link by the customer's own command. Used twice, in two tabs or from both reminders,
 * it has no further effect.
 * @throws Refusal `delivery_link.unknown`; `delivery_link.closed` when it no longer works,
 * `delivery_link.unanswered`; as the commands
 */
export async function runLink(
  work: UnitOfWork,
  token: string,
  use: DeliveryLinkUse,
): Promise<void> {
  const existing = await findLink(work.tx, token, work.today);
  if (!existing) throw refuse('delivery_link.unknown');
  const { code, customerId } = existing.subscription;
  await lockSubscription(work, code);
  // Read again under the lock: another request may have used the link, or moved the delivery.
  const link = await findLink(work.tx, token, work.today);
  if (link?.state === 'done') return;
  if (link?.state !== 'open') throw refuse('delivery_link.closed');
  const { action, cycleId, announced } = link;
  const movedTo = await commands[action](work, { code, customerId, version: null }, use);
  await work.tx
    .insertInto('delivery_link_uses')
    .values({
      cycle_id: cycleId,
      action,
      shipping_date: announced,
      used_at: new Date(work.now.epochMilliseconds),
      moved_to: typeof movedTo === 'string' ? movedTo : null,
    })
    .execute();
}
