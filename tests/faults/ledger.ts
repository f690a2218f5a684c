import type pg from 'pg';

/** A charge of the card provider beside the order that stands on it. */
export interface LedgerLine {
  reference: string;
  state: string;
  /** Taken and not given back, in cents. */
  retained: number;
  orders: { token: string; number: string; paymentState: string; total: number }[];
}

/** Every charge the provider ever kept money of, and every order that calls itself paid. */
export async function readLedger(pool: pg.Pool) {
  const lines = await pool.query<LedgerLine>(`
    select reference, charge.state, charge.amount - charge.refunded as retained,
           coalesce(json_agg(json_build_object('token', o.token, 'number', o.number,
             'paymentState', o.payment_state, 'total', attempt.amount))
             filter (where o.state in ('new', 'completed')), '[]') as orders
    from standin_charges charge
    left join payment_attempts attempt on attempt.hash = charge.idempotency_key
    left join orders o on o.token = attempt.order_token
    where charge.state in ('authorized', 'captured') and charge.amount > charge.refunded
    group by charge.reference, charge.state, charge.amount, charge.refunded`);
  const paid = await pool.query<{ token: string; number: string }>(
    `select token, number from orders where state in ('new', 'completed')`,
  );
  return { lines: lines.rows, orders: paid.rows };
}

/** The attempts to pay that have not come to their end, by their state. */
export async function unsettled(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query(
    `select state from payment_attempts
     where state not in ('captured', 'declined', 'voided', 'promised')`,
  );
  return rows.map(({ state }) => state);
}

/** Jobs about payments and their mails that are still to be run, or were taken by who died. */
export async function waitingJobs(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `select from pgboss.job
     where name in ('sweep-payments', 'settle-payment', 'send-order-confirmation', 'deliver-mail')
       and state in ('created', 'active', 'retry')`,
  );
  return rowCount ?? 0;
}
