import type { Cents } from '#kit/money.ts';

/** A movement of the account, as the bank wrote it. */
export interface BankLine {
  /** As the bank names it, or by what it says where it names nothing: the same whenever it is read. */
  reference: string;
  /** Civil day. */
  bookedOn: string;
  /** Above zero: it came in. */
  amount: Cents;
  /** Who paid or was paid, where the bank says so. */
  party: string;
  /** What it was for, in their words and the bank's. */
  label: string;
}

/** `1 234,56`, `-12.50`, `+54,9`, `1.234,56` as cents; null when it is no amount. */
export function readAmount(text: string): Cents | null {
  const typed = text.replaceAll(/[\s\u00a0\u202f€]/g, '');
  const [, sign, whole = '', part = ''] =
    /^([+-]?)(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  const digits = whole.replaceAll(/[.,]/g, '');
  if (digits === '' || digits.length > 9) return null;
  const cents = Number(digits) * 100 + Number(part.padEnd(2, '0'));
  return sign === '-' ? 0 - cents : cents;
}

/** `25/11/2026`, `2026-11-25`, `20261125120000` as a civil day; null when it is none. */
export function readDay(text: string): string | null {
  const typed = text.trim();
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? [];
  const iso = year
    ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    : typed.replace(/^(\d{4})-?(\d{2})-?(\d{2}).*$/, '$1-$2-$3');
  try {
    return Temporal.PlainDate.from(iso, { overflow: 'reject' }).toString();
  } catch {
    // The statement is somebody else's: what is no day is said, not thrown.
    return null;
  }
}

/**
 * Lines with a reference each: what the bank named keeps its name; the others are called by what they say, and counted
 * where two say the same, so that a statement read twice names them alike.
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
