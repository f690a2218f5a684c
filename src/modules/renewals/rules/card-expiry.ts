interface ExpiringCard {
  expMonth: number;
  expYear: number;
}

/** Last civil date a card pays on. */
const lastDay = ({ expMonth, expYear }: ExpiringCard) =>
  Temporal.PlainYearMonth.from({ year: expYear, month: expMonth }).toPlainDate({ day: 31 });

/** Whether a card pays no more on a date. */
export const isExpired = (card: ExpiringCard, on: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(lastDay(card), on) < 0;

/** Days before a delivery at which its customer is told that the card will not do (REL-12). */
export const CARD_NOTICE_DAYS = [7, 14, 30] as const;
export type CardNotice = (typeof CARD_NOTICE_DAYS)[number];

/**
 * Which notice a customer is due whose card does not live until a delivery; null while the card
 * does, or the delivery is far. One that was missed is not sent late: the next one says it.
 */
export function cardNotice(
  card: ExpiringCard,
  shippingDate: Temporal.PlainDate,
  today: Temporal.PlainDate,
): CardNotice | null {
  const { days } = today.until(shippingDate);
  if (!isExpired(card, shippingDate) || days < 0) return null;
  return CARD_NOTICE_DAYS.find((notice) => days <= notice) ?? null;
}
