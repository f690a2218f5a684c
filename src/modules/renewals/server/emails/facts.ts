import { exists, t } from '#i18n/catalogue.server.ts';
import { fullDate, longDate } from '#i18n/dates.ts';
import { defined } from '#kit/defined.ts';
import type { MailFact, Order } from '#modules/orders/server/index.ts';
import { say } from './words.ts';

/** The parts of a card that a mail may show. */
export interface CardNamed {
  brand: string;
  last4: string;
}

interface Next {
  /** Civil dates: null while it is paused; `limit` is also null when changes are closed. */
  shippingDate: string | null;
  limit: string | null;
  card: CardNamed | null;
}

/** Dispatch date, deadline for changes and payment method of the next delivery. */
export const nextFacts = ({ shippingDate, limit, card }: Next): MailFact[] =>
  defined([
    shippingDate ? { label: say('part.leaves'), value: longDate(shippingDate) } : undefined,
    limit ? { label: say('part.limit'), value: longDate(limit) } : undefined,
    { label: say('part.payment'), value: card ? cardWords(card) : say('part.noCard') },
  ]);

/** Number and date of a placed delivery. */
export const orderFacts = ({ number, placedAt }: Order): MailFact[] =>
  defined([
    number ? { label: say('part.order'), value: `n°\u00a0${number}` } : undefined,
    placedAt ? { label: say('part.placed'), value: fullDate(placedAt.toISOString()) } : undefined,
  ]);

export function cardWords({ brand, last4 }: CardNamed): string {
  const name = `checkout.brands.${brand}`;
  return t('checkout.charge.card', { brand: exists(name) ? t(name) : brand, last4 });
}
