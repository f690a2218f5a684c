import { refuse, refuseFields } from '#kit/refusal.ts';
import { findSetup, lockCards } from '#modules/payments/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { PaymentChange } from '../contracts.ts';
import { finishChange } from './finish-change.ts';
import { type Access, lockForChange } from './lock-for-change.ts';

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Changes the card that pays from now on: a saved one, or one a setup has just saved (SUB-06). Allowed after the
 * modification limit too, because the customer must always be able to change how they pay.
 * @throws Refusal as `lockForChange`; `subscription.stopped`; under the given key for a card that is not saved.
 */
export async function changeCard(
  work: UnitOfWork,
  access: Access,
  given: PaymentChange,
): Promise<void> {
  const subscription = await lockForChange(work, access);
  if (subscription.status === 'stopped') throw refuse('subscription.stopped');
  const cardId = await cardOf(work, access.customerId, given);
  await finishChange(work, access, { ...subscription, cardId }, { kind: 'card' });
}

async function cardOf(work: UnitOfWork, customerId: number, given: PaymentChange): Promise<number> {
  const key = 'paymentCard' in given ? 'paymentCard' : 'paymentRequest';
  const named =
    'paymentCard' in given
      ? Number(/^\d{1,15}$/.exec(lastOf(given.paymentCard))?.[0] ?? 0)
      : ((await findSetup(work.tx, customerId, lastOf(given.paymentRequest)))?.cardId ?? 0);
  // Locked, so that the card is not removed at the same moment.
  const card = (await lockCards(work, customerId)).find(({ id }) => id === named);
  if (!card) throw refuseFields([{ propertyPath: key, code: 'subscription.card_unknown' }]);
  return card.id;
}
