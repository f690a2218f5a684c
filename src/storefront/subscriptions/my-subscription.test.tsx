import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { ManagedSubscription } from './load-subscription.server.ts';
import { MySubscription } from './my-subscription.tsx';

const shown = (changes: { status?: string; pausedUntil?: string | null }) => {
  const subscription = {
    code: 'AB-00001',
    status: 'active',
    pausedUntil: null,
    endsOn: null,
    frequency: { code: 42 },
    items: [],
    deliveriesDone: 1,
    discountPercent: 10,
    stoppableOn: '2026-12-17',
    shared: true,
    ...changes,
  };
  const managed = { subscription, can: {} } as unknown as ManagedSubscription;
  const Stub = createRoutesStub([{ path: '/', Component: () => <MySubscription {...managed} /> }]);
  return renderToStaticMarkup(<Stub />);
};

test('SUB-04 a pause without an end names no day to terminate from, since nothing leaves until it goes on', () => {
  for (const dated of [{}, { status: 'paused', pausedUntil: '2026-12-10' }])
    expect(shown(dated)).toContain('résiliable à partir du 17');
  const resting = shown({ status: 'paused' });
  expect(resting).toContain('la deuxième part après la reprise');
  expect(resting).not.toMatch(/17\sdécembre/);
});
