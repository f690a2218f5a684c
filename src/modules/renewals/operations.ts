import { z } from 'zod';
import { item, operation } from '#kit/operation.ts';
import {
  deliveryLinkShape,
  deliveryLinkUse,
  paymentLinkShape,
  paymentLinkUse,
} from './contracts.ts';

const params = z.object({ token: z.string().max(100) });

export const getDeliveryLink = operation({
  id: 'getDeliveryLink',
  method: 'get',
  path: '/shop/delivery-links/{token}',
  tag: 'Subscriptions',
  summary: 'What the link of a reminder would do; changes nothing',
  params,
  answer: item(deliveryLinkShape, 'What it would do, or did'),
  refusals: [401, 404, 422, 429],
});

export const useDeliveryLink = operation({
  id: 'useDeliveryLink',
  method: 'post',
  path: '/shop/delivery-links/{token}/uses',
  tag: 'Subscriptions',
  summary: 'Does what the link of a reminder says, once: asked again it answers what was done',
  params,
  body: deliveryLinkUse,
  answer: item(deliveryLinkShape, 'What it did'),
  refusals: [400, 401, 404, 409, 415, 422, 429],
});

export const getPaymentLink = operation({
  id: 'getPaymentLink',
  method: 'get',
  path: '/shop/payment-links/{token}',
  tag: 'Subscriptions',
  summary: 'What the link of a mail about a failed payment pays; changes nothing',
  params,
  answer: item(paymentLinkShape, 'What it pays'),
  refusals: [401, 404, 422, 429],
});

export const usePaymentLink = operation({
  id: 'usePaymentLink',
  method: 'post',
  path: '/shop/payment-links/{token}/uses',
  tag: 'Subscriptions',
  summary: 'Pays what a link is about, once: asked again it answers that it is paid',
  params,
  body: paymentLinkUse,
  answer: item(paymentLinkShape, 'How it stands'),
  refusals: [400, 401, 404, 409, 415, 422, 429],
});
