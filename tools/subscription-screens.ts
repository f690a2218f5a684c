import pg from 'pg';
import type { Page } from 'playwright-core';
import { writeLinks } from '../tests/support/delivery-links.ts';

/** A screen of the storefront. */
export interface Screen {
  id: string;
  title: string;
  /** Its address, or steps from a page, signed in or not. */
  open: string | ((page: Page) => Promise<void>);
  signedIn?: true;
  /** Whether it changes the shop. */
  changes?: true;
}

const SUBSCRIPTIONS = '/mon-compte/mes-abonnements/';
const ANIMALS = '/mon-compte/mes-animaux/';
const ORDERS = '/mon-compte/mes-commandes/';

/** Opens the first link below an address on a list page. */
export const firstOf = (list: string, below: string) => async (page: Page) => {
  await page.goto(list);
  const link = page.locator(`main a[href^="${below}"]:not([href="${below}"])`).first();
  await page.goto((await link.getAttribute('href')) ?? list);
};

/** Opens a page of the first active subscription, by the rest of its address. */
const openSubscription = (after: string) => async (page: Page) => {
  await page.goto(SUBSCRIPTIONS);
  const open = page.locator('main li').filter({ hasText: 'Modifiable jusqu’au' });
  const link = open.locator(`a[href^="${SUBSCRIPTIONS}"]`).first();
  await page.goto(`${(await link.getAttribute('href')) ?? SUBSCRIPTIONS}${after}`);
};

/** A step of that subscription; for its first item where needed. */
const stepOf = (step: string, ofItem?: 'ofItem') =>
  ofItem
    ? async (page: Page) => {
        await openSubscription('')(page);
        const link = page.locator(`main a[href*="etape=${step}"][href*="article="]`).first();
        await page.goto((await link.getAttribute('href')) ?? SUBSCRIPTIONS);
      }
    : openSubscription(`?etape=${step}`);

const swapConfirmed = async (page: Page) => {
  await stepOf('remplacer', 'ofItem')(page);
  await page.goto((await page.locator('main a[href*="par="]').nth(1).getAttribute('href')) ?? '');
};

/** Preview of a change by two weeks, not confirmed. */
const whatIf = async (page: Page) => {
  await stepOf('date')(page);
  const field = page.getByLabel(/date/i).locator('visible=true').first();
  const date = Temporal.PlainDate.from(await field.inputValue()).add({ weeks: 2 });
  await field.fill(date.toString());
  const seen = page.getByRole('heading', { name: 'Vos six prochains envois' });
  const ask = page.getByRole('button', { name: 'Voir ce que cela change' });
  await seen.or(ask).first().waitFor();
  if (!(await seen.isVisible())) await ask.click();
  await atHeading(page, /^Vos six prochains envois$/);
};

/** The consequences of the first animal's death, not confirmed. */
const farewell = async (page: Page) => {
  await firstOf(ANIMALS, ANIMALS)(page);
  await page.goto(`${page.url()}?supprimer=1`);
  await page
    .locator('label')
    .filter({ has: page.locator('[value=deceased]') })
    .click();
};

const vetSheet = async (page: Page) => {
  await firstOf(ANIMALS, ANIMALS)(page);
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  await page.getByRole('link', { name: 'Voir la fiche' }).click();
  await page.waitForURL('**/fiche-veterinaire/**');
};

const atHeading = async (page: Page, name: RegExp) => {
  const heading = page.getByRole('heading', { name }).first();
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => scrollBy(0, -96));
};

const bowl = async (page: Page) => {
  await firstOf(ANIMALS, ANIMALS)(page);
  await atHeading(page, /^La gamelle d/);
};

const whyThisAmount = async (page: Page) => {
  await firstOf(ORDERS, ORDERS)(page);
  const summary = page.locator('#comprendre-ce-montant > summary');
  await summary.click();
  await summary.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => scrollBy(0, -96));
};

/**
 * Subscriptions, animals, and the explanation of an order's total: these screens change nothing.
 */
