import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { FooterContent, HeaderContent } from '#blocks/shell-content.ts';
import { Shell } from './shell.tsx';

const link = (label: string, to: string) => ({ label, link: { to } });
const header: HeaderContent = {
  topBar: { message: 'Livraison offerte dès 49 €' },
  logo: link('Gamelle, accueil', '/'),
  links: [
    { ...link('Chien', '/chien/'), children: [link('Pâtées', '/chien/patees/')] },
    { label: 'Magasins', link: { to: 'https://example.org/', target_blank: true, nofollow: true } },
  ],
};
const footer: FooterContent = {
  logo: link('Gamelle, accueil', '/'),
  baseline: 'Fabriqué en France.',
  links: [{ ...link('Aide', '/faq/'), children: [link('Questions fréquentes', '/faq/')] }],
  legal: [link('Accessibilité', '/page/accessibilite/')],
  paymentMarks: [{ code: 'visa', label: 'Visa' }],
  reassurance: [{ icon: 'truck', title: 'Livraison offerte', text: 'Dès 49 €' }],
  support: { phone: '+33 1 99 00 12 34', email: 'a@b.test', hours: 'de 9:00 à 18:00', text: '' },
  copyright: 'Gamelle',
};

function page(
  layout: 'site' | 'minimal' | 'bare' | 'office',
  content?: Parameters<typeof Shell>[0]['content'],
  { isFramed, pays }: { isFramed?: boolean; pays?: boolean } = {},
) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Shell layout={layout} content={content} isFramed={isFramed ?? false} pays={pays ?? false}>
          <h1>Page</h1>
        </Shell>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />);
}

test('NAV-07 the first link of every page leads to its content', () => {
  for (const layout of ['site', 'minimal', 'bare'] as const) {
    const html = page(layout, { header, footer });
    expect(html.indexOf('href="#contenu"')).toBe(html.indexOf('href="'));
    expect(html).toContain('<main id="contenu"');
  }
});

test('NAV-07 a page with a frame of its own says itself what it is about', () => {
  const html = page('office', null, { isFramed: true });
  expect(html.indexOf('href="#contenu"')).toBe(html.indexOf('href="'));
  expect(html).not.toContain('<main');
});

test('NAV-10 the reduced display has the help line but no menu', () => {
  const html = page('minimal', { header, footer }, { pays: true });
  expect(html).toContain('+33 1 99 00 12 34');
  expect(html).toContain('Paiement sécurisé');
  // Pages of mail links and of the sign-in have no payment note.
  expect(page('minimal', { header, footer })).not.toContain('Paiement');
  expect(html).not.toContain('Menu principal');
  expect(html).toContain('/page/accessibilite/');
});

test('NAV-12 a bare page has neither header nor footer', () => {
  expect(page('bare', { header, footer })).not.toMatch(/<header|<footer/);
});

test('without its content the frame still shows the page', () => {
  expect(page('site')).toContain('<h1>Page</h1>');
});

test('NAV-23 the server invites everybody to sign in, in these words', () => {
  expect(page('site', { header, footer })).toContain('Déjà client ? Connectez-vous');
});

test('NAV-20 CMS-08 menu entries come from the content with their flags', () => {
  const html = page('site', { header, footer });
  expect(html).toContain('href="/chien/patees/"');
  expect(html).toMatch(/<a [^>]*rel="noopener nofollow"[^>]*target="_blank"/);
});

test('CMS-09 BIZ-16 the footer shows its entries and the hours of support', () => {
  const html = page('site', { header, footer });
  expect(html).toContain('Questions fréquentes');
  expect(html).toContain('de 9:00 à 18:00');
});
