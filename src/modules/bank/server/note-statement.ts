import { refuse } from '#kit/refusal.ts';
import { returnPayout } from '#modules/books/server/index.ts';
import { receivePayment } from '#modules/checkout/server/index.ts';
import { findTokenOfNumber, lockOrder } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { StatementChoices } from '../admin-contracts.ts';
import { readStatement } from './statements/read-statement.ts';

/**
 * Records selected lines of a statement as cheques or transfers received for orders, or as payouts
 * that went back: all of them or none. Idempotent per line.
 * @throws Refusal `statement.unreadable`, `statement.line_unknown`, `order.unknown`; as
 * `receivePayment` and `returnPayout`
 */
export async function noteStatement(
  work: UnitOfWork,
  { text, choices }: StatementChoices,
): Promise<void> {
  const statement = readStatement(text);
  if (!statement) throw refuse('statement.unreadable');
  const lines = new Map(statement.lines.map((line) => [line.reference, line]));
  // In order of their numbers, so that two concurrent statements cannot deadlock.
  for (const choice of choices.toSorted((a, b) => subjectOf(a).localeCompare(subjectOf(b)))) {
    const { reference } = choice;
    const line = lines.get(reference);
    const isOut = 'payout' in choice;
    if (!line || line.amount === 0 || isOut !== line.amount < 0)
      throw refuse('statement.line_unknown');
    if (isOut) {
      await returnPayout(work, {
        reference: choice.payout,
        returnedOn: line.bookedOn,
        amount: -line.amount,
        bankLine: reference,
      });
      continue;
    }
    const token = await findTokenOfNumber(work.tx, choice.order);
    const order = token && (await lockOrder(work, token));
    if (!order) throw refuse('order.unknown');
    await receivePayment(work, order, { reference, amount: line.amount });
  }
}

/** The order or payout that a line was chosen for. */
export const subjectOf = (choice: StatementChoices['choices'][number]): string =>
  'payout' in choice ? choice.payout : choice.order;
