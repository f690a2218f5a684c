import { expect, test } from 'vitest';
import { jobs, listeners } from './jobs.ts';
import type { UnitOfWork } from './schema.ts';

// Needs no database, but loads the whole application, which the database test workers already have.

test('an event with another name or another payload does not compile', async () => {
  const reported: string[] = [];
  const announce: UnitOfWork['announce'] = async (event) => {
    reported.push(event);
  };
  // @ts-expect-error No such event.
  await announce('order.plcaed', { orderId: 1 });
  // @ts-expect-error The number of an order is no text.
  await announce('order.placed', { orderId: '1' });
  // @ts-expect-error Parcels that had left before are to be told.
  await announce('order.parcels_sent', { orderId: 1 });
  expect(reported).toHaveLength(3);
});

test('every job that listens to an event is among the jobs that are run', () => {
  const names = new Set(jobs.map(({ name }) => name));
  for (const [event, heard] of Object.entries(listeners))
    for (const { name } of heard) expect(names.has(name), `${event} → ${name}`).toBe(true);
});
