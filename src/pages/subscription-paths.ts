import { withQuery } from '#kit/with-query.ts';
import * as pages from './list.ts';
import { to } from './to.ts';

/** Links to a subscription by its code. Not in `paths.ts`, which every public page downloads. */
export const subscriptionPaths = {
  one: (
    code: string,
    { tab, step, item, reason, typing, done, scope, on, count }: SubscriptionView = {},
  ) =>
    withQuery(to(pages.subscription, { subscription: code }), {
      onglet: tab && tabNames[tab],
      etape: step && subscriptionSteps[step],
      article: item?.toString(),
      motif: reason,
      saisie: typing,
      fait: done,
      portee: scope,
      le: on,
      nombre: count?.toString(),
    }),
  /** The step that replaces a product of the subscription, by item id. */
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
  /** Pickup points for its deliveries; the page adds the search location. */
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

/** The two tabs of a subscription, with their names in the address (`?onglet=`). */
export const tabNames: Readonly<Record<SubscriptionTab, string>> = {
  next: 'prochaine-commande',
  mine: 'mon-abonnement',
};

/** The dialogues of a subscription, with their names in the address (`?etape=`). */
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
  discount: 'rester',
  abort: 'resilier',
} as const;

export type SubscriptionStep = keyof typeof subscriptionSteps;

interface SubscriptionView {
  tab?: SubscriptionTab | undefined;
  step?: SubscriptionStep;
  /** Id of the item the dialogue is about. */
  item?: number;
  /** The reason for terminating that the discount is offered for. */
  reason?: string;
  /** The card being entered, by the hash of its setup. */
  typing?: string;
  /** What was just done, for which deliveries, from which civil date on. */
  done?: string;
  scope?: string | undefined;
  on?: string | undefined;
  /** Number of history entries the change created. */
  count?: number | undefined;
}

/** The replacement being chosen: search text, then product slug, format, quantity and scope. */
export interface ReplacementView {
  query?: string;
  by?: string;
  format?: string;
  count?: number;
  scope?: string;
  /** One last piece of the replaced food is sent along for the transition. */
  overlap?: boolean;
}
