/** A line of a delivery, with the number of the line it was read from. */
export interface DeliveredLine {
  line: number;
  code: string;
  quantity: number;
}

export interface DeliveryProblem {
  line: number;
  problem: 'unreadable' | 'quantity';
}

/** Most pieces of one line: a slip of the hand has more. */
export const MOST_DELIVERED = 100_000;

/**
 * Reads what was pasted from a delivery note: `code;quantity` on each line, a comma, a tab or a
 * space instead of the semicolon. Empty lines and a first line of headings are passed over.
 */
export function readDelivery(text: string) {
  const lines: DeliveredLine[] = [];
  const problems: DeliveryProblem[] = [];
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const row = written.trim();
    if (row === '' || (index === 0 && !/\d/.test(row))) continue;
    const [, code = '', count = ''] = /^"?(\d{8})"?(?:\s*[;,]\s*|\s+)"?(-?\d+)"?$/.exec(row) ?? [];
    const quantity = Number(count);
    if (code === '') problems.push({ line: index + 1, problem: 'unreadable' });
    else if (quantity < 1 || quantity > MOST_DELIVERED)
      problems.push({ line: index + 1, problem: 'quantity' });
    else lines.push({ line: index + 1, code, quantity });
  }
  return { lines, problems };
}
