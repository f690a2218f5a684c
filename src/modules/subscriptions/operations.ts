import { z } from 'zod';
import { creationHeaders, item, list, noBody, operation, pagingQuery } from '#kit/operation.ts';
import { orderExplanationShape, orderShape, orderSummaryShape } from '#modules/orders/contracts.ts';
import {
  abortion,
  abortReasonShape,
  addressChange,
  bowlAnswer,
  changePreview,
  changeShape,
  couponAddition,
  dateChange,
  draftShape,
  frequencyChange,
  frequencyShape,
  householdShape,
  itemAddition,
  itemAnimals,
  itemChange,
  itemReplacement,
  leavingDiscount,
  nextPointChange,
  orderAnimal,
  parcelJoining,
  parcelsShape,
  pausing,
  paymentChange,
  planBChange,
  previewShape,
  resuming,
  scoped,
  seenVersion,
  shippingChange,
  shippingNow,
  staleSubscriptionShape,
  subscriptionShape,
  subscriptionStatuses,
  undoing,
  upsellShape,
} from './contracts.ts';

export const filters = { status: subscriptionStatuses.optional() };
const params = z.object({ code: z.string() });

export const listSubscriptions = operation({
  id: 'listSubscriptions',
  method: 'get',
  path: '/shop/subscriptions',
  tag: 'Subscriptions',
  summary: 'Subscriptions of the customer',
  query: z.object(filters),
  answer: list(subscriptionShape),
  refusals: [400, 401, 422],
});

export const getSubscription = operation({
  id: 'getSubscription',
  method: 'get',
  path: '/shop/subscriptions/{code}',
  tag: 'Subscriptions',
  summary: 'A subscription of the customer',
  params: z.object({ code: z.string() }),
  answer: item(subscriptionShape, 'The subscription'),
  refusals: [401, 404],
});

export const listSubscriptionChanges = operation({
  id: 'listSubscriptionChanges',
  method: 'get',
  path: '/shop/subscriptions/{code}/changes',
  tag: 'Subscriptions',
  summary: 'The latest changes of a subscription, newest first, and whether they may be undone',
  params: z.object({ code: z.string() }),
  answer: list(changeShape),
  refusals: [401, 404],
});

export const undoSubscriptionChange = operation({
  id: 'undoSubscriptionChange',
  method: 'post',
  path: '/shop/subscriptions/{code}/changes/{id}/undo',
  tag: 'Subscriptions',
  summary: 'Undo the latest change until its delivery is locked; asked again it changes nothing',
  params: z.object({ code: z.string(), id: z.string() }),
  headers: seenVersion,
  body: undoing,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422],
});

export const previewSubscriptionChange = operation({
  id: 'previewSubscriptionChange',
  method: 'post',
  path: '/shop/subscriptions/{code}/previews',
  tag: 'Subscriptions',
  summary: 'The next six deliveries, and what a change would make of them; changes nothing',
  params: z.object({ code: z.string() }),
  headers: seenVersion,
  body: changePreview,
  answer: item(previewShape, 'Old beside new'),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422],
});

export const listFrequencies = operation({
  id: 'listFrequencies',
  method: 'get',
  path: '/shop/subscription-frequencies',
  tag: 'Subscriptions',
  summary: 'How often one may deliver',
  answer: list(frequencyShape),
  refusals: [401],
});

export const listAbortReasons = operation({
  id: 'listAbortReasons',
  method: 'get',
  path: '/shop/subscription-abort-reasons',
  tag: 'Subscriptions',
  summary: 'Why people stop',
  answer: list(abortReasonShape),
  refusals: [401],
});

export const listDrafts = operation({
  id: 'listDrafts',
  method: 'get',
  path: '/shop/subscriptions/{code}/drafts',
  tag: 'Subscriptions',
  summary: 'Deliveries that are prepared',
  params: z.object({ code: z.string() }),
  answer: list(draftShape),
  refusals: [401, 404],
});

