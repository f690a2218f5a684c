import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { LifeEvents } from './life-event-card.tsx';
import type { ShownEvent } from './load-life-events.server.ts';

const fed = { productName: 'Poulet', variantName: '12 kg', pieces: 1, every: 42, costPerDay: 154 };
const event = {
  id: 1,
  kind: 'sterilised',
  animalId: 3,
  animalName: 'Moka',
  preview: null,
  refused: null,
  now: { ...fed, rationGrams: 310, days: 38 },
  proposed: { ...fed, rationGrams: 280, days: 42, isOther: false },
} as unknown as ShownEvent;

test('N-03 the ration before an event is not called that of today, which the page of the animal shows', () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <LifeEvents events={[event]} /> }]);
  const page = renderToStaticMarkup(<Stub />);
  expect(page).toContain('Jusqu’ici');
  expect(page).not.toContain('>Aujourd’hui<');
});
