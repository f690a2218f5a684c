import { paths } from '../paths.ts';
import type { Route } from './+types/robots.page';
import { pageContext } from './page-context.ts';

/** Sections search engines are told to skip (RTE-19): search, account, order, guides, reset. */
const SKIPPED = [
  '/rechercher/',
  '/mon-compte/',
  '/commande/',
  '/panier/',
  '/livraison-estimee/',
  '/connexion/',
  '/deconnexion/',
  '/mot-de-passe-oublie/',
  '/guide-croquettes/',
  '/guide-bi-nutrition/',
  '/mini-guide-bi-nutrition/',
  '/userGuide/',
  '/web-view/',
  '/webView/',
  '/api/',
  '/gestion/',
];

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(pageContext);
  const lines = [
    'User-agent: *',
    ...SKIPPED.map((section) => `Disallow: ${section}`),
    `Sitemap: ${site.origin}${paths.sitemap()}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