export const getDraft = operation({
  id: 'getDraft',
  method: 'get',
  path: '/shop/subscriptions/{code}/drafts/{token}',
  tag: 'Subscriptions',
  summary: 'A delivery that is prepared',
  params: z.object({ code: z.string(), token: z.string() }),
  answer: item(draftShape, 'The delivery'),
  refusals: [401, 404],
});

export const explainDraft = operation({
  id: 'explainDraft',
  method: 'get',
  path: '/shop/subscriptions/{code}/drafts/{token}/explanation',
  tag: 'Subscriptions',
  summary: 'Why a delivery that is prepared costs what it costs, and what changed since the last',
  params: z.object({ code: z.string(), token: z.string() }),
  answer: item(orderExplanationShape, 'The explanation'),
  refusals: [401, 404],
});

export const explainOrder = operation({
  id: 'explainOrder',
  method: 'get',
  path: '/shop/orders/{token}/explanation',
  tag: 'Orders',
  summary: 'Why a placed order cost what it cost, and what changed since the delivery before',
  params: z.object({ token: z.string() }),
  answer: item(orderExplanationShape, 'The explanation'),
  refusals: [401, 404],
});

export const listDeliveries = operation({
  id: 'listDeliveries',
  method: 'get',
  path: '/shop/subscriptions/{code}/history',
  tag: 'Subscriptions',
  summary: 'Placed orders of a subscription, newest first',
  params: z.object({ code: z.string() }),
  query: z.object(pagingQuery),
  answer: list(orderSummaryShape),
  refusals: [400, 401, 404],
});

export const getDelivery = operation({
  id: 'getDelivery',
  method: 'get',
  path: '/shop/subscriptions/{code}/history/{order}',
  tag: 'Subscriptions',
  summary: 'A placed order, by its token or number',
  params: z.object({ code: z.string(), order: z.string() }),
  answer: item(orderShape, 'The order'),
  refusals: [401, 404],
});

export const listUpsells = operation({
  id: 'listUpsells',
  method: 'get',
  path: '/shop/subscriptions/{code}/upsells',
  tag: 'Subscriptions',
  summary: 'What goes with a subscription, to add to it',
  params: z.object({ code: z.string() }),
  answer: list(upsellShape),
  refusals: [401, 404],
});

export const changeNextDate = operation({
  id: 'changeNextDate',
  method: 'patch',
  path: '/shop/subscriptions/{code}/next-date',
  tag: 'Subscriptions',
  summary: 'Move the next delivery',
  params,
  headers: seenVersion,
  body: dateChange,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422],
});

export const changeFrequency = operation({
  id: 'changeFrequency',
  method: 'patch',
  path: '/shop/subscriptions/{code}/frequency',
  tag: 'Subscriptions',
  summary: 'Deliver more or less often',
  params,
  headers: seenVersion,
  body: frequencyChange,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422],
});

export const addSubscriptionItem = operation({
  id: 'addSubscriptionItem',
  method: 'post',
  path: '/shop/subscriptions/{code}/items',
  tag: 'Subscriptions',
  summary: 'Add a variant',
  params,
  headers: seenVersion.extend(creationHeaders.shape),
  body: itemAddition,
  answer: item(subscriptionShape, 'The subscription', 201),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422],
});

export const changeSubscriptionItem = operation({
  id: 'changeSubscriptionItem',
  method: 'patch',
  path: '/shop/subscriptions/{code}/items/{id}',
  tag: 'Subscriptions',
  summary: 'Change how many pieces come',
  params: params.extend({ id: z.string() }),
  headers: seenVersion,
  body: itemChange,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422],
});

export const setAnimalsOfItem = operation({
  id: 'setAnimalsOfItem',
  method: 'put',
  path: '/shop/subscriptions/{code}/items/{id}/animals',
  tag: 'Subscriptions',
  summary: 'Say which animals a line feeds; no delivery changes by it',
  params: params.extend({ id: z.string() }),
  headers: seenVersion,
  body: itemAnimals,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422],
});

export const replaceSubscriptionItem = operation({
  id: 'replaceSubscriptionItem',
  method: 'patch',
  path: '/shop/subscriptions/{code}/items/{id}/variant',
  tag: 'Subscriptions',
  summary: 'Put another recipe or format in the place of one',
  params: params.extend({ id: z.string() }),
  headers: seenVersion,
  body: itemReplacement,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422],
});

