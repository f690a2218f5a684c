import { toCivilDate } from '#kit/dates.ts';
import { recordFailures } from '#modules/books/server/index.ts';
import { findProvider } from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';

const PROVIDERS = ['stripe', 'sandbox'] as const;
const DAY_HOURS = 24;
/** Payouts this old no longer fail: banks answer within days. */
const WATCHED_DAYS = 60;

/**
 * Reads from the providers which payouts failed, and books back those that were recorded. The
 * messages themselves are not trusted, so their number and order do not matter.
 * @throws when a provider does not respond
 */
export async function checkPayouts(appContext: AppContext, only?: string): Promise<void> {
  const since = appContext.clock.now().subtract({ hours: WATCHED_DAYS * DAY_HOURS });
  for (const name of PROVIDERS) {
    const provider = only && only !== name ? null : findProvider(appContext, name);
    if (!provider) continue;
    const lost = await provider.lostPayouts(since);
    const failures = lost.map(({ failedAt, ...payout }) => ({
      ...payout,
      provider: name,
      failedOn: toCivilDate(failedAt).toString(),
    }));
    await transact(appContext, (work) => recordFailures(work, failures));
  }
}
