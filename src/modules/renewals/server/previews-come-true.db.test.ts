import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { snapshotDatabase } from '../../../../tests/support/database.ts';
import { anyChange, randomChanges } from '../../../../tests/support/random-changes.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';

const shop = testShop();
const { appContext } = shop;
const { subscribe, goTo, live, start, run, cycles, subscription, charges } = renewals(shop);
const { of } = subscriptionCalls(shop);
const { sendChange } = randomChanges(shop);
const LIVES = Number(process.env.LIVES ?? (process.env.FULL ? 1000 : 2));
/** Number of previews per starting point. */
const TOGETHER = 25;
// Test runs span a year, so sessions must not expire.
appContext.config.ACCESS_TOKEN_SECONDS = 100 * 365 * 86_400;
const RHYTHM = { subscriptionInterval: 31 };

interface Coming {
  shippingDate: string;
  total: number;
  /** Null because no animal is set. */
  lastsUntil: null;
}

/** The real next deliveries: reminded, charged and closed by the daily jobs. */
async function deliver(code: string, count: number): Promise<Coming[]> {
  const { number: first } = (await cycles(code)).at(-1);
  for (let nth = 0; nth < count; nth += 1) {
    const { pausedUntil } = await restOf(code);
    if (pausedUntil !== null) {
      // The night the pause ends: a week before its date, or the next one.
      const early = Temporal.PlainDate.from(pausedUntil).subtract({ days: 7 });
      const tomorrow = appContext.clock.today().add({ days: 1 });
      goTo((Temporal.PlainDate.compare(early, tomorrow) > 0 ? early : tomorrow).toString());
      await start('resume-subscriptions');
      await run();
    }
    const { shippingDate } = (await cycles(code)).at(-1);
    const reminded = Temporal.PlainDate.from(shippingDate).subtract({ days: 7 });
    if (Temporal.PlainDate.compare(reminded, appContext.clock.today()) > 0) {
      goTo(reminded.toString());
      await start('remind-subscribers');
      await run();
    }
    goTo(shippingDate);
    await live();
  }
  const all = await cycles(code);
  return all
    .filter(({ number, state }) => number >= first && state === 'placed')
    .map(({ shippingDate, total }) => ({ shippingDate, total, lastsUntil: null }));
}

const restOf = async (code: string): Promise<{ pausedUntil: string | null }> => {
  const { status, paused_until: until } = await subscription(code);
  return { pausedUntil: status === 'paused' ? until : null };
};

const batches = Array.from({ length: Math.ceil(LIVES / TOGETHER) }, (_, nth) => nth * TOGETHER);

// Run n of seed s equals the first run of seed s + n.
test.each(batches)(
  'N-06 what a preview shows of six deliveries is what leaves and is charged as the days go by (from life %i)',
  async (first) => {
    // A preview ignores stock, so stock must suffice for any random quantity.
    await shop.database.pool.query('update product_variants set on_hand = 100000');
    const own = await subscribe('lea@example.org', [TIN, 4, RHYTHM], [KIBBLE, 1, RHYTHM]);
    const startAgain = await snapshotDatabase();
    for (let life = first; life < Math.min(first + TOGETHER, LIVES); life += 1) {
      appContext.clock.move(new Temporal.Duration());
      await startAgain();
      await comesTrue(own, inject('seed') + life);
    }
  },
  1_800_000,
);

/** Applies up to four random changes: the last preview must match what is sent and charged, to the cent. */
async function comesTrue(own: Awaited<ReturnType<typeof subscribe>>, seed: number): Promise<void> {
  const { body } = await of(own).get();
  const ids = body.items.map(({ id }: { id: number }) => id);
  const changes = fc.sample(anyChange(ids, appContext.clock.today()), { numRuns: 4, seed });
  let shown: Coming[] = (await of(own).post('/previews', { change: 'postpone' })).body.before;
  for (const change of changes) {
    const before = (await of(own).get()).body;
    const preview = await of(own).post('/previews', change);
    const sent = await sendChange(own, change, before);
    expect(sent.status < 300, `seed ${seed}: ${JSON.stringify(change)}`).toBe(
      preview.status === 200,
    );
    if (preview.status === 200) shown = preview.body.after;
  }
  const because = `seed ${seed}: ${JSON.stringify(changes)}`;
  const charged = (await charges()).length;
  expect(await deliver(own.code, shown.length), because).toEqual(shown);
  expect(
    (await charges()).slice(charged).map(({ amount }) => amount),
    because,
  ).toEqual(shown.map(({ total }) => total));
}
