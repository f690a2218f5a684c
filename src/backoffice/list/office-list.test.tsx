import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { TeamOrderShape } from '#modules/orders/admin-contracts.ts';
import { orderList } from '#modules/orders/rules/team-list.ts';
import { shownForms } from '../form/plain-form.server.ts';
import { ordersOffice } from '../orders/orders-list.tsx';
import { readList } from '../parts/read-list.ts';
import { viewIntents } from './answer-list.server.ts';
import { OfficeList } from './office-list.tsx';
import type { ListViews } from './view-tabs.tsx';

const order: TeamOrderShape = {
  '@id': '/api/v2/admin/orders/000000045',
  '@type': 'Order',
  number: '000000045',
  placedAt: '2026-11-25T10:00:00Z',
  email: 'lea@example.org',
  name: 'Léa Martin',
  channel: 'FR_WEB',
  total: 4290,
  status: 'paid',
  subscription: 'AB12',
  held: [],
};

const forms = shownForms(viewIntents);

const NO_VIEWS: ListViews = { saved: [], query: '', formKey: 'one-showing-of-a-form', forms };

/**
 * The rendered order list at an address, with these rows, for a user with all order permissions.
 */
function shownAt(
  search: string,
  rows: readonly TeamOrderShape[] = [order],
  total = rows.length,
  views: ListViews = NO_VIEWS,
) {
  const request = new Request(`http://shop.test/gestion/commandes/${search}`);
  const loaded = {
    list: orderList,
    isWhole: false,
    path: '/gestion/commandes/',
    rows,
    total,
    shown: readList(request, orderList),
    views,
  };
  const page = (
    <OfficeList office={ordersOffice} loaded={loaded} answer={undefined} lead="1 commande" />
  );
  const staff = { permissions: ['orders.people', 'orders.manage'] };
  const router = createMemoryRouter(
    [{ id: 'office', path: '*', element: page, action: () => null, loader: () => ({ staff }) }],
    {
      initialEntries: ['/gestion/commandes/'],
      hydrationData: { loaderData: { office: { staff } } },
    },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('&amp;', '&');
}

test('O-47 a view is removed only after it was asked, and for whom it goes is said', () => {
  const view = {
    '@id': '/api/v2/admin/saved-views/3',
    '@type': 'SavedView' as const,
    id: 3,
    list: 'orders',
    name: 'Payées',
    query: 'paiement=paid',
    isShared: true,
    by: 'Anne',
    mayChange: true,
  };
  const html = shownAt('?paiement=paid', [order], 1, {
    saved: [view],
    query: view.query,
    formKey: 'k',
    forms,
  });
  const removing = html.slice(0, html.indexOf('value="removeView"'));
  expect(removing.slice(removing.lastIndexOf('<details'))).toMatch(/^<details>.*toute l’équipe/s);
});

test('O-41 columns that are not usual are shown when they are chosen, and links keep them', () => {
  expect(shownAt('')).not.toContain('AB12');
  const chosen = shownAt('?colonnes=number,subscription');
  expect(chosen).toContain('AB12');
  expect(chosen).not.toContain('lea@example.org');
  const sorted = shownAt('?colonnes=number,total&paiement=paid');
  expect(sorted).toContain(
    'href="/gestion/commandes/?paiement=paid&tri=-total&colonnes=number%2Ctotal"',
  );
});

test('O-41 what narrows the list stands as chips that take it away', () => {
  const html = shownAt('?paiement=paid&du=2026-11-01&tri=total');
  expect(html).toContain('Retirer le filtre Paiement\u00a0: Payé');
  expect(html).toContain('href="/gestion/commandes/?du=2026-11-01&tri=total"');
  expect(html).toContain('href="/gestion/commandes/?paiement=paid&tri=total"');
  expect(shownAt('')).not.toContain('Retirer le filtre');
});

test('O-41 the sheet is what the address says, and is not offered beyond ten thousand rows', () => {
  expect(shownAt('?paiement=paid')).toContain('href="/gestion/listes/orders/?paiement=paid"');
  const many = shownAt('?paiement=paid', [order], 10_001);
  expect(many).not.toContain('/gestion/listes/orders/');
  expect(many).toContain('Plus de 10\u00a0000 lignes');
  expect(many).not.toContain('10\u00a0001');
});

test('O-41 rows can be ticked, all of the list too, by who may do something with them', () => {
  const html = shownAt('', [order], 312);
  expect(html).toContain('Tout sélectionner\u00a0: 312');
  expect(html).toContain('Choisir 000000045');
  expect(html).toContain('Imprimer les bordereaux');
});

test('O-42 rows are dense unless the address asks for roomy ones', () => {
  expect(shownAt('')).toContain('data-density="dense"');
  expect(shownAt('?densite=aeree')).toContain('data-density="roomy"');
});

test('O-45 a search without hits says what can be searched', () => {
  const html = shownAt('?recherche=0612345678', []);
  expect(html).toContain('Rien ne correspond à «\u00a00612345678\u00a0»');
  expect(html).toContain('La recherche regarde\u00a0: Nom, e-mail, téléphone, numéro.');
  expect(shownAt('?paiement=refunded', [])).toContain('Rien ne correspond à ces filtres');
});
