import { ACCOUNTS } from '#modules/books/rules/index.ts';
import {
  balancesToday,
  closeMonth,
  findMonths,
  recordPayout,
  validateEntries,
} from '#modules/books/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { PastShop } from './past-shop.ts';

const MONDAY = 1;
/** Days until the payment provider pays out a capture. */
const HELD_DAYS = 3;
/** Day of the month on which the previous month is closed. */
const CLOSING_DAY = 12;

/**
 * The accountant's work on a past day: numbers the entries of the day before, records the weekly payout of the provider on
 * Mondays, and closes a month after its bank statement.
 */
export async function keepAccounts(shop: PastShop): Promise<void> {
  const today = shop.clock.today();
  if (today.dayOfWeek === MONDAY) await receivePayout(shop, today);
  await transact(shop, validateEntries);
  if (today.day === CLOSING_DAY) await closeBefore(shop, today);
}

/** Idempotent within a day: the payout's reference is the date. */
async function receivePayout(shop: PastShop, today: Temporal.PlainDate): Promise<void> {
  const balances = await balancesToday(shop.db, today.subtract({ days: HELD_DAYS }));
  const amount = balances.find(({ account }) => account === ACCOUNTS.sandbox)?.closing ?? 0;
  if (amount <= 0) return;
  const arrivedOn = today.toString();
  const reference = `VERSEMENT-${arrivedOn.replaceAll('-', '')}`;
  await transact(shop, (work) =>
    recordPayout(work, { provider: 'sandbox', reference, amount, arrivedOn, confirmed: true }),
  );
}

async function closeBefore(shop: PastShop, today: Temporal.PlainDate): Promise<void> {
  const months = await findMonths(shop.db, today);
  const over = months.filter(
    ({ month, closedAt }) => closedAt === null && month < today.toPlainYearMonth().toString(),
  );
  for (const { month } of over.toReversed())
    await transact(shop, (work) => closeMonth(work, Temporal.PlainYearMonth.from(month)));
}
