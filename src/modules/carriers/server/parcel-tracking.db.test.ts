import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOrderById } from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { CarrierTrouble } from '#standins/carriers/tables.ts';
import { toggleTrouble } from '#standins/carriers/troubles.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { untilWaiting } from '../../../../tests/support/until-waiting.ts';
import { waitingOrders } from '../../../../tests/support/waiting-orders.ts';
import { followParcel } from './follow-parcel.ts';
import { laPosteTracking } from './la-poste-tracking-adapter.ts';
import { mondialRelayTracking } from './mondial-relay-tracking-adapter.ts';
import { followParcels } from './processes/follow-parcels.ts';
import { recordAnswer } from './record-answer.ts';
import { recordTracking } from './record-tracking.ts';
import { trackingServices } from './tracking-services.ts';
import { dropReturnLabels, wantReturnLabel } from './want-return-label.ts';

const shop = testShop();
Object.assign(shop.appContext.config, { LABEL_SERVICES: 'standin', LABEL_TIMEOUT_MS: 400 });
const { appContext } = shop;
const HOME = '6A12345678901';
const POINT = '12345678';

const madeAt = () => new Date(appContext.clock.now().epochMilliseconds);
const go = (kind: CarrierTrouble) => toggleTrouble(appContext, kind);
const both = () => {
  const { colissimo, mondial_relay } = trackingServices(appContext);
  return Promise.all([colissimo?.follow(HOME), mondial_relay?.follow(POINT)]);
};
const outcomes = async () => (await both()).map((answer) => answer?.outcome);
const states = async () =>
  (await both()).map((answer) =>
    answer?.outcome === 'heard' ? answer.events.map(({ state }) => state).toSorted() : null,
  );

beforeEach(async () => {
  await shop.database.db.deleteFrom('standin_carrier_troubles').execute();
  await shop.database.db.deleteFrom('standin_carrier_labels').execute();
  await shop.database.db
    .insertInto('standin_carrier_labels')
    .values([
      { carrier: 'colissimo', number: HOME, reference: 'a', made_at: madeAt() },
      { carrier: 'mondial_relay', number: POINT, reference: 'b', made_at: madeAt() },
    ])
    .execute();
});
afterEach(() => appContext.clock.move(new Temporal.Duration()));

test('WDR-04 carriers say what became of a parcel, each in its own protocol', async () => {
  expect(await states()).toEqual([['announced'], ['announced']]);
  appContext.clock.move(Temporal.Duration.from({ hours: 40 }));
  expect(await states()).toEqual([
    ['accepted', 'announced', 'moving'],
    ['moving', 'moving', 'moving'],
  ]);
  appContext.clock.move(Temporal.Duration.from({ hours: 80 }));
  expect(await states()).toEqual([
    ['accepted', 'announced', 'delivered', 'moving'],
    ['delivered', 'moving', 'moving', 'moving'],
  ]);
  const [home, point] = await both();
  const moments = [home, point].map((answer) =>
    answer?.outcome === 'heard'
      ? answer.events.map(({ at }) => Math.floor(Date.parse(at) / 60_000)).toSorted()
      : [],
  );
  // Both give the same minute, one of them in Paris time without offset.
  expect(moments[1]).toEqual(moments[0]);
});

