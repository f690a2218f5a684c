import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

const screen = (status: number, data: unknown = null) => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ErrorScreen status={status} data={data} /> },
  ]);
  return renderToStaticMarkup(<Stub />);
};

test('NAV-13 a missing page says so and leads to dog and cat', () => {
  const html = screen(404);
  expect(html).toContain('Page non trouvée');
  expect(html).toContain('href="/chien/"');
  expect(html).toContain('href="/chat/"');
});

test('L-19 GRD-21 a missing page speaks French to people, keeps its message for programs and searches', () => {
  const html = screen(404);
  const read = html.replaceAll(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' ');
  expect(read).toContain('Adresse demandée : /');
  expect(read).not.toContain('Page Not Found');
  expect(html).toContain('<meta name="error" content="Page Not Found: /"/>');
  expect(html).toMatch(/<search[^>]*><form[^>]* action="\/rechercher\/"/);
  expect(screen(500)).not.toMatch(/<search|Page Not Found/);
});

test('NAV-14 NAV-15 ERR-01 each status has its words, any other the generic ones', () => {
  expect(screen(403)).toContain('Accès refusé');
  expect(screen(500)).toContain('Une erreur est survenue');
  expect(screen(418)).toContain('Une erreur est survenue');
});

test('NAV-16 an error page is neither indexed nor followed', () => {
  expect(screen(404)).toContain('noindex, nofollow');
});

test('NAV-18 an error page proposes the products it was given', () => {
  const product = {
    sku: 'PR000123',
    slug: 'saumon',
    name: 'Saumon',
    kind: 'kibble',
    formats: 1,
    availability: 'available',
    subscribable: true,
    image: null,
    variant: null,
    json_avis: { count: 0, average: null },
  };
  const html = screen(404, { selection: { title: 'Les plus léchées', products: [product] } });
  expect(html).toContain('Les plus léchées');
  expect(html).toContain('href="/produits/saumon/"');
});