export const choosePlanB = operation({
  id: 'choosePlanB',
  method: 'put',
  path: '/shop/subscriptions/{code}/items/{id}/plan-b',
  tag: 'Subscriptions',
  summary: 'Say what is done when a line is missing on the day; until it is ordered, locked or not',
  params: params.extend({ id: z.string() }),
  headers: seenVersion,
  body: planBChange,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422],
});

export const chooseNextPoint = operation({
  id: 'chooseNextPoint',
  method: 'put',
  path: '/shop/subscriptions/{code}/next-pickup-point',
  tag: 'Subscriptions',
  summary:
    'Agree a relay point for when the chosen one is closed; until it is ordered, locked or not',
  params,
  headers: seenVersion,
  body: nextPointChange,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422],
});

export const answerBowl = operation({
  id: 'answerBowl',
  method: 'put',
  path: '/shop/subscriptions/{code}/items/{id}/left',
  tag: 'Subscriptions',
  summary: 'Say what is left of a food today; a better date may be proposed, nothing changes by it',
  params: params.extend({ id: z.string() }),
  body: bowlAnswer,
  answer: item(subscriptionShape, 'The subscription'),
  refusals: [400, 401, 404, 415, 422],
});

export const setAnimalOfOrder = operation({
  id: 'setAnimalOfOrder',
  method: 'put',
  path: '/shop/orders/{token}/animal',
  tag: 'Subscriptions',
  summary: 'Say which animal the food of an order is for that came from the guide',
  params: z.object({ token: z.string() }),
  body: orderAnimal,
  answer: noBody('The subscriptions of that order name it'),
  refusals: [400, 401, 404, 415, 422],
});

export const removeSubscriptionItem = operation({
  id: 'removeSubscriptionItem',
  method: 'delete',
  path: '/shop/subscriptions/{code}/items/{id}',
  tag: 'Subscriptions',
  summary: 'Take a variant off',
  params: params.extend({ id: z.string() }),
  query: scoped,
  headers: seenVersion,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422],
});

export const changeShippingAddress = operation({
  id: 'changeShippingAddress',
  method: 'put',
  path: '/shop/subscriptions/{code}/shipping-address',
  tag: 'Subscriptions',
  summary: 'Say where it goes',
  params,
  headers: seenVersion,
  body: addressChange,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422],
});

export const changeBillingAddress = operation({
  id: 'changeBillingAddress',
  method: 'put',
  path: '/shop/subscriptions/{code}/billing-address',
  tag: 'Subscriptions',
  summary: 'Say where it is billed',
  params,
  headers: seenVersion,
  body: addressChange,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422],
});

export const changeSubscriptionShipping = operation({
  id: 'changeSubscriptionShipping',
  method: 'patch',
  path: '/shop/subscriptions/{code}/shipping',
  tag: 'Subscriptions',
  summary: 'Choose how it goes',
  params,
  headers: seenVersion,
  body: shippingChange,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422],
});

export const changeSubscriptionPayment = operation({
  id: 'changeSubscriptionPayment',
  method: 'patch',
  path: '/shop/subscriptions/{code}/payment',
  tag: 'Subscriptions',
  summary: 'Pay with another card',
  params,
  headers: seenVersion,
  body: paymentChange,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422],
});

export const addSubscriptionCoupon = operation({
  id: 'addSubscriptionCoupon',
  method: 'post',
  path: '/shop/subscriptions/{code}/coupons',
  tag: 'Subscriptions',
  summary: 'Add a coupon',
  params,
  headers: seenVersion.extend(creationHeaders.shape),
  body: couponAddition,
  answer: item(subscriptionShape, 'The subscription', 201),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422, 429],
});

export const removeSubscriptionCoupon = operation({
  id: 'removeSubscriptionCoupon',
  method: 'delete',
  path: '/shop/subscriptions/{code}/coupons/{couponCode}',
  tag: 'Subscriptions',
  summary: 'Take a coupon off',
  params: params.extend({ couponCode: z.string() }),
  query: scoped,
  headers: seenVersion,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
  refusals: [400, 401, 404, 415, 422],
});