test('WDR-04 a carrier that is slow, down, knows no such number or not us says nothing, and nothing is made of it', async () => {
  for (const kind of ['down', 'slow'] as const) {
    await go(kind);
    expect(await outcomes()).toEqual(['silent', 'silent']);
    await go(kind);
  }
  await go('unknown');
  expect(await outcomes()).toEqual(['unknown', 'unknown']);
  await go('unknown');
  const other = await trackingServices(appContext).mondial_relay?.follow('no number');
  expect(other?.outcome).toBe('unknown');
  const answers = (text: string, status = 200) => ({
    base: 'http://carriers.internal/x',
    inProcess: () => new Response(text, { status }),
    timeoutMs: 400,
  });
  for (const [text, status] of [
    ['', 401],
    ['<html>maintenance', 200],
    ['{"shipment":3}', 200],
    [
      `<a><WSI2_TracingColisDetailleResult><STAT>97</STAT></WSI2_TracingColisDetailleResult></a>`,
      200,
    ],
  ] as const) {
    const options = answers(text, status);
    expect((await laPosteTracking({ ...options, key: 'k' }).follow(HOME)).outcome).toBe('silent');
    const relay = mondialRelayTracking({ ...options, brand: 'GAMELLE', key: 'k' });
    expect((await relay.follow(POINT)).outcome).toBe('silent');
  }
  // Invalid entries of a response are skipped, the others kept.
  const odd = JSON.stringify({
    shipment: {
      event: [
        { code: 'PC1', label: 'Pris', date: '2026-11-20T10:00:00+01:00' },
        { code: 'XX9', label: null, date: '2026-11-21T10:00:00+01:00' },
        { code: 'DI1', label: 'Livré', date: 'hier' },
      ],
    },
  });
  expect(await laPosteTracking({ ...answers(odd), key: 'k' }).follow(HOME)).toMatchObject({
    events: [
      { state: 'accepted', label: 'Pris' },
      { state: 'moving', label: 'XX9' },
    ],
  });
});

/** Id of a request for a return label. */
async function wantReturn(): Promise<number> {
  await waitingOrders(shop, 1);
  const { id } = await appContext.db
    .selectFrom('orders')
    .select('id')
    .where('number', 'is not', null)
    .executeTakeFirstOrThrow();
  const order = await findOrderById(appContext.db, id);
  if (!order) throw new Error('no order');
  return transact(appContext, (work) => wantReturnLabel(work, 'logistics', order, 'mondial_relay'));
}

test('WDR-04 a parcel stands as its carrier said last, with a new event or without one, and what is said twice is one event', async () => {
  const requestId = await wantReturn();
  await transact(appContext, (work) => followParcel(work, requestId, POINT));
  const statesAfter = async (hours: number) => {
    appContext.clock.move(Temporal.Duration.from({ hours }));
    await followParcels(appContext, { limitMs: 10_000 });
    const rows = await appContext.db
      .selectFrom('parcel_events')
      .select('state')
      .orderBy('at', 'desc')
      .execute();
    return rows.map(({ state }) => state);
  };
  expect(await statesAfter(1)).toEqual(['announced']);
  await go('wordless');
  expect(await statesAfter(24)).toEqual(['moving']);
  expect(await statesAfter(70)).toEqual(['delivered', 'moving', 'moving']);
  await go('wordless');
  expect(await statesAfter(74)).toEqual(['delivered', 'moving', 'moving', 'moving']);
  const at = appContext.clock.now().toString();
  const said = { at, label: 'Retiré.', place: null };
  await transact(appContext, (work) =>
    recordTracking(work, requestId, {
      outcome: 'heard',
      events: [
        { ...said, state: 'moving' },
        { ...said, state: 'delivered' },
        { ...said, state: 'moving' },
      ],
    }),
  );
  const [latest, ...before] = await statesAfter(74);
  expect([latest, before.length]).toEqual(['delivered', 4]);
});

test('WDR-04 a label that is made at the moment its return is taken back is not followed', async () => {
  const requestId = await wantReturn();
  await appContext.db.updateTable('label_requests').set({ state: 'sent' }).execute();
  let dropped: Promise<unknown> | undefined;
  await transact(appContext, async (work) => {
    await recordAnswer(work, requestId, {
      outcome: 'made',
      trackingNumber: POINT,
      file: { format: 'pdf', content: Buffer.from('%PDF-'), url: null },
    });
    dropped = transact(appContext, (other) => dropReturnLabels(other, [requestId]));
    await untilWaiting(appContext.db);
  });
  await dropped;
  const followed = await appContext.db
    .selectFrom('followed_parcels')
    .select('next_at as next')
    .execute();
  expect(followed).toEqual([{ next: null }]);
});
