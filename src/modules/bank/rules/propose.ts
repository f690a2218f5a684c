import type { Cents } from '#kit/money.ts';
import type { BankLine } from './bank-line.ts';

/** An order whose cheque or transfer has not arrived. */
export interface WaitingOrder {
  number: string;
  /** Name in the billing address. */
  name: string;
  method: 'cheque' | 'bank_transfer';
  /** Cents outstanding. */
  due: Cents;
}

export const PROPOSALS = ['sure', 'other_amount', 'likely', 'doubtful'] as const;

/** An order that a transaction may pay, and how certain that is. */
export interface Proposal {
  order: string;
  /**
   * `sure`: contains the order number and the amount due · `other_amount`: contains the order
   * number · `likely`: the amount due, from the customer · `doubtful`: the only order with this
   * amount due
   */
  how: (typeof PROPOSALS)[number];
}

/**
 * Orders a transaction may pay, most certain first; none for outgoing money. Only suggestions: a
 * person confirms each one.
 */
export function propose(line: BankLine, waiting: readonly WaitingOrder[]): Proposal[] {
  if (line.amount <= 0) return [];
  const words = wordsIn(`${line.label} ${line.party}`);
  const found = waiting.flatMap((order): Proposal[] => {
    const isNamed = names(line, order.number);
    const isExact = order.due === line.amount;
    if (isNamed) return [{ order: order.number, how: isExact ? 'sure' : 'other_amount' }];
    if (!isExact) return [];
    const own = wordsIn(order.name).filter((word) => word.length > 2);
    const isFrom = own.length > 0 && own.every((word) => words.includes(word));
    return [{ order: order.number, how: isFrom ? 'likely' : 'doubtful' }];
  });
  const surest = found.toSorted((a, b) => PROPOSALS.indexOf(a.how) - PROPOSALS.indexOf(b.how));
  const best = surest[0];
  // Several orders with the same amount and no number: it is impossible to tell which one is paid.
  const isOpen = best?.how === 'doubtful' && surest.length > 1;
  return isOpen ? [] : surest.filter(({ how }) => how !== 'doubtful' || best?.how === 'doubtful');
}

/** Whether a transaction contains the order number, with or without leading zeros and spaces. */
function names({ label, party }: BankLine, number: string): boolean {
  const short = number.replace(/^0+/, '');
  const runs = `${label} ${party}`.match(/\d[\d ]*\d|\d/g) ?? [];
  const said = runs.flatMap((run) => [run.replaceAll(' ', ''), ...run.split(' ')]);
  // A short number could occur in a text by chance.
  return said.includes(number) || (short.length >= 4 && said.includes(short));
}

/** Words without accents and case, because banks write in capitals. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
