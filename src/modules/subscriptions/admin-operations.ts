import { z } from 'zod';
import { item } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  deliveryOptionsShape,
  productUsesShape,
  teamSubscriptionRowShape,
  teamSubscriptionShape,
} from './admin-contracts.ts';
import {
  addressChange,
  changePreview,
  customerSubscriptionsShape,
  dateChange,
  frequencyChange,
  itemAddition,
  itemChange,
  itemReplacement,
  pausing,
  previewShape,
  resuming,
  scoped,
  shippingChange,
} from './contracts.ts';
import { subscriptionList } from './rules/team-list.ts';

const ofCode = z.object({ code: z.string().max(40) });
/** The version the staff member read; the change is refused (409) when there is a newer one. */
const seen = z.object({
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
});
const ofItem = ofCode.extend({ id: z.string().max(20) });

export const getProductUses = adminOperation({
  permission: 'catalogue.read',
  id: 'getProductUses',
  method: 'get',
  path: '/admin/products/{sku}/uses',
  tag: 'Subscriptions',
  summary: 'Who would notice that a product is sold no more',
  params: z.object({ sku: z.string().max(20) }),
  answer: item(productUsesShape, 'How many'),
  refusals: [404],
});

export const listAllSubscriptions = adminList({
  permission: 'subscriptions.read',
  id: 'listAllSubscriptions',
  path: '/admin/subscriptions',
  tag: 'Subscriptions',
  summary: 'Subscriptions of everybody, newest first unless sorted otherwise',
  member: teamSubscriptionRowShape,
  list: subscriptionList,
});

export const getAnySubscription = adminOperation({
  permission: 'subscriptions.read',
  id: 'getAnySubscription',
  method: 'get',
  path: '/admin/subscriptions/{code}',
  tag: 'Subscriptions',
  summary: 'A subscription of anybody: next delivery, calendar, history',
  params: z.object({ code: z.string().max(40) }),
  answer: item(teamSubscriptionShape, 'The subscription'),
  refusals: [404],
});

export const changeAnyNextDate = adminOperation({
  permission: 'subscriptions.manage',
  id: 'changeAnyNextDate',
  risk: 'trust',
  method: 'patch',
  path: '/admin/subscriptions/{code}/next-date',
  tag: 'Subscriptions',
  summary: 'Moves the next delivery',
  params: ofCode,
  query: seen,
  body: dateChange,
  answer: item(teamSubscriptionShape, 'The subscription'),
  refusals: [400, 404, 409, 415, 422],
});

export const changeAnyFrequency = adminOperation({
  permission: 'subscriptions.manage',
  id: 'changeAnyFrequency',
  risk: 'trust',
  method: 'patch',
  path: '/admin/subscriptions/{code}/frequency',
  tag: 'Subscriptions',
  summary: 'Delivers more or less often',
  params: ofCode,
  query: seen,
  body: frequencyChange,
  answer: item(teamSubscriptionShape, 'The subscription'),
  refusals: [400, 404, 409, 415, 422],
});

export const addAnySubscriptionItem = adminOperation({
  permission: 'subscriptions.manage',
  id: 'addAnySubscriptionItem',
  risk: 'trust',
  method: 'post',
  path: '/admin/subscriptions/{code}/items',
  tag: 'Subscriptions',
  summary: 'Adds a variant',
  params: ofCode,
  query: seen,
  body: itemAddition,
  answer: item(teamSubscriptionShape, 'The subscription'),
  refusals: [400, 404, 409, 415, 422],
});

export const changeAnySubscriptionItem = adminOperation({
  permission: 'subscriptions.manage',
  id: 'changeAnySubscriptionItem',
  risk: 'trust',
  method: 'patch',
  path: '/admin/subscriptions/{code}/items/{id}',
  tag: 'Subscriptions',
  summary: 'Changes how many pieces come',
  params: ofItem,
  query: seen,
  body: itemChange,
  answer: item(teamSubscriptionShape, 'The subscription'),
  refusals: [400, 404, 409, 415, 422],
});

export const previewAnySubscriptionChange = adminOperation({
  permission: 'subscriptions.manage',
  id: 'previewAnySubscriptionChange',
  method: 'post',
  path: '/admin/subscriptions/{code}/previews',
  tag: 'Subscriptions',
  summary: 'What a change would make of the next deliveries; changes nothing',
  params: ofCode,
  query: seen,
  body: changePreview,
  answer: item(previewShape, 'Old beside new'),
  refusals: [400, 404, 409, 415, 422],
});

