/** A test of this project: its file and the beginning of its title. */
export type TestName = readonly [file: string, title: string];

/** Evidence to look at: a page and its text, database rows, a mail, an invoice. */
export type Evidence =
  | { page: string; says: string }
  | { mail: string; says: string }
  | { rows: string; label: string }
  | { pdf: true };

export interface LawRule {
  ids: string;
  /** In French, for lawyers. */
  what: string;
  tests: readonly TestName[];
  evidence: readonly Evidence[];
  /** What is still missing for full compliance. */
  open?: string;
}

/**
 * The 38 rules of commerce law that apply, each with its tests and evidence. `{product}` is a
 * product page of the demonstration.
 */
export const lawRules: readonly LawRule[] = [
  {
    ids: 'VAT-01 à VAT-05',
    what: 'TVA selon la catégorie, le pays de livraison et la date',
    tests: [
      ['src/modules/catalog/server/tax-rates.db.test.ts', 'VAT-01 VAT-02 VAT-03'],
      ['src/modules/orders/rules/tax-rates.test.ts', 'follows the delivery country'],
    ],
    evidence: [
      {
        rows: 'select country, category, basis_points, valid_from, to_confirm from tax_rates order by 1, 2 limit 12',
        label: 'Taux enregistrés',
      },
    ],
  },
  {
    ids: 'VAT-08, VAT-09',
    what: 'Calcul et arrondi des montants, au centime',
    tests: [
      ['src/modules/orders/rules/totals.test.ts', 'PRI-07 France at 20 %'],
      ['src/modules/orders/rules/totals.test.ts', 'VAT-08 Belgium at 21 %'],
      ['src/modules/orders/rules/credit-note.test.ts', 'credits one of two bags'],
    ],
    evidence: [
      {
        rows: 'select number, total from invoices order by id limit 5',
        label: 'Documents émis, en centimes',
      },
    ],
  },
  {
    ids: 'VAT-10, INV-09',
    what: 'Registre OSS et déclaration quotidienne',
    tests: [
      ['src/modules/invoices/server/admin-http.db.test.ts', 'VAT-10 INV-09 the report of a period'],
      ['src/team/invoices-command.db.test.ts', 'VAT-10 INV-09 the ledgers add up'],
    ],
    evidence: [
      {
        rows: 'select country, rate, regime, net, vat from vat_entries order by issued_on limit 8',
        label: 'Registre de TVA, en centimes',
      },
    ],
  },
  {
    ids: 'VAT-14',
    what: 'Zones livrées et codes postaux',
    tests: [
      ['src/modules/customers/address.test.ts', 'W-09 VAT-14 a form of'],
      [
        'src/modules/checkout/server/checkout.db.test.ts',
        'BIZ-04 VAT-14 only what the site delivers to',
      ],
    ],
    evidence: [{ page: '/page/livraison/', says: 'Nous ne livrons pas encore l’outre-mer' }],
  },
  {
    ids: 'INV-02',
    what: 'Mentions de la facture',
    tests: [
      ['src/modules/invoices/server/invoices.db.test.ts', 'INV-02 INV-05 an invoice is issued'],
    ],
    evidence: [{ pdf: true }],
  },
  {
    ids: 'INV-03',
    what: 'Numérotation continue',
    tests: [
      [
        'src/modules/invoices/server/issue-document.db.test.ts',
        'REL-72 INV-03 a thousand invoices',
      ],
    ],
    evidence: [
      {
        rows: 'select code, last_ordinal from invoice_series order by code',
        label: 'Séries et dernier numéro',
      },
    ],
  },
  {
    ids: 'INV-04',
    what: 'Inaltérabilité : chaîne de hachage, rien n’est modifié ni effacé',
    tests: [
      [
        'src/modules/invoices/server/issue-document.db.test.ts',
        'INV-04 nothing of an invoice is changed or deleted',
      ],
      ['tests/http/retention.db.test.ts', 'W-03 INV-07 PRV-08 books older than ten years'],
    ],
    evidence: [
      {
        rows: "select relname as tablename from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not has_table_privilege('gamelle_shop', oid, 'delete') order by 1",
        label: 'Tables que la boutique ne peut pas effacer',
      },
      {
        rows: "select count(*) as tables from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege('gamelle_shop', oid, 'truncate')",
        label: 'Tables que la boutique peut vider (attendu : 0)',
      },
    ],
  },
  {
    ids: 'INV-11',
    what: 'Factur-X : schéma officiel et règles EN 16931',
    tests: [
      ['src/modules/invoices/rules/cross-industry-invoice.test.ts', 'INV-11 VAT-09'],
      [
        'src/modules/invoices/server/print/draw-document.test.ts',
        'INV-11 a Factur-X carries its XML',
      ],
    ],
    evidence: [],
  },
  {
    ids: 'PRI-01',
    what: 'Prix au kilo à côté de chaque prix d’aliment',
    tests: [['src/modules/catalog/web/product-card.test.tsx', 'PRI-01 BIZ-11 every food price']],
    evidence: [{ page: '{product}', says: '/kg' }],
  },
  {
    ids: 'PRI-02',
    what: 'Prix de référence : le plus bas des 30 jours',
    tests: [
      [
        'src/modules/catalog/server/publish-product.db.test.ts',
        'PRI-02 raising a price before lowering it',
      ],
      [
        'src/modules/catalog/server/publish-product.db.test.ts',
        'PRI-02 a price once applied cannot be rewritten',
      ],
    ],
    evidence: [
      {
        rows: 'select variant_code, channel_code, kind, cents, valid_from, valid_to from price_history where valid_to is not null limit 6',
        label: 'Historique des prix',
      },
    ],
  },
  {
    ids: 'PRI-04',
    what: 'Avantages plafonnés à 34 % sur l’alimentation animale',
    tests: [
      [
        'src/modules/promotions/server/admin-http.db.test.ts',
        'PRI-04 35 % on feed in France is refused',
      ],
      [
        'src/modules/renewals/server/promised-offers.db.test.ts',
        'PRI-04 what was promised and another benefit',
      ],
    ],
    evidence: [
      { page: '/page/conditions-generales-de-vente/', says: 'ne dépasse pas 34 % de son prix' },
    ],
  },
  {
    ids: 'PRI-06',
    what: 'Le mot « gratuit » n’est pas employé',
    tests: [['seeds/words.test.ts', 'PRI-06 nothing is « gratuit »']],
    evidence: [],
  },
  {
    ids: 'PRI-07, PRI-09',
    what: 'Aucun supplément de paiement, aucune case précochée',
    tests: [
      ['src/modules/orders/rules/totals.test.ts', 'PRI-07 France at 20 %'],
      ['tests/outside/sign-in.outside.test.ts', 'AUT-03 PRI-09 registering shows what is accepted'],
    ],
    evidence: [
      {
        page: '/page/conditions-generales-de-vente/',
        says: 'Aucun supplément n’est demandé pour un moyen de paiement',
      },
    ],
  },
  {
    ids: 'WDR-03',
    what: 'Fonction de rétractation sans compte, accusé daté',
    tests: [
      [
        'src/modules/withdrawals/server/withdrawals.db.test.ts',
        'WDR-03 a declaration is written down',
      ],
      ['tests/outside/after-order.outside.test.ts', 'WDR-03 WDR-01 a withdrawal is declared'],
    ],
    evidence: [
      { page: '/renoncer-au-contrat/', says: 'Deux étapes, sans compte et sans motif' },
      { page: '/', says: 'Renoncer au contrat ici' },
    ],
  },
  {
    ids: 'WDR-05, WDR-06',
    what: 'Récapitulatif avant commande et bouton',
    tests: [
      [
        'src/modules/renewals/server/commitments.db.test.ts',
        'B-03 B-04 WDR-05 the commitment before paying',
      ],
      ['tests/e2e/checkout.e2e.ts', 'WDR-06 PRI-09 FRM-02 REL-56 the terms are asked for'],
    ],
    evidence: [{ page: '/page/conditions-generales-de-vente/', says: 'Commander et payer' }],
  },
  {
    ids: 'WDR-07',
    what: 'Confirmation sur support durable',
    tests: [
      [
        'src/modules/orders/server/confirmation.db.test.ts',
        'WDR-07 CHK-06 a placed order is confirmed',
      ],
      ['src/modules/orders/server/confirmation.db.test.ts', 'WDR-07 the version of the terms'],
    ],
    evidence: [
      { mail: 'order-confirmation', says: 'rétractation' },
      {
        rows: 'select number, terms_version, accepted_at from orders where number is not null order by id limit 4',
        label: 'Version acceptée par commande',
      },
    ],
  },
  {
    ids: 'WDR-08',
    what: 'Garantie légale : encadré D211-2 et avis harmonisé',
    tests: [
      ['tests/outside/debit.outside.test.ts', 'W-08 WDR-08 the notice on the legal guarantee'],
    ],
    evidence: [
      { page: '{product}', says: 'Garantie légale de conformité : 2 ans' },
      {
        page: '/page/conditions-generales-de-vente/',
        says: 'délai de deux ans à compter de la délivrance du bien',
      },
    ],
  },
  {
    ids: 'SUB-02, SUB-03',
    what: 'Résiliation en ligne, sans compte ni motif',
    tests: [
      ['src/modules/terminations/server/terminations.db.test.ts', 'SUB-02 after two deliveries'],
      [
        'src/modules/terminations/server/terminations.db.test.ts',
        'W-17 SUB-04 another legitimate reason',
      ],
    ],
    evidence: [
      {
        page: '/resilier-votre-contrat/',
        says: 'Deux étapes, sans compte, sans motif et sans frais',
      },
      { page: '/resilier-votre-contrat/', says: 'Un autre motif légitime' },
    ],
  },
  {
    ids: 'SUB-04, SUB-05',
    what: 'Engagement de deux livraisons, hausse de prix et sortie',
    tests: [
      [
        'src/modules/terminations/server/terminations.db.test.ts',
        'SUB-04 BIZ-07 before the second delivery',
      ],
      [
        'src/modules/renewals/server/remind.db.test.ts',
        'REL-42 a price that rises after the notice',
      ],
    ],
    evidence: [
      {
        page: '/page/conditions-generales-de-vente/',
        says: 'Nous ne débitons jamais plus que le dernier montant annoncé',
      },
    ],
  },
  {
    ids: 'GEO-01, GEO-02',
    what: 'Pas de redirection imposée, facturation dans toute l’Union',
    tests: [
      ['src/modules/checkout/server/checkout.db.test.ts', 'GEO-02 who is billed abroad'],
      ['src/modules/customers/address.test.ts', 'GEO-02 every country of the world is one'],
    ],
    evidence: [
      {
        page: '/page/conditions-generales-de-vente/',
        says: 'Vous pouvez habiter un autre pays de l’Union européenne',
      },
    ],
  },
  {
    ids: 'PAY-01 à PAY-04',
    what: 'Authentification, mandat, envoi immédiat, refus',
    tests: [
      [
        'src/modules/checkout/server/charge-saved-card.db.test.ts',
        'PAY-02 PAY-03 a bank asks who asked',
      ],
      ['tests/http/retention.db.test.ts', 'W-06 PAY-02 the mandate that is shown'],
      ['src/modules/checkout/server/debit-texts.db.test.ts', 'W-01 PAY-07'],
    ],
    evidence: [
      {
        rows: "select column_name from information_schema.columns where table_name = 'payment_mandates' order by ordinal_position",
        label: 'Ce que garde la preuve d’un mandat',
      },
    ],
  },
  {
    ids: 'PAY-06',
    what: 'Alerte avant l’échéance d’une carte',
    tests: [
      ['src/modules/renewals/server/remind.db.test.ts', 'SUB-19 SUB-20 REL-12 a card that ends'],
      ['standins/card-provider/pages.db.test.ts', 'PAY-06 no card number'],
    ],
    evidence: [],
  },
  {
    ids: 'PAY-08',
    what: 'Chèque et virement : attente, relance, annulation',
    tests: [
      [
        'src/modules/checkout/server/receive-payment.db.test.ts',
        'PAY-08 who promised a transfer is reminded',
      ],
      ['src/modules/checkout/server/receive-payment.db.test.ts', 'PAY-06 unpaid after twelve days'],
    ],
    evidence: [
      { page: '/page/conditions-generales-de-vente/', says: 'sans règlement au bout de 12 jours' },
    ],
  },
  {
    ids: 'PRV-02 à PRV-05',
    what: 'Consentement par finalité, preuve, rien avant le choix',
    tests: [
      ['src/blocks/content/register-rows.test.ts', 'W-04 PRV-02 everything kept'],
      ['tests/http/retention.db.test.ts', 'W-04 PRV-02 a choice of cookies'],
      [
        'src/modules/campaigns/server/campaigns.db.test.ts',
        'PRV-05 a visitor gets a lasting cookie',
      ],
    ],
    evidence: [{ page: '/page/donnees-personnelles/', says: 'gamelle_choix' }],
  },
  {
    ids: 'PRV-06',
    what: 'Lettre d’information : double confirmation, départ en un clic',
    tests: [
      ['src/modules/newsletter/server/newsletter.db.test.ts', 'PRV-06 only the press in the mail'],
      ['src/platform/mail-delivery.db.test.ts', 'PRV-06 a newsletter says where one press ends it'],
    ],
    evidence: [],
  },
  {
    ids: 'PRV-07, PRV-08',
    what: 'Copie, effacement, durées de conservation',
    tests: [
      ['src/modules/privacy/server/export.db.test.ts', 'PRV-07 W-16 a copy holds everything'],
      ['src/modules/privacy/server/deletion.db.test.ts', 'PRV-07 after a deletion'],
      ['tests/http/retention.db.test.ts', 'W-03 PRV-08 an account nobody uses'],
    ],
    evidence: [{ page: '/page/donnees-personnelles/', says: '3 ans sans connexion' }],
  },
  {
    ids: 'PRV-09',
    what: 'Mots de passe : 50 bits, listes connues, verrou',
    tests: [
      ['src/modules/identity/server/passwords.db.test.ts', 'PRV-09 W-02 a weak or known password'],
      ['src/platform/lock-seconds.test.ts', 'PRV-09 the lock doubles'],
    ],
    evidence: [],
  },
  {
    ids: 'A11Y-01 à A11Y-03',
    what: 'Accessibilité et déclaration',
    tests: [['tests/e2e/purchase.e2e.ts', 'a visitor becomes a customer']],
    evidence: [{ page: '/page/accessibilite/', says: 'partiellement conforme' }],
  },
  {
    ids: 'REV-01, REV-02',
    what: 'Avis : qui peut écrire, méthode, dates, tri, motifs de refus',
    tests: [
      ['src/modules/reviews/web/reviews.test.tsx', 'REV-01 a review tells its dates'],
      [
        'src/modules/reviews/server/own-reviews.db.test.ts',
        'REV-01 only what came with a delivered',
      ],
      ['src/modules/reviews/server/own-reviews.db.test.ts', 'REV-01 what nobody is shown to have'],
      ['src/modules/reviews/server/own-reviews.db.test.ts', 'W-07 REV-01 a review is read, shown'],
      ['src/modules/reviews/server/own-reviews.db.test.ts', 'REV-01 a refused review comes back'],
      ['src/storefront/product/product-json-ld.test.ts', 'REV-01 invented reviews'],
    ],
    evidence: [{ page: '/page/avis/', says: 'Ce qui est contrôlé' }],
  },
  {
    ids: 'LEG-01, LEG-02',
    what: 'Mentions légales, médiateurs, pas de lien RLL',
    tests: [],
    evidence: [
      { page: '/page/mentions-legales/', says: 'Directrice de la publication' },
      { page: '/page/mentions-legales/', says: 'Médiateur de la consommation' },
    ],
  },
  {
    ids: 'FOOD-01, FOOD-02',
    what: 'Étiquette complète avant l’achat',
    tests: [
      ['src/modules/catalog/server/publish-product.db.test.ts', 'FOOD-01 food is not published'],
    ],
    evidence: [{ page: '{product}', says: 'Constituants analytiques' }],
    open: 'L’étiquette en néerlandais pour la Belgique reste à construire (W-11).',
  },
  {
    ids: 'FOOD-03',
    what: 'Traçabilité des lots et rappels',
    tests: [
      ['src/modules/orders/server/recalls.db.test.ts', 'FOOD-03 a lot leads to the orders'],
      ['src/modules/orders/server/recalls.db.test.ts', 'FOOD-03 who was sent a lot'],
    ],
    evidence: [{ page: '/rappels-de-produits/', says: 'Rappels' }],
  },
  {
    ids: 'GPSR-01, AGEC-01',
    what: 'Fabricant et consignes de tri',
    tests: [['seeds/labels.test.ts', 'objects name their maker and their warnings']],
    evidence: [
      {
        rows: "select count(*) as fiches from products where packaging::text <> '[]'",
        label: 'Fiches avec consignes de tri',
      },
    ],
  },
  {
    ids: 'DEL-01, DEL-02',
    what: 'Adresses et étiquettes de colis',
    tests: [
      ['src/modules/customers/rules/postal-label.test.ts', 'DEL-01 at most 6 lines'],
      [
        'src/modules/customers/rules/forbidden-characters.test.ts',
        'DEL-02 a correction is always accepted',
      ],
    ],
    evidence: [],
  },
  {
    ids: 'DEL-06, DEL-07',
    what: 'Limites des transporteurs, plusieurs colis',
    tests: [
      ['src/modules/shipping/rules/parcels.test.ts', 'never fills a parcel above the limit'],
      [
        'src/modules/orders/server/ship-parcels.db.test.ts',
        'DEL-07 SHP-05 an order of two parcels',
      ],
    ],
    evidence: [{ page: '/page/livraison/', says: '30 kg au plus (20 kg en point relais)' }],
  },
  {
    ids: 'DEL-08',
    what: 'Jours ouvrés et jours fériés',
    tests: [
      [
        'src/modules/shipping/rules/delivery-promise.test.ts',
        'DEL-08 leaves the same business day',
      ],
      ['src/modules/shipping/rules/delivery-promise.test.ts', 'DEL-08 knows that Alsace'],
    ],
    evidence: [
      {
        page: '/page/conditions-generales-de-vente/',
        says: 'Un jour ouvré est un jour du lundi au vendredi',
      },
    ],
  },
  {
    ids: 'SEO-01 à SEO-05',
    what: 'Données structurées, langues, plan du site',
    tests: [
      ['src/storefront/product/product-json-ld.test.ts', 'SEO-01 SEO-02 offers carry'],
      ['src/storefront/product/product-json-ld.test.ts', 'W-13 of all formats price'],
      ['src/storefront/sitemap/sitemap-xml.test.ts', 'SEO-05 SEO-04 every page stands'],
    ],
    evidence: [{ page: '/robots.txt', says: 'Sitemap' }],
  },
  {
    ids: 'SEO-06',
    what: 'Flux pour comparateurs',
    tests: [
      ['src/storefront/feed/merchant-feed.test.ts', 'W-12 SEO-06 a format has its price'],
      ['tests/outside/feed.outside.test.ts', 'W-12 SEO-06 the feed names each format'],
    ],
    evidence: [{ page: '/flux/produits.xml', says: 'Livraison à domicile' }],
  },
];
