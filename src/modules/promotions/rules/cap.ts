import { type BasisPoints, type Cents, WHOLE } from '#kit/money.ts';
import type { Reason } from './eligibility.ts';
import type { PricedLine, Promotion } from './promotion.ts';

/** A law that caps the promotional benefits on a kind of goods. */
interface LegalCap {
  country: string;
  taxCategory: string;
  rate: BasisPoints;
  /** Last day in force. */
  until: Temporal.PlainDate;
}

/** PRI-04: law ASAP 2020-1525 art. 125 II, prolonged by law 2025-337. */
const LEGAL_CAPS: readonly LegalCap[] = [
  {
    country: 'FR',
    taxCategory: 'pet_food',
    rate: 3_400,
    until: Temporal.PlainDate.from('2028-04-15'),
  },
];

/** The cap on combined benefits for goods sold in a country on a day, or null. */
export function capOn(
  country: string,
  taxCategory: string,
  date: Temporal.PlainDate,
): BasisPoints | null {
  const cap = LEGAL_CAPS.find(
    (law) =>
      law.country === country &&
      law.taxCategory === taxCategory &&
      Temporal.PlainDate.compare(date, law.until) <= 0,
  );
  return cap?.rate ?? null;
}

/** The lowest cap among some countries, or null when none applies. */
export function lowestCap(
  countries: readonly string[],
  taxCategory: string,
  date: Temporal.PlainDate,
): BasisPoints | null {
  const caps = countries.map((country) => capOn(country, taxCategory, date) ?? WHOLE);
  const lowest = Math.min(WHOLE, ...caps);
  return lowest < WHOLE ? lowest : null;
}

/** Cents a line may still be reduced under its cap, after the subscription price; null = no cap. */
export function headroomOf(line: PricedLine): Cents | null {
  if (line.cap === null) return null;
  const allowed = Math.floor((line.consumerUnitPrice * line.quantity * line.cap) / WHOLE);
  return Math.max(0, allowed - (line.consumerUnitPrice - line.unitPrice) * line.quantity);
}

/** Why a promotion may not be published if it can apply to capped goods, or null (PRI-04). */
export function publicationRefusal(
  { reward }: Pick<Promotion, 'reward'>,
  cap: BasisPoints | null,
): Reason | null {
  if (cap === null || reward.kind !== 'percent' || reward.rate <= cap) return null;
  return { code: 'promotion.above_cap', params: { capPercent: cap / 100 } };
}
