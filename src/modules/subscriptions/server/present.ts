import { t } from '#i18n/catalogue.server.ts';
import { inParis, toCivilDate } from '#kit/dates.ts';
import { TERMS } from '#kit/terms.ts';
import type { PostalAddressShape } from '#modules/customers/contracts.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { FREQUENCIES } from '#modules/orders/rules/index.ts';
import {
  type AddressFields,
  orderPath,
  type PricedCart,
  presentOrder,
  promisesOf,
} from '#modules/orders/server/index.ts';
import { presentCard } from '#modules/payments/server/index.ts';
import type { ChangeShape, DraftShape, PreviewShape, SubscriptionShape } from '../contracts.ts';
import { alertsOf, changeableUntil, mayStop } from '../rules/index.ts';
import type { Later } from './coming-deliveries.ts';
import { endOf } from './end-of.ts';
import { type Access, lockOf } from './lock-for-change.ts';
import { nameOf } from './name-of.ts';
import { presentItems } from './present-items.ts';
import type { Previewed } from './processes/preview-change.ts';
import type { SubscriptionDetail } from './read.ts';
import type { OpenCycle, Subscription } from './subscription.ts';
import { isOwnChange, type PastChange, whyNotUndoable } from './undo-change.ts';

const base = '/api/v2/shop';
/** Alerts about payment, shown only to the customer who pays. */
const OF_MONEY: readonly string[] = [
  'held_dispute',
  'held_unpaid',
  'card_expired',
  'card_expiring',
  'promotion_invalid',
  'payment_failed',
  'awaiting_payment',
];

export const subscriptionPath = (code: string) => `${base}/subscriptions/${code}`;

/** A frequency with its translated label (SUB-02). */
export function presentFrequency(days: number) {
  const found = FREQUENCIES.find((one) => one.days === days);
  return {
    code: days,
    days,
    position: found?.position ?? 0,
    label: t(`orders.${days}.label`),
    description: t(`orders.${days}.description`),
  };
}

/** The Subscription of contracts §2.2; `effectiveOn` is set when date or interval was just changed. */
export function presentSubscription(
  detail: SubscriptionDetail & Later,
  today: Temporal.PlainDate,
  effectiveOn: string | null = null,
): SubscriptionShape {
  const { subscription, draft, isShared } = detail;
  const card = isShared ? null : detail.card;
  const { code, cycle } = subscription;
  const shipment = draft?.order.shipment ?? null;
  const isResting = subscription.status === 'paused';
  const comesOn = (isResting && detail.comesOn) || (cycle?.shippingDate ?? null);
  const point = draft ? (shipment?.pickupAddress ?? null) : subscription.pickupAddress;
  return {
    '@context': '/api/v2/contexts/Subscription',
    '@id': subscriptionPath(code),
    '@type': 'Subscription',
    code,
    name: nameOf(subscription),
    shared: isShared,
    version: subscription.version,
    status: subscription.status,
    frequency: presentFrequency(subscription.frequency),
    nextShippingDate: comesOn,
    nextDeliveryState: deliveryState(cycle, today),
    waitsUntil: cycle?.waitsUntil ?? null,
    proposedDate: detail.bowls.proposedDate,
    modificationLimitDate: cycle && limitOf(subscription, cycle),
    editable: lockOf(subscription, today) === null,
    deliveriesDone: subscription.deliveriesDone,
    discountPercent: TERMS.discountPercent,
    items: presentItems(subscription, draft, detail.bowls),
    draftOrders: cycle?.token ? [orderPath(cycle.token)] : [],
    shippingAddress: presentAddress(code, 'shipping', {
      ...subscription.shippingAddress,
      ...draft?.order.shippingAddress,
    }),
    billingAddress: isShared
      ? null
      : presentAddress(code, 'billing', {
          ...subscription.billingAddress,
          ...draft?.order.billingAddress,
        }),
    shippingMethod: `${base}/shipping-methods/${shipment?.methodCode ?? subscription.methodCode}`,
    pickupPoint: point && { ...point, available: detail.isPickupPointOpen },
    nextPickupPoint: subscription.nextPoint,
    paymentCard: card && shownCard(card),
    promotions: (draft?.order.pricing.promotions ?? []).map(
      ({ code: promotion, name, couponCode, amount }) => ({
        code: promotion,
        name,
        couponCode: isShared ? null : couponCode,
        amount,
      }),
    ),
    promisedDeliveries: draft ? promisesOf(draft.order) : [],
    couponCodes: isShared ? [] : [...(draft?.order.couponCodes ?? subscription.couponCodes)],
    alerts: alertsFor(detail, today).filter(
      ({ code: alert }) => !isShared || !OF_MONEY.includes(alert),
    ),
    total: draft?.order.pricing.total ?? 0,
    laterTotal: detail.laterTotal,
    effectiveOn,
    shipNow: presentShipNow(subscription),
    pausedUntil: subscription.pausedUntil,
    stoppedAt: subscription.stoppedAt && inParis(subscription.stoppedAt),
    stoppableOn:
      comesOn && !mayStop(subscription.deliveriesDone) ? notBefore(comesOn, today) : null,
    endsOn: endsOn(subscription, today),
  };
}

/** Civil date on which the notice its customer gave takes effect; null without notice. */
function endsOn(subscription: Subscription, today: Temporal.PlainDate): string | null {
  const { endingOn, status } = subscription;
  if (endingOn === null || status === 'stopped') return null;
  return endOf(subscription, Temporal.PlainDate.from(endingOn), today).effectiveOn.toString();
}

