import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { TeamProductDetailShape } from '#modules/catalog/admin-contracts.ts';
import type { ProductUsesShape } from '#modules/subscriptions/admin-contracts.ts';
import { editForms } from './edit-intents.server.ts';
import { StatusForm } from './state-forms.tsx';

const uses = { subscriptions: 24, deliveries: 25, carts: 0 } as ProductUsesShape;

function shown(status: 'sold' | 'hidden'): string {
  const product = { status, replacedBy: null } as TeamProductDetailShape;
  const element = (
    <StatusForm
      shown={editForms.editStatus}
      product={product}
      uses={uses}
      formKey="k"
      version={3}
      refused={undefined}
    />
  );
  const router = createMemoryRouter([{ path: '*', element, action: () => null }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('O-02 a product is taken out of sale only after who gets it was shown; it is sold again with one press', () => {
  const [before = '', opened = ''] = shown('sold').split('<details>');
  expect(before).not.toContain('<form');
  for (const words of ['24 abonnements', '25 lignes', 'Aucun panier'])
    expect(opened).toContain(words);
  expect(opened).toContain('Retirer de la vente maintenant');
  const again = shown('hidden');
  expect(again).not.toContain('<details');
  expect(again).toMatch(/<option value="sold"[^>]*>En vente/);
});
