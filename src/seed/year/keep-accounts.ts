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
/** Days a provider waits before it sends what it took. */
const HELD_DAYS = 3;
/** The day the accountant closes the month before. */
const CLOSING_DAY = 12;

/**
 * What the accountant finds and does on a past day: the entries of the day before get their numbers, the provider sends its money
 * on Mondays, and a month is closed once its statement has come.
 */
export async function keepAccounts(shop: PastShop): Promise<void> {
  const today = shop.clock.today();
  if (today.dayOfWeek === MONDAY) await receivePayout(shop, today);
  await transact(shop, validateEntries);
  if (today.day === CLOSING_DAY) await closeBefore(shop, today);
}

/** Again on the same day it is the same payout: its reference is the day. */
async function receivePayout(shop: PastShop, today: Temporal.PlainDate): Promise<void> {
  const balances = await balancesToday(shop.db, today.subtract({ days: HELD_DAYS }));
  const amount = balances.find(({ account }) => account === ACCOUNTS.sandbox)?.closing ?? 0;
  if (amount <= 0) return;
  const arrivedOn = today.toString();
  const reference = `VERSEMENT-${arrivedOn.replaceAll('-', '')}`;
  await transact(shop, (work) =>
    recordPayout(work, { provider: 'sandbox', reference, amount, arrivedOn }),
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
