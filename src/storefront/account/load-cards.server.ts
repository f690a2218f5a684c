import { redirect } from 'react-router';
import { cardExpiry } from '#modules/payments/rules/index.ts';
import { paths } from '#pages/paths.ts';
import type { PaymentCalls } from '#services/shop/payments.ts';
import { type NewCard, readNewCard } from '../cards/new-card.server.ts';

interface CardsRequest {
  calls: PaymentCalls;
  today: Temporal.PlainDate;
  url: URL;
}

/**
 * The current step of the cards page; each has its own address, so that it works without scripts.
 */
export type CardStep =
  | { name: 'list'; done: string | null }
  | { name: 'remove'; card: AccountCard }
  | { name: 'add'; card: NewCard };

export type AccountCard = Awaited<ReturnType<typeof listCards>>[number];

async function listCards(calls: PaymentCalls, today: Temporal.PlainDate) {
  const cards = await calls.cards();
  return cards.map(({ id, brand, last4, expiry, isDefault, ...printed }) => ({
    id,
    brand,
    last4,
    expiry,
    isDefault,
    state: cardExpiry(printed, today),
  }));
}

/** The saved cards, and the step of the requested address. */
export async function loadCards({ calls, today, url }: CardsRequest) {
  const cards = await listCards(calls, today);
  const query = url.searchParams;
  const step = async (): Promise<CardStep> => {
    const [hash, removed] = [query.get('saisie'), query.get('supprimer')];
    if (hash) {
      const card = await readNewCard(calls, hash);
      if (card?.stage === 'saved') throw redirect(paths.cards({ done: 'ajoutee' }));
      if (!card) throw redirect(paths.cards());
      return { name: 'add', card };
    }
    if (!removed) return { name: 'list', done: query.get('fait') };
    const card = cards.find(({ id }) => String(id) === removed);
    if (!card) throw redirect(paths.cards());
    return { name: 'remove', card };
  };
  return { cards, step: await step() };
}
