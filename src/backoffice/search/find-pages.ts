import type { Permission } from '#modules/staff/rules/index.ts';
import { foldText } from '#modules/team-search/rules/index.ts';
import { t as tFrame } from '../frame/frame-words.ts';
import { sectionsFor } from '../frame/sections.ts';
import type messages from '../messages/search.fr.json';
import { officePaths } from '../paths.ts';
import { t } from './search-words.ts';

/** A page that the search finds by its name. */
export interface FoundPage {
  to: string;
  label: string;
}

interface NamedPage {
  name: keyof typeof messages.pages;
  to: string;
  permission: Permission | null;
}

/** Pages that are in no menu. */
const PAGES: readonly NamedPage[] = [
  { name: 'slips', to: officePaths.slips(), permission: 'orders.people' },
  { name: 'picking', to: officePaths.picking(), permission: 'orders.people' },
  { name: 'renewals', to: officePaths.renewals(), permission: 'subscriptions.read' },
  { name: 'changes', to: officePaths.changes(), permission: 'subscriptions.read' },
  { name: 'newPrice', to: officePaths.newChange('prix'), permission: 'subscriptions.manage' },
  {
    name: 'newReplacement',
    to: officePaths.newChange('remplacement'),
    permission: 'subscriptions.manage',
  },
  { name: 'terminations', to: officePaths.terminations(), permission: 'subscriptions.read' },
  { name: 'templates', to: officePaths.messageTemplates(), permission: 'customers.read' },
  { name: 'newProduct', to: officePaths.newProduct(), permission: 'catalogue.manage' },
  { name: 'categories', to: officePaths.categories(), permission: 'catalogue.read' },
  { name: 'newCategory', to: officePaths.newCategory(), permission: 'catalogue.manage' },
  { name: 'pins', to: officePaths.pins(), permission: 'catalogue.read' },
  { name: 'synonyms', to: officePaths.synonyms(), permission: 'catalogue.read' },
  { name: 'delivery', to: officePaths.delivery(), permission: 'stock.manage' },
  { name: 'purchases', to: officePaths.purchases(), permission: 'stock.manage' },
  { name: 'suppliers', to: officePaths.suppliers(), permission: 'stock.manage' },
  { name: 'newPromotion', to: officePaths.newPromotion(), permission: 'promotions.manage' },
  { name: 'simulator', to: officePaths.simulator(), permission: 'promotions.read' },
  { name: 'newCampaign', to: officePaths.newCampaign(), permission: 'promotions.manage' },
  { name: 'routeRules', to: officePaths.routeRules(), permission: 'content.read' },
  { name: 'documents', to: officePaths.documents(), permission: 'finance.read' },
  { name: 'sales', to: officePaths.sales(), permission: 'finance.read' },
  { name: 'priceSheet', to: officePaths.sheet('tarifs'), permission: 'prices.manage' },
  { name: 'peopleSheet', to: officePaths.sheet('clients'), permission: 'people.transfer' },
  { name: 'cardSheet', to: officePaths.sheet('cartes'), permission: 'cards.transfer' },
  { name: 'newsletters', to: officePaths.newsletters(), permission: 'promotions.read' },
  { name: 'statement', to: officePaths.statement(), permission: 'finance.manage' },
  { name: 'books', to: officePaths.books(), permission: 'finance.read' },
  { name: 'bookLines', to: officePaths.bookLines(), permission: 'finance.read' },
  { name: 'productSheet', to: officePaths.sheet('produits'), permission: 'catalogue.manage' },
  { name: 'formatSheet', to: officePaths.sheet('formats'), permission: 'catalogue.manage' },
  { name: 'categorySheet', to: officePaths.sheet('categories'), permission: 'catalogue.manage' },
  { name: 'stockSheet', to: officePaths.sheet('stock'), permission: 'catalogue.manage' },
  { name: 'redirectSheet', to: officePaths.sheet('redirections'), permission: 'catalogue.manage' },
  { name: 'subscriberFigures', to: officePaths.subscriberFigures(), permission: 'finance.read' },
  { name: 'promotionFigures', to: officePaths.promotionFigures(), permission: 'finance.read' },
  { name: 'forecast', to: officePaths.forecast(), permission: 'finance.read' },
  { name: 'rehearsal', to: officePaths.rehearsal(), permission: 'finance.read' },
  { name: 'taxRates', to: officePaths.taxRates(), permission: 'finance.read' },
  { name: 'rules', to: officePaths.settings(), permission: 'operations.read' },
  { name: 'ownAccess', to: officePaths.ownAccess(), permission: null },
];

const SHORTEST = 2;
const wordsIn = (text: string) =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Pages whose name, or what else they are called, has a word that begins with each word typed. */
export function findPages(typed: string, permissions: readonly Permission[]): FoundPage[] {
  const query = wordsIn(typed);
  if (query.join('').length < SHORTEST) return [];
  const answers = (label: string, name: keyof typeof messages.words) => {
    const said = wordsIn(`${label} ${t(`words.${name}`)}`);
    return query.every((word) => said.some((one) => one.startsWith(word)));
  };
  const sections = sectionsFor(permissions).map(({ name, to }) => ({
    name,
    to,
    label: tFrame(`sections.${name}`),
  }));
  const others = PAGES.filter(
    ({ permission }) => permission === null || permissions.includes(permission),
  ).map(({ name, to }) => ({ name, to, label: t(`pages.${name}`) }));
  return [...sections, ...others]
    .filter(({ label, name }) => answers(label, name))
    .map(({ to, label }) => ({ to, label }));
}
