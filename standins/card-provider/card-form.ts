import { testCardOf } from './test-cards.ts';

/** The stored data of a card. */
export interface EnteredCard {
  testCard: string;
  brand: 'visa' | 'mastercard';
  last4: string;
  expMonth: number;
  expYear: number;
}

export type CardField = 'number' | 'expiry' | 'cvc';
export type CardErrors = Partial<Record<CardField, string>>;

/** The check digit of ISO/IEC 7812. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return /^\d{12,19}$/.test(digits) && sum % 10 === 0;
}

/** Visa begins with 4; Mastercard with 51 to 55 or 2221 to 2720. Others are not taken (PAY-01). */
export function brandOf(digits: string): 'visa' | 'mastercard' | null {
  if (digits.startsWith('4')) return 'visa';
  const four = Number(digits.slice(0, 4));
  const isMastercard = (four >= 5100 && four <= 5599) || (four >= 2221 && four <= 2720);
  return isMastercard ? 'mastercard' : null;
}

/** `MM/AA` or `MM/AAAA`, blanks allowed. */
function readExpiry(text: string): { month: number; year: number } | null {
  const [, month, year] = /^(\d{1,2})\s*[/-]?\s*(\d{4}|\d{2})$/.exec(text.trim()) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return null;
  return { month: Number(month), year: Number(year) + (year.length === 2 ? 2000 : 0) };
}

/** Parses the hosted fields: a card, or an error code per field. */
export function readCard(
  form: Readonly<Record<CardField, string>>,
  today: Temporal.PlainDate,
): { card: EnteredCard } | { errors: CardErrors } {
  const digits = form.number.replace(/[\s.-]/g, '');
  const brand = brandOf(digits);
  const testCard = testCardOf(digits);
  const expiry = readExpiry(form.expiry);
  const errors: CardErrors = {};
  if (digits === '') errors.number = 'required';
  else if (!passesLuhn(digits)) errors.number = 'luhn';
  else if (!brand) errors.number = 'brand';
  else if (!testCard) errors.number = 'not_a_test_card';
  if (form.expiry.trim() === '') errors.expiry = 'required';
  else if (!expiry) errors.expiry = 'invalid';
  else if (isPast(expiry, today)) errors.expiry = 'past';
  else if (expiry.year > today.year + 20) errors.expiry = 'invalid';
  if (form.cvc.trim() === '') errors.cvc = 'required';
  else if (!/^\d{3}$/.test(form.cvc.trim())) errors.cvc = 'invalid';

  if (Object.keys(errors).length > 0 || !brand || !testCard || !expiry) return { errors };
  const last4 = digits.slice(-4);
  return {
    card: { testCard: testCard.name, brand, last4, expMonth: expiry.month, expYear: expiry.year },
  };
}

/** A card works until the end of its month. */
const isPast = ({ month, year }: { month: number; year: number }, today: Temporal.PlainDate) =>
  Temporal.PlainYearMonth.compare({ year, month }, today.toPlainYearMonth()) < 0;