export const shipNow = operation({
  id: 'shipNow',
  method: 'post',
  path: '/shop/subscriptions/{code}/ship-now',
  tag: 'Subscriptions',
  summary: 'Order the next delivery within 24 business hours',
  params,
  headers: seenVersion.extend(creationHeaders.shape),
  body: shippingNow,
  answer: item(subscriptionShape, 'The subscription', 202),
  otherwise: [item(staleSubscriptionShape, 'Changed meanwhile, or asked for already', 409)],
  refusals: [400, 401, 404, 415, 422],
});

export const pauseSubscription = operation({
  id: 'pauseSubscription',
  method: 'post',
  path: '/shop/subscriptions/{code}/pause',
  tag: 'Subscriptions',
  summary: 'Send nothing for a while',
  params,
  headers: seenVersion,
  body: pausing,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [item(staleSubscriptionShape, 'Changed meanwhile, or asked for already', 409)],
  refusals: [400, 401, 404, 415, 422],
});

export const resumeSubscription = operation({
  id: 'resumeSubscription',
  method: 'post',
  path: '/shop/subscriptions/{code}/resume',
  tag: 'Subscriptions',
  summary: 'Deliver again',
  params,
  headers: seenVersion,
  body: resuming,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [item(staleSubscriptionShape, 'Changed meanwhile, or asked for already', 409)],
  refusals: [400, 401, 404, 415, 422],
});

export const abortSubscription = operation({
  id: 'abortSubscription',
  method: 'post',
  path: '/shop/subscriptions/{code}/abort',
  tag: 'Subscriptions',
  summary: 'Stop for good',
  params,
  headers: seenVersion,
  body: abortion,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [item(staleSubscriptionShape, 'Changed meanwhile, or asked for already', 409)],
  refusals: [400, 401, 404, 415, 422],
});

export const acceptLeavingDiscount = operation({
  id: 'acceptLeavingDiscount',
  method: 'post',
  path: '/shop/subscriptions/{code}/leaving-discount',
  tag: 'Subscriptions',
  summary: 'Go on with what is offered to who is about to stop: once for each subscription',
  params,
  headers: seenVersion,
  body: leavingDiscount,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [item(staleSubscriptionShape, 'Changed meanwhile, or asked for already', 409)],
  refusals: [400, 401, 404, 415, 422],
});

export const getHousehold = operation({
  id: 'getHousehold',
  method: 'get',
  path: '/shop/household',
  tag: 'Household',
  summary: 'Who shares the subscriptions of the customer, whose they share, and who changed what',
  answer: item(householdShape, 'The household'),
  refusals: [401],
});

export const listParcels = operation({
  id: 'listParcels',
  method: 'get',
  path: '/shop/shared-parcels',
  tag: 'Subscriptions',
  summary:
    'Which next deliveries of the household leave in one parcel, which could, and what it saves',
  answer: item(parcelsShape, 'Those that do, and pairs that could'),
  refusals: [401],
});

export const joinParcel = operation({
  id: 'joinParcel',
  method: 'put',
  path: '/shop/subscriptions/{code}/parcel',
  tag: 'Subscriptions',
  summary:
    'Lets the next delivery leave in one parcel with that of another subscription, on the earlier day of both',
  params,
  body: parcelJoining,
  headers: seenVersion,
  answer: item(subscriptionShape, 'The subscription'),
  refusals: [400, 401, 404, 415, 422],
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
});

export const leaveParcel = operation({
  id: 'leaveParcel',
  method: 'delete',
  path: '/shop/subscriptions/{code}/parcel',
  tag: 'Subscriptions',
  summary: 'Lets the next delivery leave alone again, on the day it had',
  params,
  headers: seenVersion,
  answer: item(subscriptionShape, 'The subscription'),
  refusals: [401, 404, 422],
  otherwise: [
    item(staleSubscriptionShape, 'Changed meanwhile; the subscription as it stands', 409),
  ],
});
