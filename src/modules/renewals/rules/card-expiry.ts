interface ExpiringCard {
  expMonth: number;
  expYear: number;
}

/** Last civil date on which a card can be charged. */
const lastDay = ({ expMonth, expYear }: ExpiringCard) =>
  Temporal.PlainYearMonth.from({ year: expYear, month: expMonth }).toPlainDate({ day: 31 });

/** Whether a card has expired on a date. */
export const isExpired = (card: ExpiringCard, on: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(lastDay(card), on) < 0;

/** Days before a delivery on which its customer is warned that the card will have expired (REL-12). */
export const CARD_NOTICE_DAYS = [7, 14, 30] as const;
export type CardNotice = (typeof CARD_NOTICE_DAYS)[number];

/**
 * The notice due for a card that expires before the next delivery; null while the card is valid, or the delivery is
 * too far away. A missed notice is not sent late: the next one covers it.
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