export const replaceAnySubscriptionItem = adminOperation({
  permission: 'subscriptions.manage',
  id: 'replaceAnySubscriptionItem',
  risk: 'trust',
  method: 'patch',
  path: '/admin/subscriptions/{code}/items/{id}/variant',
  tag: 'Subscriptions',
  summary: 'Puts another recipe or format in the place of one',
  params: ofItem,
  query: seen,
  body: itemReplacement,
  answer: item(teamSubscriptionShape, 'The subscription'),
  refusals: [400, 404, 409, 415, 422],
});

export const removeAnySubscriptionItem = adminOperation({
  permission: 'subscriptions.manage',
  id: 'removeAnySubscriptionItem',
  risk: 'trust',
  method: 'delete',
  path: '/admin/subscriptions/{code}/items/{id}',
  tag: 'Subscriptions',
  summary: 'Takes a variant off',
  params: ofItem,
  query: seen.extend(scoped.shape),
  answer: item(teamSubscriptionShape, 'The subscription'),
  refusals: [400, 404, 409, 415, 422],
});

export const changeAnyShippingAddress = adminOperation({
  permission: 'subscriptions.manage',
  id: 'changeAnyShippingAddress',
  risk: 'trust',
  method: 'put',
  path: '/admin/subscriptions/{code}/shipping-address',
  tag: 'Subscriptions',
  summary: 'Says where it goes',
  params: ofCode,
  query: seen,
  body: addressChange,
  answer: item(teamSubscriptionShape, 'The subscription'),
  refusals: [400, 404, 409, 415, 422],
});

export const changeAnyShipping = adminOperation({
  permission: 'subscriptions.manage',
  id: 'changeAnyShipping',
  risk: 'trust',
  method: 'patch',
  path: '/admin/subscriptions/{code}/shipping',
  tag: 'Subscriptions',
  summary: 'Chooses how it goes, or its relay point',
  params: ofCode,
  query: seen,
  body: shippingChange,
  answer: item(teamSubscriptionShape, 'The subscription'),
  refusals: [400, 404, 409, 415, 422],
});

export const pauseAnySubscription = adminOperation({
  permission: 'subscriptions.manage',
  id: 'pauseAnySubscription',
  risk: 'trust',
  method: 'post',
  path: '/admin/subscriptions/{code}/pause',
  tag: 'Subscriptions',
  summary: 'Sends nothing for a while',
  params: ofCode,
  query: seen,
  body: pausing,
  answer: item(teamSubscriptionShape, 'The subscription'),
  refusals: [400, 404, 409, 415, 422],
});

export const resumeAnySubscription = adminOperation({
  permission: 'subscriptions.manage',
  id: 'resumeAnySubscription',
  risk: 'trust',
  method: 'post',
  path: '/admin/subscriptions/{code}/resume',
  tag: 'Subscriptions',
  summary: 'Delivers again; releases what was held',
  params: ofCode,
  query: seen,
  body: resuming,
  answer: item(teamSubscriptionShape, 'The subscription'),
  refusals: [400, 404, 409, 415, 422],
});

export const skipAnyDelivery = adminOperation({
  permission: 'subscriptions.manage',
  id: 'skipAnyDelivery',
  risk: 'trust',
  method: 'post',
  path: '/admin/subscriptions/{code}/skip',
  tag: 'Subscriptions',
  summary: 'Moves the next delivery one rhythm further',
  params: ofCode,
  query: seen,
  body: z.object({}),
  answer: item(teamSubscriptionShape, 'The subscription'),
  refusals: [400, 404, 409, 415, 422],
});

export const shipAnyNow = adminOperation({
  permission: 'subscriptions.manage',
  id: 'shipAnyNow',
  risk: 'money',
  method: 'post',
  path: '/admin/subscriptions/{code}/ship-now',
  tag: 'Subscriptions',
  summary: 'Orders the next delivery within 24 business hours',
  params: ofCode,
  query: seen,
  body: z.object({}),
  answer: item(teamSubscriptionShape, 'The subscription'),
  refusals: [400, 404, 409, 415, 422],
});

export const listAnyDeliveryOptions = adminOperation({
  permission: 'subscriptions.manage',
  id: 'listAnyDeliveryOptions',
  method: 'get',
  path: '/admin/subscriptions/{code}/ways',
  tag: 'Subscriptions',
  summary: 'How its next delivery may go, and the relay points near its address',
  params: ofCode,
  answer: item(deliveryOptionsShape, 'The options'),
  refusals: [404],
});

export const listCustomerSubscriptions = adminOperation({
  permission: 'customers.read',
  id: 'listCustomerSubscriptions',
  method: 'get',
  path: '/admin/customers/{id}/subscriptions',
  tag: 'Customers',
  summary: 'The subscriptions of a customer, those that run first',
  params: z.object({ id: z.string().max(40) }),
  answer: item(customerSubscriptionsShape, 'The subscriptions'),
  refusals: [404],
});
