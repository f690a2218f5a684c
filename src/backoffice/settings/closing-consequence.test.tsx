import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ClosingShape } from '#modules/settings/admin-contracts.ts';
import { ClosingConsequence } from './closing-consequence.tsx';

function shown(closing: readonly ClosingShape[]): string {
  const router = createMemoryRouter([
    { path: '*', element: <ClosingConsequence closing={closing} /> },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ');
}

const busy: ClosingShape = {
  day: '2026-12-24',
  next: '2027-01-04',
  deliveries: 3,
  orders: 1,
  subscriptionCodes: ['S-1', 'S-2'],
  orderNumbers: ['000000045'],
};

test('O-16 a day that would close says what was to leave on it, the next departure, and leads to each', () => {
  const html = shown([busy, { ...busy, day: '2026-12-28', deliveries: 0, subscriptionCodes: [] }]);
  expect(html).toContain('24 décembre 2026');
  expect(html).toContain('3 livraisons d’abonnement et une commande promise');
  expect(html).toContain('le départ suivant est le 4 janvier 2027');
  expect(html).toContain('/gestion/abonnements/S-1/');
  expect(html).toContain('/gestion/commandes/000000045/');
  expect(html).toContain('et une autre');
  expect(html).toContain('28 décembre 2026 : une commande promise.');
  expect(html).toContain('ne bouge pas d’elle-même');
});

test('O-16 closing days nothing was to leave on say so', () => {
  expect(shown([])).toContain('Aucune livraison ni commande n’est prévue');
});
