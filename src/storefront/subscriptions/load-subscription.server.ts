import type {
  DraftShape,
  ParcelsShape,
  SubscriptionShape,
} from '#modules/subscriptions/contracts.ts';
import { type SubscriptionStep, subscriptionSteps, tabNames } from '#pages/subscription-paths.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { subscriptionCalls } from '#services/shop/subscriptions.ts';
import { codeOf } from '../checkout/shown-order.ts';
import { doneText } from './done.ts';
import { leavingOrders } from './leaving-orders.ts';
import { canTake, loadStep, RECENT_ORDERS } from './load-step.server.ts';
import type { StepQuestion } from './step-question.ts';

type SubscriptionRequest = Omit<StepQuestion, 'draft'>;

/** Data of a subscription's page: its state, its next delivery, and the possible actions. */
export async function loadSubscription(request: SubscriptionRequest) {
  const { shop, subscription, url, hasAnimals } = request;
  const calls = subscriptionCalls(shop);
  const draft = subscription.status === 'stopped' ? null : await calls.draft(subscription.code);
  const step = await loadStep({ ...request, draft });
  const query = url.searchParams;
  const done = doneText(query, subscription);
  const parcels = step || !draft ? null : await calls.parcels();
  const isOver = subscription.status === 'stopped' && !subscription.shared;
  const orders = isOver ? (await calls.history(subscription.code, RECENT_ORDERS)).members : [];
  return {
    subscription,
    /** What a subscription that ended sent last, and what is still to be sent of it. */
    lastOrders: orders.slice(0, 1),
    leaving: leavingOrders(orders),
    step,
    draft: draft && shownDraft(draft),
    explanation:
      step || !draft || subscription.shared
        ? null
        : await calls.explanation(subscription.code, draft.tokenValue),
    tab: query.get('onglet') === tabNames.mine ? ('mine' as const) : ('next' as const),
    done,
    /** History entries of the change just made, latest first, while they can be undone. */
    undoable: done ? await findUndoable(shop, subscription, query) : [],
    methodName:
      step || !draft || subscription.shared ? null : await nameOfMethod(shop, subscription, draft),
    can: abilities(subscription, hasAnimals, isShared(parcels, subscription)),
    parcels,
  };
}

/** What the last press changed; several entries when it changed several lines. */
async function findUndoable(
  shop: ShopClient,
  { code }: SubscriptionShape,
  query: URLSearchParams,
): Promise<number[]> {
  if (query.get('fait') === 'undo') return [];
  const changes = await subscriptionCalls(shop).changes(code);
  const count = Math.min(Number(query.get('nombre') ?? 1) || 1, changes.length);
  return changes[0]?.undoable ? changes.slice(0, count).map(({ id }) => id) : [];
}

export type ManagedSubscription = Pick<
  Awaited<ReturnType<typeof loadSubscription>>,
  'subscription' | 'draft' | 'explanation' | 'methodName' | 'can' | 'parcels'
>;

/** Whether its next delivery leaves in one parcel with another one. */
const isShared = (parcels: ParcelsShape | null, { code }: SubscriptionShape): boolean =>
  parcels?.parcels.some(({ members }) => members.some((one) => one.code === code)) ?? false;

const abilities = (subscription: SubscriptionShape, hasAnimals: boolean, isTied: boolean) =>
  Object.fromEntries(
    (Object.keys(subscriptionSteps) as SubscriptionStep[]).map((step) => [
      step,
      canTake(step, subscription) &&
        (step !== 'animals' || hasAnimals) &&
        (step !== 'shipNow' || !isTied),
    ]),
  ) as Record<SubscriptionStep, boolean>;

/** Reduced to what the sums and the gifts of the next delivery need. */
function shownDraft(draft: DraftShape) {
  const { accounting, freeProducts, items, itemsTotal, promotions } = draft;
  const { promisedDeliveries, shippingTotal } = draft;
  return {
    accounting,
    freeProducts,
    items,
    itemsTotal,
    promotions,
    promisedDeliveries,
    shippingTotal,
  };
}

/** Null when the method is no longer offered. */
async function nameOfMethod(
  shop: ShopClient,
  { shippingMethod }: SubscriptionShape,
  draft: DraftShape,
): Promise<string | null> {
  const methods = await subscriptionCalls(shop).shippingMethods(draft);
  return methods.find(({ code }) => code === codeOf(shippingMethod))?.name ?? null;
}
