import { transact } from '#platform/unit-of-work.ts';
import { failPayout, type PayoutFault, payOut } from '#standins/card-provider/payouts.ts';
import type { TestShop } from './shop.ts';

/** Payouts of the built-in provider, and what the bank does with them. */
export const providerPayouts = ({ appContext, database }: TestShop) => ({
  /** A payout in cents; the bank names it by `reference`. */
  async pay(amount: number) {
    const { id } = await transact(appContext, (work) => payOut(work, amount));
    const { rows } = await database.pool.query<{ reference: string }>(
      'select bank_reference as reference from standin_payouts where id = $1',
      [id],
    );
    return { id, reference: rows[0]?.reference ?? '' };
  },
  fail: (id: string, fault: PayoutFault = 'returned') =>
    transact(appContext, (work) => failPayout(work, id, fault)),
});
