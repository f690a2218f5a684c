/** Whether a card is valid: until the end of the month printed on it (SUB-19, SUB-20). */
export type CardExpiry = 'expired' | 'expiring' | 'valid';

interface Printed {
  expMonth: number;
  expYear: number;
}

/** `expiring`: this month is its last. */
export function cardExpiry({ expMonth, expYear }: Printed, today: Temporal.PlainDate): CardExpiry {
  const monthsLeft = (expYear - today.year) * 12 + expMonth - today.month;
  if (monthsLeft < 0) return 'expired';
  return monthsLeft === 0 ? 'expiring' : 'valid';
}