function deliveryState(
  cycle: OpenCycle | null,
  today: Temporal.PlainDate,
): SubscriptionShape['nextDeliveryState'] {
  if (cycle?.state === 'charging') return 'paying';
  if (cycle?.waitsUntil) return 'waiting';
  return cycle && cycle.shippingDate < today.toString() ? 'late' : 'planned';
}

/** The date itself, or today when it has passed. */
const notBefore = (date: string, today: Temporal.PlainDate): string =>
  date < today.toString() ? today.toString() : date;

/** The history of a subscription, with which entries can be undone today. */
export const presentChanges = (
  subscription: Subscription,
  changes: readonly PastChange[],
  access: Pick<Access, 'memberId'>,
  today: Temporal.PlainDate,
): ChangeShape[] =>
  changes.map((change) => ({
    '@id': `${subscriptionPath(subscription.code)}/changes/${change.id}`,
    '@type': 'SubscriptionChange',
    id: change.id,
    at: inParis(change.at),
    actor: change.actor,
    kind: change.kind,
    scope: change.scope,
    undone: change.undoneAt !== null,
    by: change.memberName,
    undoable:
      isOwnChange(change, access) && whyNotUndoable(subscription, changes, change, today) === null,
  }));

/** The next deliveries before and after a change. */
export const presentPreview = (
  code: string,
  { version, before, after }: Previewed,
): PreviewShape => ({
  '@context': '/api/v2/contexts/SubscriptionPreview',
  '@id': `${subscriptionPath(code)}/previews`,
  '@type': 'SubscriptionPreview',
  version,
  before: [...before],
  after: [...after],
});

/** An order as a household member sees it: without payer, payment and billing address. */
const forMember = (order: OrderShape): OrderShape => ({
  ...order,
  customer: null,
  email: null,
  notes: null,
  couponCodes: [],
  promotions: order.promotions.map((promotion) => ({ ...promotion, couponCode: null })),
  billingAddress: null,
  payments: [],
});

/** The order of the next delivery, with its dates (contracts §2.2). */
export function presentDraft(
  { subscription, isShared }: SubscriptionDetail,
  { order, problems }: PricedCart,
  today: Temporal.PlainDate,
): DraftShape {
  const cycle = subscription.cycle as OpenCycle;
  const whole = presentOrder(order, problems);
  const shown = isShared ? forMember(whole) : whole;
  return {
    ...shown,
    shippingDate: cycle.shippingDate,
    modificationLimitDate: limitOf(subscription, cycle),
    editable: lockOf(subscription, today) === null,
  };
}

const limitOf = ({ status }: Subscription, { shippingDate }: OpenCycle): string =>
  changeableUntil(status, Temporal.PlainDate.from(shippingDate)).toString();

function alertsFor(
  { subscription, draft, card, isPickupPointOpen }: SubscriptionDetail,
  today: Temporal.PlainDate,
) {
  const { status, heldFor, cycle } = subscription;
  const isDraft = draft?.order.state === 'cart';
  const alerts = alertsOf({
    status,
    card,
    problems: draft?.problems.map(({ code }) => code) ?? [],
    isPickupPointOpen,
    hasNextPoint: subscription.nextPoint !== null,
    isPlanned: isPlanned(subscription, draft),
    waitsUntil: cycle?.waitsUntil ?? null,
    // If the chosen method was withdrawn, pricing falls back to another one and resets the checkout state: the
    // customer has to choose again.
    isCarrierAvailable: !isDraft || draft.order.checkoutState === 'payment_selected',
    heldFor,
    shippingDate: cycle?.shippingDate ?? null,
    changeUntil: cycle && limitOf(subscription, cycle),
    payUntil: draft?.order.paymentDueAt ? eveOf(draft.order.paymentDueAt) : null,
    today,
  });
  return alerts.map((alert) => ({
    ...alert,
    cause: t(`subscriptions.alerts.${alert.code}.title`),
    nextStep: t(`subscriptions.alerts.${alert.code}.text`),
  }));
}

/** Whether the customer chose what to do for every missing line of the next delivery. */
function isPlanned({ items }: Subscription, draft: PricedCart | null): boolean {
  const missing = draft?.problems.flatMap(({ code, variantCode }) =>
    variantCode && (code === 'unavailable' || code === 'stock_lowered') ? [variantCode] : [],
  );
  const hasPlan = (code: string) =>
    items.some(({ variantCode, planB }) => variantCode === code && planB !== null);
  return missing !== undefined && missing.length > 0 && missing.every(hasPlan);
}

/** The civil date before an instant: the last whole day of a deadline. */
const eveOf = (instantOf: Date): string =>
  toCivilDate(Temporal.Instant.fromEpochMilliseconds(instantOf.getTime() - 1)).toString();

function presentAddress(code: string, kind: string, address: AddressFields): PostalAddressShape {
  const { deliveryInstructions: _, ...fields } = address;
  const { id: __, ...own } = { id: 0, ...fields };
  return { '@id': `${subscriptionPath(code)}/${kind}-address`, '@type': 'Address', ...own };
}

function shownCard(
  card: NonNullable<SubscriptionDetail['card']>,
): SubscriptionShape['paymentCard'] {
  const { '@id': id, brand, last4, expMonth, expYear, expiry } = presentCard(card);
  return { '@id': id, brand, last4, expMonth, expYear, expiry };
}

const presentShipNow = ({ shipNowRequestedAt, shipNowDueAt }: Subscription) =>
  shipNowRequestedAt &&
  shipNowDueAt && { askedAt: inParis(shipNowRequestedAt), dueAt: inParis(shipNowDueAt) };
