import type { Cents } from '#kit/money.ts';
import type { BankLine } from './bank-line.ts';

/** An order whose cheque or transfer is awaited. */
export interface WaitingOrder {
  number: string;
  /** Of the billing address. */
  name: string;
  method: 'cheque' | 'bank_transfer';
  /** Cents that are still to come. */
  due: Cents;
}

export const PROPOSALS = ['sure', 'other_amount', 'likely', 'doubtful'] as const;

/** Whom a movement may be of, and how sure that is. */
export interface Proposal {
  order: string;
  /**
   * `sure`: it names the order and brings what is due · `other_amount`: it names the order · `likely`: it brings what is
   * due and comes from who ordered · `doubtful`: only one order awaits such an amount
   */
  how: (typeof PROPOSALS)[number];
}

/**
 * Orders a movement may pay, the surest first; none for money that left. Nothing is booked by it: somebody looks at each
 * proposal.
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
  // Several orders of one amount, none of them named: whose it is nobody can say.
  const isOpen = best?.how === 'doubtful' && surest.length > 1;
  return isOpen ? [] : surest.filter(({ how }) => how !== 'doubtful' || best?.how === 'doubtful');
}

/** Whether a movement says the number of an order, with or without its zeros and spaces. */
function names({ label, party }: BankLine, number: string): boolean {
  const short = number.replace(/^0+/, '');
  const runs = `${label} ${party}`.match(/\d[\d ]*\d|\d/g) ?? [];
  const said = runs.flatMap((run) => [run.replaceAll(' ', ''), ...run.split(' ')]);
  // A short number stands in many a label by chance.
  return said.includes(number) || (short.length >= 4 && said.includes(short));
}

/** Words without accents and case: banks write in capitals. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
