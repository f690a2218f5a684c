import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import { findPayoutsOf } from '#modules/books/server/index.ts';
import { findUnpaid } from '#modules/checkout/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { StatementShape } from '../admin-contracts.ts';
import { propose, proposeReturns, type WaitingOrder } from '../rules/index.ts';
import { readStatement } from './statements/read-statement.ts';

/**
 * A parsed statement with suggested and earlier matches. Nothing of it is stored.
 * @throws Refusal `statement.unreadable`
 */
export async function presentStatement(db: Db, text: string): Promise<StatementShape> {
  const statement = readStatement(text);
  if (!statement || statement.lines.length === 0) throw refuse('statement.unreadable');
  const references = statement.lines.map(({ reference }) => reference);
  const noted = await findNoted(db, references);
  const amounts = statement.lines.filter(({ amount }) => amount < 0).map(({ amount }) => -amount);
  const recorded = await findPayoutsOf(db, { references, amounts });
  const payouts = new Map(recorded.map((payout) => [payout.reference, payout]));
  const unpaid = await findUnpaid(db);
  const waiting = unpaid.map(({ order, name, method, total, banked }) => {
    return { order, name, method, due: total - banked };
  });
  const orders = new Map(waiting.map((one) => [one.order, one]));
  const candidates = waiting.map(
    ({ order: number, method, ...one }): WaitingOrder => ({
      ...one,
      number,
      method: method === 'cheque' ? 'cheque' : 'bank_transfer',
    }),
  );
  return {
    '@type': 'BankStatement',
    format: statement.format,
    unread: [...statement.unread],
    lines: statement.lines.map((line) => {
      const returned = proposeReturns(line, recorded);
      const isSettled = noted.has(line.reference) || payouts.has(line.reference);
      return {
        ...line,
        noted: noted.get(line.reference) ?? null,
        isPayout: payouts.has(line.reference),
        returnedOn: payouts.get(line.reference)?.returnedOn ?? null,
        takesBack: returned.noted,
        payouts: returned.proposals.map(({ reference, how }) => ({
          reference,
          arrivedOn: payouts.get(reference)?.arrivedOn ?? '',
          how,
        })),
        proposals: (isSettled ? [] : propose(line, candidates)).map(({ order, how }) => ({
          order,
          name: orders.get(order)?.name ?? '',
          due: orders.get(order)?.due ?? 0,
          how,
        })),
      };
    }),
    waiting,
  };
}

/** Orders these references were recorded for. */
async function findNoted(db: Db, references: readonly string[]) {
  const { rows } = await sql<{ reference: string; number: string }>`
    select substr(r.reference, 6) as reference, coalesce(o.number, '') as number
    from payment_receipts r join orders o on o.token = r.order_token
    where r.reference = any (${references.map((one) => `bank:${one}`)}::text[])`.execute(db);
  return new Map(rows.map(({ reference, number }) => [reference, number]));
}
