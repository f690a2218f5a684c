import { defined } from '#kit/defined.ts';
import { findExpressSurplus, isMoneyDisputed, type Order } from '#modules/orders/server/index.ts';
import {
  type Attempt,
  type BookedEntry,
  findAttemptsOf,
  findEntriesOf,
  findOpenFindingsOf,
  type OpenFinding,
} from '#modules/payments/server/index.ts';
import type { Db } from '#registry/schema.ts';
import { findRefunds, findSurplusRefunds, type Refund } from './refunds.ts';
import { findBanked, findSurplus } from './send-surplus-back.ts';

/** Payment details of an order for the team. */
export interface OrderMoney {
  order: Order;
  attempts: readonly Attempt[];
  entries: readonly BookedEntry[];
  /** Refunds of the order total and of money received beyond it. */
  refunds: readonly Refund[];
  surplusRefunds: readonly Refund[];
  findings: readonly OpenFinding[];
  banked: number;
  surplus: number;
  expressSurplus: number;
  /** A bank took the money back in a dispute, and nobody has allowed a refund nevertheless. */
  isDisputed: boolean;
}

/** Reads the payments, refunds and ledger of an order, in a constant number of statements. */
export async function readOrderMoney(db: Db, order: Order): Promise<OrderMoney> {
  const attempts = await findAttemptsOf(db, order.token);
  const charges = attempts.flatMap(({ providerReference }) => providerReference ?? []);
  const subjects = defined<string>([order.token, ...charges, order.number ?? undefined]);
  return {
    order,
    attempts,
    entries: await findEntriesOf(db, order.token),
    refunds: await findRefunds(db, order.id),
    surplusRefunds: await findSurplusRefunds(db, order.id),
    findings: await findOpenFindingsOf(db, subjects),
    banked: await findBanked(db, order.token),
    surplus: await findSurplus(db, order),
    expressSurplus: await findExpressSurplus(db, order.id),
    isDisputed: await isMoneyDisputed(db, order.id),
  };
}
