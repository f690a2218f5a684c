import type { Cents } from '#kit/money.ts';
import type { BankLine } from './bank-line.ts';

/** A recorded payout of a provider, which may leave the bank again. */
export interface RecordedPayout {
  reference: string;
  /** Cents. */
  amount: Cents;
  /** Civil dates. */
  arrivedOn: string;
  returnedOn: string | null;
  /** The statement line its return was recorded from. */
  bankLine: string | null;
}

/** `sure`: the line names the payout · `doubtful`: only the amount is the same */
export const RETURN_PROPOSALS = ['sure', 'doubtful'] as const;

/** Outgoing money that takes a payout back: the one already recorded for it, else those it may concern. */
interface ReturnOfLine {
  /** Reference of the payout; null: not recorded yet. */
  noted: string | null;
  /** Named in the line first, then the latest. */
  proposals: { reference: string; how: (typeof RETURN_PROPOSALS)[number] }[];
}

/** Days between the day a provider names and the day the bank books. */
const APART_DAYS = 15;
/** Shorter references occur in texts by chance. */
const SHORTEST = 4;

/** The payouts an outgoing transaction may take back: the same amount, and not before it arrived. */
export function proposeReturns(line: BankLine, payouts: readonly RecordedPayout[]): ReturnOfLine {
  const candidates = payouts.filter(
    ({ amount, arrivedOn }) => line.amount === -amount && arrivedOn <= line.bookedOn,
  );
  const noted =
    candidates.find(({ bankLine }) => bankLine === line.reference) ??
    candidates.find(
      ({ bankLine, returnedOn }) =>
        bankLine === null &&
        returnedOn !== null &&
        daysApart(returnedOn, line.bookedOn) <= APART_DAYS,
    );
  if (noted) return { noted: noted.reference, proposals: [] };
  const open = candidates.filter(({ returnedOn }) => returnedOn === null);
  const proposals = open.map(({ reference }) => {
    const how = names(line, reference) ? ('sure' as const) : ('doubtful' as const);
    return { reference, how };
  });
  const sure = proposals.filter(({ how }) => how === 'sure');
  return { noted: null, proposals: sure.length > 0 ? sure : proposals };
}

const names = ({ label, party, reference }: BankLine, payout: string): boolean =>
  payout.length >= SHORTEST &&
  `${label} ${party} ${reference}`.toLowerCase().includes(payout.toLowerCase());

const daysApart = (one: string, other: string): number =>
  Math.abs(Temporal.PlainDate.from(one).until(other).days);
