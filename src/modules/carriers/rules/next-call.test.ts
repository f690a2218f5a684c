import { expect, test } from 'vitest';
import { latestFirst, nextCall } from './index.ts';

const HOUR = 3_600_000;
const parcel = { now: 0, until: 1_000 * HOUR, arrivedAt: null, silences: 0 };

test('WDR-04 a carrier is asked every three hours, a silent one soon and then ever less often, and never for ever', () => {
  expect(nextCall(parcel)).toBe(3 * HOUR);
  const waits = [1, 2, 3, 4, 5, 6].map((silences) => nextCall({ ...parcel, silences }));
  expect(waits.map((wait) => (wait ?? 0) / 60_000)).toEqual([10, 20, 40, 80, 160, 180]);
  expect(nextCall({ ...parcel, now: 999 * HOUR })).toBeNull();
  // Late reports are still fetched for three days.
  expect(nextCall({ ...parcel, arrivedAt: 0, now: 60 * HOUR })).toBe(63 * HOUR);
  expect(nextCall({ ...parcel, arrivedAt: 0, now: 70 * HOUR })).toBeNull();
});

test('WDR-04 what happened to a parcel stands in its order, however it was told', () => {
  const events = [
    { at: '2026-11-21T10:00:00Z', state: 'moving' as const },
    { at: '2026-11-23T10:00:00+01:00', state: 'delivered' as const },
    { at: '2026-11-23T09:00:00Z', state: 'moving' as const },
    { at: '2026-11-20T10:00:00Z', state: 'announced' as const },
  ];
  expect(latestFirst(events).map(({ state }) => state)).toEqual([
    'delivered',
    'moving',
    'moving',
    'announced',
  ]);
});
