import type { Cents } from '#kit/money.ts';

/** A transaction of the bank account, as the bank states it. */
export interface BankLine {
  /** Reference of the bank, or one derived from the content: the same each time it is parsed. */
  reference: string;
  /** Civil date. */
  bookedOn: string;
  /** Positive: incoming. */
  amount: Cents;
  /** The other party, if the bank names it. */
  party: string;
  /** Purpose and text of the transaction. */
  label: string;
}

/** Parses `1 234,56`, `-12.50`, `+54,9`, `1.234,56` to cents; null when invalid. */
export function readAmount(text: string): Cents | null {
  const typed = text.replaceAll(/[\s\u00a0\u202f€]/g, '');
  const [, sign, whole = '', part = ''] =
    /^([+-]?)(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  const digits = whole.replaceAll(/[.,]/g, '');
  if (digits === '' || digits.length > 9) return null;
  const cents = Number(digits) * 100 + Number(part.padEnd(2, '0'));
  return sign === '-' ? 0 - cents : cents;
}

/** Parses `25/11/2026`, `2026-11-25`, `20261125120000` to a civil date; null when invalid. */
export function readDay(text: string): string | null {
  const typed = text.trim();
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? [];
  const iso = year
    ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    : typed.replace(/^(\d{4})-?(\d{2})-?(\d{2}).*$/, '$1-$2-$3');
  try {
    return Temporal.PlainDate.from(iso, { overflow: 'reject' }).toString();
  } catch {
    // External input: an invalid date is reported, not thrown.
    return null;
  }
}

/**
 * Gives each line a reference: the bank's, or one derived from its content and numbered among
 * identical lines, so that parsing a statement again yields the same references.
 */
export function withReferences(lines: readonly BankLine[]): BankLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    if (line.reference !== '') return line;
    const said = `${line.bookedOn} ${line.amount} ${line.party} ${line.label}`.slice(0, 70).trim();
    const nth = (seen.get(said) ?? 0) + 1;
    seen.set(said, nth);
    return { ...line, reference: nth === 1 ? said : `${said} #${nth}` };
  });
}
