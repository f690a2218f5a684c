import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Funnel } from './load-funnel.server.ts';
import { Notices } from './notices.tsx';

test('REL-35 what sold out meanwhile is named, with the way to the cart', () => {
  const funnel = {
    step: 'shipping',
    order: {
      items: [
        { id: 4, productName: 'Croquettes', variantName: '4 kg' },
        { id: 7, productName: 'Double gamelle', variantName: '35 cm' },
      ],
      problems: [{ code: 'unavailable', itemId: 7, message: 'Ce produit n’est plus disponible.' }],
    },
    paymentMethods: [],
  } as unknown as Funnel;
  const router = createMemoryRouter([{ path: '/', element: <Notices funnel={funnel} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain('Double gamelle, 35 cm');
  expect(html).not.toContain('Croquettes');
  expect(html).toContain('href="/panier/"');
});
