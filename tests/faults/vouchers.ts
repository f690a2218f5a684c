import type pg from 'pg';
import { issueVoucher } from '#modules/payments/server/index.ts';
import { addStaff } from '#modules/staff/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '../../src/registry/schema.ts';

/** Worth less than what each shopper buys, so that a card pays the rest. */
export const VOUCHER_CENTS = 700;

/** Codes of so many vouchers, for shoppers without an account. */
export const issueVouchers = (appContext: AppContext, count: number): Promise<string[]> =>
  transact(appContext, async (work) => {
    const staffId = await addStaff(work, {
      email: 'clients@equipe.test',
      name: 'Léa',
      role: 'support',
      passwordHash: null,
    });
    const codes: string[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      const { code } = await issueVoucher(work, {
        amount: VOUCHER_CENTS,
        reason: 'Colis en retard',
        expiresOn: work.today.add({ years: 1 }),
        staffId,
        email: 'lea@example.org',
      });
      codes.push(code);
    }
    return codes;
  });

/** What each voucher that was typed came to: what is left of it, and the orders that stand on it. */
export async function readVouchers(pool: pg.Pool) {
  const { rows } = await pool.query<{ left: number; spent: number; orders: number }>(`
    select l.left_amount as left,
      (select coalesce(-sum(m.amount), 0)::int from credit_movements m
        where m.lot_id = l.id and m.kind in ('spend', 'return')) as spent,
      (select count(*)::int from orders o
        where o.voucher_id = l.voucher_id and o.state in ('new', 'completed') and o.credit = ${VOUCHER_CENTS}) as orders
    from credit_lots l where l.voucher_id is not null order by l.id`);
  return rows;
}
