import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { lockCards } from './cards.ts';

/**
 * Makes this card the default.
 * @throws Refusal `payment.card_unknown`.
 */
export async function preferCard(work: UnitOfWork, customerId: number, id: number): Promise<void> {
  const cards = await lockCards(work, customerId);
  if (!cards.some((card) => card.id === id)) throw refuse('payment.card_unknown');
  await setDefault(work, customerId, id);
}

/**
 * Removes a card, here and at the provider; another one then becomes the default.
 * @throws Refusal `payment.card_unknown`, or `payment.card_in_use` as `isUsed` says.
 */
export async function removeCard(
  work: UnitOfWork,
  customerId: number,
  id: number,
  isUsed: (work: UnitOfWork, cardId: number) => Promise<boolean>,
): Promise<void> {
  const cards = await lockCards(work, customerId);
  const card = cards.find((one) => one.id === id);
  if (!card) throw refuse('payment.card_unknown');
  if (await isUsed(work, id)) throw refuse('payment.card_in_use');
  await work.tx
    .updateTable('payment_cards')
    .set({ is_default: false, removed_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', id)
    .execute();
  const next = cards.find((one) => one.id !== id);
  if (card.isDefault && next) await setDefault(work, customerId, next.id);
  // Tokens are deleted last: while a card is saved, any of them may be used by a payment.
  for (const { token } of card.tokens)
    await work.announce('payment_card.removed', { provider: card.provider, token });
}

/**
 * Deletes a card with its proof of consent, whose retention period has ended too. A card that is used again after all
 * stays.
 */
export async function forgetCard(
  work: UnitOfWork,
  customerId: number,
  id: number,
  isUsed: (work: UnitOfWork, cardId: number) => Promise<boolean>,
): Promise<void> {
  const cards = await lockCards(work, customerId);
  if (await isUsed(work, id)) return;
  if (cards.some((card) => card.id === id)) await removeCard(work, customerId, id, isUsed);
  await work.tx.deleteFrom('payment_cards').where('id', '=', id).execute();
}

/** Two statements, so that two cards are never the default at once. */
async function setDefault({ tx }: UnitOfWork, customerId: number, id: number): Promise<void> {
  const own = tx.updateTable('payment_cards').where('customer_id', '=', customerId);
  await own.set({ is_default: false }).where('is_default', '=', true).execute();
  await own.set({ is_default: true }).where('id', '=', id).execute();
}
