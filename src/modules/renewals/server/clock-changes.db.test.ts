import { expect, test } from 'vitest';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';

const shop = testShop();
const { appContext } = shop;
const { subscribe, query, live, cycles, charges } = renewals(shop);

/** Moves the test clock to an instant. */
const goToInstant = (instant: string) =>
  appContext.clock.move(
    Temporal.Now.instant().until(Temporal.Instant.from(instant), { largestUnit: 'hours' }),
  );

test.each([
  // Clocks go from two to three: half past two does not exist.
  ['2027-03-28', 'missing', ['00:59:30', '01:00:30', '01:30:00']],
  // Clocks go from three back to two: half past two occurs twice.
  ['2027-10-31', 'there twice', ['00:30:00', '00:59:30', '01:30:00', '02:30:00']],
])(
  'REL-16 on the night of %s, when half past two is %s, a delivery is renewed once',
  async (night, _, runs) => {
    const { code } = await subscribe();
    await query(
      'update subscription_cycles set planned_date = $1, shipping_date = $1 where number = 2',
      night,
    );
    // The day is on its calendar, whole intervals from the anchor.
    await query('update subscriptions set anchor_date = $1', night);
    const eve = Temporal.PlainDate.from(night).subtract({ days: 1 });
    goToInstant(`${eve}T21:59:00Z`);
    await live();
    expect((await cycles(code)).at(-1)).toMatchObject({ number: 2, state: 'draft' });
    for (const time of runs) {
      goToInstant(`${night}T${time}Z`);
      await live();
    }
    const [, second, third, ...others] = await cycles(code);
    expect(second).toMatchObject({ state: 'placed', money: 'paid', shippingDate: night });
    expect(others).toEqual([]);
    expect((await charges()).filter(({ state }) => state === 'captured')).toHaveLength(2);
    const [planned] = await query(
      'select planned_date as day from subscription_cycles where number = 3',
    );
    expect(third).toMatchObject({ number: 3, state: 'draft' });
    expect(planned?.day).toBe(Temporal.PlainDate.from(night).add({ days: 31 }).toString());
  },
);
