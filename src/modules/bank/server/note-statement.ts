import { refuse } from '#kit/refusal.ts';
import { receivePayment } from '#modules/checkout/server/index.ts';
import { findTokenOfNumber, lockOrder } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { StatementChoices } from '../admin-contracts.ts';
import { readStatement } from './statements/read-statement.ts';

/**
 * Records selected lines of a statement as cheques or transfers received for orders: all of them or
 * none. Idempotent per line.
 * @throws Refusal `statement.unreadable`, `statement.line_unknown`, `order.unknown`; as
 * `receivePayment`
 */
export async function noteStatement(
  work: UnitOfWork,
  { text, choices }: StatementChoices,
): Promise<void> {
  const statement = readStatement(text);
  if (!statement) throw refuse('statement.unreadable');
  const lines = new Map(statement.lines.map((line) => [line.reference, line]));
  // In order of their numbers, so that two concurrent statements cannot deadlock.
  for (const { reference, order: number } of choices.toSorted((a, b) =>
    a.order.localeCompare(b.order),
  )) {
    const line = lines.get(reference);
    if (!line || line.amount <= 0) throw refuse('statement.line_unknown');
    const token = await findTokenOfNumber(work.tx, number);
    const order = token && (await lockOrder(work, token));
    if (!order) throw refuse('order.unknown');
    await receivePayment(work, order, { reference, amount: line.amount });
  }
}
