import type { Page } from 'playwright-core';

const AT = '/gestion/';

/** A back office screen; on a phone too where the work is done on one. */
export interface OfficeScreen {
  id: string;
  title: string;
  open: string | ((page: Page) => Promise<void>);
  telephone?: true;
}

/** Demonstration staff member with all permissions. */
const BOSS = { email: 'direction@gamelle.test', password: 'Sept-bols-ranges-sur-l-etagere' };

export async function signInAsTeam(page: Page): Promise<void> {
  await page.goto(AT);
  await page.getByLabel('Adresse e-mail').fill(BOSS.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(BOSS.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();
}

/** Opens the first link below `gestion/` that matches the pattern. */
const firstOf =
  (list: string, pattern: string | RegExp = list) =>
  async (page: Page) => {
    await page.goto(AT + list);
    const addresses = await page
      .locator('main a[href^="/gestion/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const is = (address: string) => {
      const below = address.slice(AT.length).replace(/\?.*$/, '');
      return typeof pattern === 'string'
        ? below.startsWith(pattern) && below !== pattern
        : pattern.test(below);
    };
    await page.goto(addresses.find(is) ?? AT + list);
  };

/** Opens a wave, created for this screenshot if there is none. */
const wave = async (page: Page) => {
  await page.goto(`${AT}preparation/`);
  const open = page.locator('main a[href*="/preparation/vagues/"]').first();
  if (await open.count()) return void (await page.goto((await open.getAttribute('href')) ?? ''));
  await page.getByRole('button', { name: 'Ouvrir une vague' }).first().click();
  await page.getByRole('heading', { level: 1, name: /^Vague/ }).waitFor();
};

/** The packing page of a wave, after creating its labels. */
const packing = async (page: Page) => {
  await wave(page);
  const labels = page.getByRole('button', { name: 'Faire les étiquettes' });
  if (await labels.count()) {
    await labels.first().click();
    await page.getByText('Étiquettes faites').first().waitFor();
  }
  await page.getByRole('link', { name: 'Emballer au scan' }).first().click();
  await page.waitForURL(/emballage/);
};

const search = async (page: Page) => {
  await page.goto(`${AT}recherche/?q=camille`);
};

/** Two vouchers: one is issued at once, one waits for a second colleague. */
const gifts = async (page: Page) => {
  for (const amount of ['15,00', '150,00']) {
    await page.goto(`${AT}clients/credits-et-bons/`);
    // Hydration would close a disclosure opened before it.
    await page.waitForLoadState('networkidle');
    await page.locator('summary', { hasText: 'Émettre un bon d’achat' }).click();
    const form = page.locator('form').filter({ hasText: 'Émettre et envoyer' });
    await form.getByLabel('Montant en euros').fill(amount);
    await form.getByLabel('Motif', { exact: true }).fill('Colis arrivé en retard');
    await form.getByLabel('Dernier jour').fill('2028-01-31');
    await form.getByLabel('Envoyer le code à').fill('ines.martin@example.org');
    await form.getByRole('button', { name: 'Émettre et envoyer' }).click();
    await page.waitForURL(/fait=bon/);
    await page.waitForLoadState('networkidle');
  }
  await page.goto(`${AT}clients/credits-et-bons/`);
};

/** A line of pinned products, added for this screenshot. */
const pins = async (page: Page) => {
  await page.goto(`${AT}produits/recherche/epingles/`);
  await page.getByLabel('Ce que l’on tape').fill('croquettes chaton, chaton');
  const finder = page.getByLabel('Chercher un produit');
  await finder.fill('chaton');
  await page.locator('li button', { hasText: 'chaton' }).first().click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.waitForURL(/fait=/);
};

/** A variant’s page, through the page of its product. */
const ofVariant = (kind: 'stock' | 'prix') => async (page: Page) => {
  await firstOf('produits/', /^produits\/(?!nouveau|recherche)[^/]+\/$/)(page);
  const link = page.locator(`main a[href*="/produits/"][href*="/${kind}/"]`).first();
  await page.goto((await link.getAttribute('href')) ?? `${AT}produits/`);
};

export const OFFICE_SCREENS: readonly OfficeScreen[] = [
  { id: 'home', title: 'Aujourd’hui', open: AT, telephone: true },
  { id: 'search', title: 'Recherche', open: search },
  { id: 'orders', title: 'Commandes', open: `${AT}commandes/` },
  {
    id: 'order',
    title: 'Commande',
    open: firstOf('commandes/', /^commandes\/\d+\/$/),
    telephone: true,
  },
  { id: 'telephone-order', title: 'Commande par téléphone', open: `${AT}commandes/par-telephone/` },
  { id: 'preparation', title: 'À préparer', open: `${AT}preparation/` },
  { id: 'wave', title: 'Vague', open: wave, telephone: true },
  { id: 'packing', title: 'Emballage au scan', open: packing, telephone: true },
  { id: 'handover', title: 'Remise aux transporteurs', open: `${AT}preparation/remise/` },
  { id: 'claims', title: 'Réclamations', open: `${AT}preparation/reclamations/` },
  { id: 'recalls', title: 'Rappels', open: `${AT}rappels/` },
  { id: 'stock', title: 'Stock', open: `${AT}stock/` },
  { id: 'goods-in', title: 'Réception', open: `${AT}stock/reception/`, telephone: true },
  {
    id: 'goods-in-by-scan',
    title: 'Réception au scan',
    open: `${AT}stock/reception/scan/`,
    telephone: true,
  },
  {
    id: 'counting-by-scan',
    title: 'Comptage au scan',
    open: `${AT}stock/comptage/`,
    telephone: true,
  },
  { id: 'lots', title: 'Lots', open: `${AT}stock/lots/` },
  { id: 'purchases', title: 'Achats', open: `${AT}achats/` },
  { id: 'purchase', title: 'Commande fournisseur', open: firstOf('achats/', /^achats\/\d+\/$/) },
  {
    id: 'goods-in-of-order',
    title: 'Réception d’une commande',
    open: async (page) => {
      await firstOf('achats/?etat=sent', /^achats\/\d+\/$/)(page);
      const receive = page.locator('main a[href$="/reception/"]').first();
      if (await receive.count()) await page.goto((await receive.getAttribute('href')) ?? '');
    },
    telephone: true,
  },
  { id: 'suppliers', title: 'Fournisseurs', open: `${AT}achats/fournisseurs/` },
  { id: 'counting', title: 'Stock d’un article', open: ofVariant('stock'), telephone: true },
  { id: 'subscriptions', title: 'Abonnements', open: `${AT}abonnements/` },
  {
    id: 'subscription',
    title: 'Abonnement',
    open: firstOf('abonnements/', /^abonnements\/[A-Z]{2}-[^/]+\/$/),
  },
  { id: 'due', title: 'Échéances', open: `${AT}abonnements/echeances/` },
  { id: 'changes', title: 'Changements annoncés', open: `${AT}abonnements/changements/` },
  {
    id: 'new-change',
    title: 'Nouveau changement',
    open: firstOf('abonnements/changements/', 'abonnements/changements/nouveau/'),
  },
  { id: 'terminations', title: 'Résiliations', open: `${AT}abonnements/resiliations/` },
  { id: 'customers', title: 'Clients', open: `${AT}clients/` },
  {
    id: 'customer',
    title: 'Client',
    open: firstOf('clients/', /^clients\/\d+\/$/),
    telephone: true,
  },
  { id: 'guests', title: 'Clients sans compte', open: `${AT}clients/invites/` },
  { id: 'gifts', title: 'Crédits et bons', open: gifts },
  { id: 'segments', title: 'Segments', open: `${AT}segments/` },
  { id: 'new-segment', title: 'Nouveau segment', open: `${AT}segments/nouveau/` },
  { id: 'messages', title: 'Messages', open: `${AT}messages/?etat=tous` },
  {
    id: 'message',
    title: 'Message',
    open: firstOf('messages/?etat=tous', /^messages\/\d+\/$/),
    telephone: true,
  },
  { id: 'templates', title: 'Réponses toutes prêtes', open: `${AT}messages/reponses/` },
  { id: 'reviews', title: 'Avis', open: `${AT}avis/?etat=tous` },
  { id: 'withdrawals', title: 'Rétractations', open: `${AT}retractations/` },
  { id: 'products', title: 'Produits', open: `${AT}produits/` },
  {
    id: 'product',
    title: 'Produit',
    open: firstOf('produits/', /^produits\/(?!nouveau|recherche)[^/]+\/$/),
  },
  { id: 'prices', title: 'Prix d’un format', open: ofVariant('prix') },
  {
    id: 'edit-product',
    title: 'Modifier un produit',
    open: async (page) => {
      await firstOf('produits/', /^produits\/(?!nouveau|recherche)[^/]+\/$/)(page);
      await page.goto(`${page.url().replace(/\?.*$/, '')}modifier/`);
    },
  },
  {
    id: 'dutch',
    title: 'Un produit en néerlandais',
    open: async (page) => {
      await firstOf('produits/', /^produits\/(?!nouveau|recherche)[^/]+\/$/)(page);
      await page.goto(`${page.url().replace(/\?.*$/, '')}neerlandais/`);
    },
  },
  {
    id: 'versions',
    title: 'Versions d’un produit',
    open: async (page) => {
      await firstOf('produits/', /^produits\/(?!nouveau|recherche)[^/]+\/$/)(page);
      await page.goto(`${page.url().replace(/\?.*$/, '')}versions/`);
    },
  },
  { id: 'pins', title: 'Résultats épinglés', open: pins },
  { id: 'synonyms', title: 'Mots de la recherche', open: `${AT}produits/recherche/` },
  { id: 'categories', title: 'Catégories', open: `${AT}categories/` },
  { id: 'sheets', title: 'Fichiers', open: `${AT}fichiers/produits/` },
  { id: 'promotions', title: 'Promotions', open: `${AT}promotions/` },
  { id: 'new-promotion', title: 'Nouvelle promotion', open: `${AT}promotions/nouvelle/` },
  { id: 'simulator', title: 'Simulateur', open: `${AT}promotions/simulateur/` },
  { id: 'campaigns', title: 'Campagnes', open: `${AT}campagnes/` },
  { id: 'newsletters', title: 'Lettres', open: `${AT}lettres/` },
  { id: 'contents', title: 'Contenus', open: `${AT}contenus/` },
  { id: 'content', title: 'Contenu', open: firstOf('contenus/', /^contenus\/\d+\/$/) },
  { id: 'redirects', title: 'Redirections', open: `${AT}redirections/` },
  { id: 'figures', title: 'Chiffres : ventes', open: `${AT}chiffres/` },
  { id: 'subscribers', title: 'Chiffres : abonnements', open: `${AT}chiffres/abonnements/` },
  { id: 'codes', title: 'Chiffres : codes', open: `${AT}chiffres/promotions/` },
  { id: 'conversion', title: 'Chiffres : conversion', open: `${AT}chiffres/conversion/` },
  { id: 'forecast', title: 'Chiffres : prévisions', open: `${AT}chiffres/previsions/` },
  { id: 'rehearsal', title: 'Chiffres : répétition', open: `${AT}chiffres/repetition/` },
  { id: 'finances', title: 'Finances', open: `${AT}finances/` },
  { id: 'documents', title: 'Documents', open: `${AT}finances/documents/` },
  { id: 'books', title: 'Comptabilité', open: `${AT}finances/comptabilite/` },
  { id: 'statement', title: 'Relevé bancaire', open: `${AT}finances/releve/` },
  { id: 'sales', title: 'Ventes et TVA', open: `${AT}finances/ventes/` },
  { id: 'settings', title: 'Réglages', open: `${AT}reglages/regles/` },
  { id: 'setting', title: 'Réglage', open: `${AT}reglages/regles/GIFT_APPROVAL_ABOVE/` },
  { id: 'shipping', title: 'Réglages : livraison', open: `${AT}reglages/livraison/` },
  {
    id: 'tariff',
    title: 'Réglages : un tarif',
    open: firstOf('reglages/livraison/', /^reglages\/livraison\/[^/]+\/[A-Z]+\/$/),
  },
  { id: 'tax-rates', title: 'Réglages : TVA', open: `${AT}reglages/tva/` },
  { id: 'team', title: 'Équipe', open: `${AT}equipe/` },
  { id: 'member', title: 'Membre de l’équipe', open: firstOf('equipe/', /^equipe\/\d+\/$/) },
  { id: 'roles', title: 'Rôles', open: `${AT}equipe/roles/` },
  { id: 'keys', title: 'Clés', open: `${AT}equipe/cles/` },
  { id: 'own', title: 'Mon accès', open: `${AT}mon-acces/` },
  { id: 'webhooks', title: 'Webhooks', open: `${AT}exploitation/webhooks/` },
  { id: 'journal', title: 'Journal', open: `${AT}journal/` },
  { id: 'operations', title: 'Exploitation', open: `${AT}exploitation/` },
];
