import { redirect } from 'react-router';
import type { ChangePreview, SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { ABORT_REASONS, type AbortReason, dateRange } from '#modules/subscriptions/rules/index.ts';
import {
  type SubscriptionStep,
  subscriptionPaths,
  subscriptionSteps,
} from '#pages/subscription-paths.ts';
import { ServiceError } from '#services/service-client.ts';
import { animalCalls } from '#services/shop/animals.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { estimateArrival } from '#services/shop/delivery.ts';
import { paymentCalls } from '#services/shop/payments.ts';
import { changeCalls, subscriptionCalls } from '#services/shop/subscriptions.ts';
import { readNewCard } from '../cards/new-card.server.ts';
import { loadAddressBook } from '../checkout/address-book.server.ts';
import { leavingOrders } from './leaving-orders.ts';
import { loadAdditions } from './load-additions.server.ts';
import { findInstead, loadReplacement } from './load-replacement.server.ts';
import { choiceOf, type Previewed } from './previewed.ts';
import type { StepQuestion } from './step-question.ts';

/** Steps that need the next delivery to be open, and those that only need a running subscription. */
const OPEN: readonly SubscriptionStep[] = [
  'postpone',
  'skip',
  'address',
  'billing',
  'shipping',
  'product',
  'remove',
  'replace',
  'pause',
  'discount',
];
const RUNNING: readonly SubscriptionStep[] = [...OPEN, 'date', 'frequency', 'shipNow'];

/** Orders of a subscription that are read to find those still to be sent. */
export const RECENT_ORDERS = 10;

/** Steps allowed to household members: changes that can be undone without cost (decision 0324). */
const SHARED: readonly SubscriptionStep[] = [
  'postpone',
  'skip',
  'date',
  'frequency',
  'pause',
  'resume',
  'replace',
];

/** Whether a step is possible in the subscription's state; if not, its page has no link to it. */
export function canTake(step: SubscriptionStep, subscription: SubscriptionShape): boolean {
  const { status, editable, shipNow, shared, endsOn } = subscription;
  if (shared && !SHARED.includes(step)) return false;
  if (status === 'stopped' || (step === 'shipNow' && shipNow)) return false;
  if (step === 'abort' && endsOn !== null) return false;
  if (step === 'resume') return status === 'paused';
  if (status === 'paused' && RUNNING.includes(step)) return false;
  return editable || !OPEN.includes(step);
}

const stepNamed = (name: string | null) =>
  (Object.keys(subscriptionSteps) as SubscriptionStep[]).find(
    (step) => subscriptionSteps[step] === name,
  );

export type Step = Awaited<ReturnType<typeof loadStep>>;

/** Data of the step in the address, null without one; an impossible step redirects back. */
export async function loadStep(requested: StepQuestion) {
  const { shop, customer, today, subscription, draft, url } = requested;
  const { code } = subscription;
  const name = stepNamed(url.searchParams.get('etape'));
  if (!name) return null;
  if (!canTake(name, subscription)) throw redirect(subscriptionPaths.one(code));
  const range = dateRange(today);
  const dates = { earliest: range.earliest.toString(), latest: range.latest.toString() };
  const previewOf = (change: ChangePreview, choice: Record<string, string> = {}) =>
    begunPreview(shop, subscription, change, choice);
  if (name === 'postpone' || name === 'skip')
    return { name, preview: await previewOf({ change: name }) };
  if (name === 'date') return { name, ...dates };
  if (name === 'pause')
    return { name, ...dates, preview: await previewOf({ change: name }, { until: '' }) };
  if (name === 'resume')
    return { name, ...dates, preview: await previewOf({ change: name }, { date: '' }) };
  if (name === 'address' || name === 'billing') {
    const home = subscription.shippingAddress.countryCode;
    const of = name === 'address' ? 'shipping' : 'billing';
    return { name, book: await loadAddressBook(shop, customer, { of, home }) };
  }
  if (name === 'shipping')
    return { name, methods: draft ? await subscriptionCalls(shop).shippingMethods(draft) : [] };
  if (name === 'card') return { name, ...(await loadCardStep(shop, url.searchParams)) };
  if (name === 'product') return { name, ...(await loadAdditions(requested)) };
  if (name === 'abort') {
    const reasons = await subscriptionCalls(shop).abortReasons();
    const given = reasons.find(({ offers }) => offers.includes('discount'));
    const isGiven = given !== undefined && (await isCheaper(requested, given.code));
    const isOpen = (offer: SubscriptionStep) =>
      canTake(offer, subscription) && (offer !== 'discount' || isGiven);
    return {
      name,
      leaving: leavingOrders((await subscriptionCalls(shop).history(code, RECENT_ORDERS)).members),
      reasons: reasons.map((one) => Object.assign(one, { offers: one.offers.filter(isOpen) })),
    };
  }
  if (name === 'discount') {
    const reason = ABORT_REASONS.find((one) => one === url.searchParams.get('motif'));
    const preview = reason && (await discountFor(requested, reason));
    if (!preview) throw redirect(subscriptionPaths.one(code, { step: 'abort' }));
    return { name, reason, preview };
  }
  if (name === 'nextPoint') return { name, isRelay: subscription.pickupPoint !== null };
  if (name === 'frequency') return { name };
  if (name === 'shipNow')
    return { name, draft, arrival: draft && (await estimateArrival(shop, draft)) };
  const id = url.searchParams.get('article');
  const item = subscription.items.find((one) => String(one.id) === id);
  if (!item) throw redirect(subscriptionPaths.one(code));
  if (name === 'animals') return { name, item, animals: await findAnimals(shop) };
  if (name === 'planB') return { name, item, ...(await findInstead(requested, item)) };
  if (name === 'replace') return { name, item, ...(await loadReplacement(requested, item)) };
  const choice = { item: String(item.id), scope: 'next' };
  const preview = await previewOf({ change: 'remove', id: item.id, scope: 'next' }, choice);
  return { name, item, preview };
}

/** What the discount for a reason to stop would change; null when there is none. */
const discountFor = ({ shop, subscription }: StepQuestion, reason: AbortReason) =>
  canTake('discount', subscription)
    ? begunPreview(shop, subscription, { change: 'leaving_discount', reason }, { reason })
    : null;

/** Whether it is worth anything to what this subscription holds. */
async function isCheaper(requested: StepQuestion, code: string): Promise<boolean> {
  const reason = ABORT_REASONS.find((one) => one === code);
  const preview = reason && (await discountFor(requested, reason));
  const sum = (deliveries: Previewed['before']) =>
    deliveries.reduce((all, { total }) => all + total, 0);
  return preview ? sum(preview.after) < sum(preview.before) : false;
}

/** Preview of a step's preselected values; null when they would be refused. */
async function begunPreview(
  shop: ShopClient,
  { code, version }: SubscriptionShape,
  change: ChangePreview,
  choice: Record<string, string>,
): Promise<Previewed | null> {
  try {
    const { before, after } = await changeCalls(shop, code, version).preview(change);
    return { before, after, of: choiceOf(Object.entries(choice)) };
  } catch (error) {
    // The form shows the reason when it is submitted.
    if (error instanceof ServiceError && error.status < 500) return null;
    throw error;
  }
}

/** The animals a line can be assigned to. */
const findAnimals = async (shop: ShopClient) =>
  (await animalCalls(shop).list()).map(({ '@id': path, name }) => ({ path, name }));

/** The saved cards, and the card being entered. */
export async function loadCardStep(shop: ShopClient, query: URLSearchParams) {
  const calls = paymentCalls(shop);
  const hash = query.get('saisie');
  const typed = hash ? await readNewCard(calls, hash) : null;
  return { cards: await calls.cards(), typed };
}

export type CardStep = Awaited<ReturnType<typeof loadCardStep>>;
