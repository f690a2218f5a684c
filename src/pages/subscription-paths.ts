import { withQuery } from '#kit/with-query.ts';
import * as pages from './list.ts';
import { to } from './to.ts';

/** Links into a subscription, by its code: apart from `paths.ts`, which every public page carries. */
export const subscriptionPaths = {
  one: (code: string, { tab, step, item, typing, done, scope, on, count }: SubscriptionView = {}) =>
    withQuery(to(pages.subscription, { subscription: code }), {
      onglet: tab && tabNames[tab],
      etape: step && subscriptionSteps[step],
      article: item?.toString(),
      saisie: typing,
      fait: done,
      portee: scope,
      le: on,
      nombre: count?.toString(),
    }),
  /** The step at which something takes the place of a product, by the id of that. */
  replacement: (code: string, item: number, view: ReplacementView = {}) =>
    withQuery(to(pages.subscription, { subscription: code }), {
      etape: subscriptionSteps.replace,
      article: item.toString(),
      q: view.query || undefined,
      par: view.by,
      format: view.format,
      nombre: view.count?.toString(),
      portee: view.scope,
      transition: view.overlap ? '1' : undefined,
    }),
  /** Relay points for its deliveries; the page adds where they are searched. */
  relays: (code: string) => to(pages.subscriptionRelays, { subscription: code }),
  history: (code: string, page?: number) =>
    withQuery(to(pages.subscriptionHistory, { subscription: code }), { page: page?.toString() }),
  order: (code: string, number: string) =>
    to(pages.subscriptionOrder, { subscription: code, order: number }),
  /** A page of its own to change the card of a subscription, for applications and mails. */
  paymentChange: (code: string, typing?: string) =>
    withQuery(to(pages.webView, { view: `${code}-changement-de-paiement` }), { saisie: typing }),
} as const;

export type SubscriptionTab = 'next' | 'mine';

/** The two sides of a subscription, with the name each has in the address (`?onglet=`). */
export const tabNames: Readonly<Record<SubscriptionTab, string>> = {
  next: 'prochaine-commande',
  mine: 'mon-abonnement',
};

/** What can be done with a subscription, with the name each has in the address (`?etape=`). */
export const subscriptionSteps = {
  date: 'date',
  postpone: 'semaine',
  skip: 'sauter',
  frequency: 'frequence',
  address: 'adresse',
  billing: 'facturation',
  shipping: 'livraison',
  card: 'carte',
  product: 'produit',
  remove: 'retirer',
  animals: 'animaux',
  planB: 'si-manque',
  nextPoint: 'autre-relais',
  replace: 'remplacer',
  shipNow: 'envoyer',
  pause: 'pause',
  resume: 'reprendre',
  abort: 'resilier',
} as const;

export type SubscriptionStep = keyof typeof subscriptionSteps;

interface SubscriptionView {
  tab?: SubscriptionTab | undefined;
  step?: SubscriptionStep;
  /** Id of the product it is about. */
  item?: number;
  /** A card being typed, by the name of its setup. */
  typing?: string;
  /** What was just done, for which deliveries, from which civil date on. */
  done?: string;
  scope?: string | undefined;
  on?: string | undefined;
  /** How many entries of the history it made. */
  count?: number | undefined;
}

/** What comes instead of a product: words it is searched by, then its slug, format, pieces and deliveries. */
export interface ReplacementView {
  query?: string;
  by?: string;
  format?: string;
  count?: number;
  scope?: string;
  /** A piece of what goes comes once more. */
  overlap?: boolean;
}
