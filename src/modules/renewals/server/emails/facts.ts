import { exists, t } from '#i18n/catalogue.server.ts';
import { fullDate, longDate } from '#i18n/dates.ts';
import { defined } from '#kit/defined.ts';
import type { MailFact, Order } from '#modules/orders/server/index.ts';
import { say } from './words.ts';

/** What is said of a card in a mail. */
export interface CardNamed {
  brand: string;
  last4: string;
}

interface Next {
  /** Civil dates: null while it rests; the limit also when nothing is to be changed any more. */
  shippingDate: string | null;
  limit: string | null;
  card: CardNamed | null;
}

/** When the next delivery leaves, until when it may be changed, and how it will be paid. */
export const nextFacts = ({ shippingDate, limit, card }: Next): MailFact[] =>
  defined([
    shippingDate ? { label: say('part.leaves'), value: longDate(shippingDate) } : undefined,
    limit ? { label: say('part.limit'), value: longDate(limit) } : undefined,
    { label: say('part.payment'), value: card ? cardWords(card) : say('part.noCard') },
  ]);

/** Of a delivery that was ordered: its number, and when. */
export const orderFacts = ({ number, placedAt }: Order): MailFact[] =>
  defined([
    number ? { label: say('part.order'), value: `n°\u00a0${number}` } : undefined,
    placedAt ? { label: say('part.placed'), value: fullDate(placedAt.toISOString()) } : undefined,
  ]);

export function cardWords({ brand, last4 }: CardNamed): string {
  const name = `checkout.brands.${brand}`;
  return t('checkout.charge.card', { brand: exists(name) ? t(name) : brand, last4 });
}
