import type { AppContext } from '#registry/schema.ts';
import type { OutlookShape } from '../admin-contracts.ts';
import { givenUpOn } from '../rules/index.ts';
import {
  AHEAD_DAYS,
  countComing,
  findDyingCards,
  findFailed,
  findHeld,
  findMissing,
  findToCharge,
} from './find-outlook.ts';
import { isChargingEnabled } from './processes/charging-switch.ts';

/** Expiring cards are reported this many days ahead (REL-12). */
const CARD_DAYS = 30;

/** Deliveries of the next fourteen days, and what may block them. */
export async function presentOutlook(appContext: AppContext): Promise<OutlookShape> {
  const { db, clock, config } = appContext;
  const today = clock.today();
  const until = today.add({ days: AHEAD_DAYS - 1 });
  const coming = await countComing(db, today, until);
  const late = coming.filter(({ date }) => date < today.toString());
  const on = (date: string) =>
    coming.find((day) => day.date === date) ?? { date, deliveries: 0, expected: 0 };
  return {
    '@context': '/api/v2/contexts/RenewalOutlook',
    '@id': '/api/v2/admin/renewals/outlook',
    '@type': 'RenewalOutlook',
    armed: await isChargingEnabled(appContext),
    today: today.toString(),
    overdue: {
      deliveries: late.reduce((sum, { deliveries }) => sum + deliveries, 0),
      expected: late.reduce((sum, { expected }) => sum + expected, 0),
    },
    days: Array.from({ length: AHEAD_DAYS }, (_, index) =>
      on(today.add({ days: index }).toString()),
    ),
    due: await findToCharge(db, today),
    shortages: shortagesFrom(await findMissing(db, until)),
    failed: (await findFailed(db)).map(({ firstTriedOn, ...failed }) => ({
      ...failed,
      givenUpOn: firstTriedOn
        ? givenUpOn(Temporal.PlainDate.from(firstTriedOn), config).toString()
        : null,
    })),
    cards: (await findDyingCards(db, today.add({ days: CARD_DAYS }))).map(
      ({ month, year, ...card }) => ({
        ...card,
        expiry: `${String(month).padStart(2, '0')}/${year}`,
      }),
    ),
    held: (await findHeld(db)).map(({ since, ...held }) => ({
      ...held,
      since: since.toISOString(),
    })),
  };
}

function shortagesFrom(rows: Awaited<ReturnType<typeof findMissing>>): OutlookShape['shortages'] {
  return [...Map.groupBy(rows, ({ variantCode }) => variantCode).values()].flatMap((missing) => {
    const [first] = missing;
    if (!first) return [];
    const { variantCode, productName, variantName, wanted, onHand } = first;
    const missedBy = missing.map(({ code, name, shippingDate, quantity }) => ({
      code,
      name,
      shippingDate,
      quantity,
    }));
    return [{ variantCode, productName, variantName, wanted, onHand, missedBy }];
  });
}