export const SUBSCRIPTION_SCREENS: readonly Screen[] = [
  { id: 'why', title: 'Commande : comprendre ce montant', open: whyThisAmount, signedIn: true },
  { id: 'subscriptions', title: 'Abonnements', open: SUBSCRIPTIONS, signedIn: true },
  {
    id: 'subscription',
    title: 'Abonnement',
    open: firstOf(SUBSCRIPTIONS, SUBSCRIPTIONS),
    signedIn: true,
  },
  {
    id: 'subscription-mine',
    title: 'Abonnement : mon abonnement',
    open: openSubscription('?onglet=mon-abonnement'),
    signedIn: true,
  },
  {
    id: 'subscription-history',
    title: 'Abonnement : historique',
    open: openSubscription('historique/'),
    signedIn: true,
  },
  { id: 'skip', title: 'Abonnement : sauter un envoi', open: stepOf('sauter'), signedIn: true },
  {
    id: 'swap',
    title: 'Abonnement : remplacer un produit',
    open: stepOf('remplacer', 'ofItem'),
    signedIn: true,
  },
  {
    id: 'plan-b',
    title: 'Abonnement : si un produit manque',
    open: stepOf('si-manque', 'ofItem'),
    signedIn: true,
  },
  {
    id: 'swap-confirmed',
    title: 'Abonnement : ce que le remplacement change',
    open: swapConfirmed,
    signedIn: true,
  },
  { id: 'date', title: 'Abonnement : changer la date', open: stepOf('date'), signedIn: true },
  {
    id: 'what-if',
    title: 'Abonnement : ce que la date change',
    open: whatIf,
    signedIn: true,
  },
  {
    id: 'frequency',
    title: 'Abonnement : changer de fréquence',
    open: stepOf('frequence'),
    signedIn: true,
  },
  { id: 'pause', title: 'Abonnement : mettre en pause', open: stepOf('pause'), signedIn: true },
  {
    id: 'ship-now',
    title: 'Abonnement : envoyer maintenant',
    open: stepOf('envoyer'),
    signedIn: true,
  },
  { id: 'end', title: 'Abonnement : résilier', open: stepOf('resilier'), signedIn: true },
  { id: 'add', title: 'Abonnement : ajouter un produit', open: stepOf('produit'), signedIn: true },
  {
    id: 'fed',
    title: 'Abonnement : pour qui',
    open: stepOf('animaux', 'ofItem'),
    signedIn: true,
  },
  { id: 'animals', title: 'Animaux', open: ANIMALS, signedIn: true },
  { id: 'animal', title: 'Animal', open: firstOf(ANIMALS, ANIMALS), signedIn: true },
  { id: 'bowl', title: 'Animal : sa gamelle', open: bowl, signedIn: true },
  {
    id: 'guide-end',
    title: 'Guide : menu',
    open: firstOf(ANIMALS, '/guide-croquettes/'),
    signedIn: true,
  },
  { id: 'farewell', title: 'Animal : il nous a quittés', open: farewell, signedIn: true },
  { id: 'vet-sheet', title: 'Fiche pour le vétérinaire', open: vetSheet, signedIn: true },
  { id: 'household', title: 'Foyer', open: '/mon-compte/foyer/', signedIn: true },
];

/** Pages opened from mails, and results of changes, in a shop with this database address. */
export function changingScreens(database: string): readonly Screen[] {
  const follow = (link: 'postpone' | 'left') => async (page: Page) => {
    const links = await writeLinks(database);
    await page.goto(links[link]);
  };
  return [
    {
      id: 'mail-postpone',
      title: 'Lien du rappel : décaler d’une semaine',
      open: follow('postpone'),
      changes: true,
    },
    {
      id: 'mail-left',
      title: 'Lien du rappel : ce qu’il reste',
      open: follow('left'),
      changes: true,
    },
    { id: 'undo', title: 'Abonnement : annuler un changement', open: postponed, changes: true },
    {
      id: 'mail-pay',
      title: 'Lien du mail : payer une livraison',
      open: (page) => payByLink(page, database),
      changes: true,
    },
  ];
}

async function postponed(page: Page): Promise<void> {
  await stepOf('semaine')(page);
  await page.locator('main form button[type=submit]').locator('visible=true').last().click();
  await page.getByRole('button', { name: 'Annuler' }).first().waitFor();
}

/** The payment page of a failed delivery; the failure is caused for the first width. */
async function payByLink(page: Page, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const link = async () => {
    const { rows } = await client.query<{ path: string }>(
      `select substring(text from '/payer-ma-livraison/[\\w-]+/') as path from mails
       where kind = 'subscription-payment-failed' order by id desc limit 1`,
    );
    return rows[0]?.path;
  };
  if (!(await link())) {
    await client.query(`update standin_cards set test_card = 'insufficient_funds'`);
    await stepOf('envoyer')(page);
    await page.getByRole('button', { name: 'Commander et payer' }).first().click();
  }
  for (const until = Date.now() + 60_000; !(await link()) && Date.now() < until; )
    await page.waitForTimeout(200);
  const path = await link();
  await client.end();
  if (!path) throw new Error('no mail leads to a payment');
  await page.goto(path);
}
