import { z } from 'zod';
import { creationHeaders, item, json, list, noBody, operation } from '#kit/operation.ts';
import {
  paymentCardShape,
  paymentCardUpdate,
  paymentSetupInput,
  paymentSetupShape,
  paymentSetupUpdate,
} from './contracts.ts';

export const receivePaymentEvent = operation({
  id: 'receivePaymentEvent',
  goesFirst: true,
  method: 'post',
  path: '/payment/webhooks/{provider}',
  tag: 'Payments',
  summary: 'What the card provider tells on its own; signed, at least once, in any order',
  params: z.object({ provider: z.string() }),
  headers: z.object({
    'payment-signature': z.string().optional().meta({ example: 't=1795305600,v1=5f0c…' }),
    'stripe-signature': z.string().optional().meta({ example: 't=1795305600,v1=5f0c…' }),
  }),
  body: z.looseObject({}),
  answer: json(z.object({ received: z.boolean() }), 'Taken, now or before'),
  refusals: [400, 404],
});

export const listPaymentCards = operation({
  id: 'listPaymentCards',
  method: 'get',
  path: '/shop/payment-cards',
  tag: 'Payments',
  summary: 'Cards the customer asked us to keep, the one proposed first before the others',
  answer: list(paymentCardShape),
  refusals: [401],
});

export const preferPaymentCard = operation({
  id: 'preferPaymentCard',
  method: 'patch',
  path: '/shop/payment-cards/{id}',
  tag: 'Payments',
  summary: 'Propose this card first',
  params: z.object({ id: z.string() }),
  body: paymentCardUpdate,
  answer: item(paymentCardShape, 'The card'),
  refusals: [400, 401, 404, 415, 422],
});

export const removePaymentCard = operation({
  id: 'removePaymentCard',
  method: 'delete',
  path: '/shop/payment-cards/{id}',
  tag: 'Payments',
  summary: 'Forget this card, here and at the provider',
  params: z.object({ id: z.string() }),
  answer: noBody('Forgotten'),
  refusals: [401, 404, 422],
});

export const openPaymentSetup = operation({
  id: 'openPaymentSetup',
  method: 'post',
  path: '/shop/payment-setups',
  tag: 'Payments',
  summary: 'Keep a card without paying, for a subscription or for later',
  headers: creationHeaders,
  body: paymentSetupInput,
  answer: item(paymentSetupShape, 'The setup', 201),
  refusals: [400, 401, 409, 415, 422],
});

export const getPaymentSetup = operation({
  id: 'getPaymentSetup',
  method: 'get',
  path: '/shop/payment-setups/{hash}',
  tag: 'Payments',
  summary: 'How the keeping of a card stands',
  params: z.object({ hash: z.string() }),
  answer: item(paymentSetupShape, 'The setup'),
  refusals: [401, 404],
});

export const updatePaymentSetup = operation({
  id: 'updatePaymentSetup',
  method: 'put',
  path: '/shop/payment-setups/{hash}',
  tag: 'Payments',
  summary: 'Give the card, confirm, or ask the provider how it stands',
  params: z.object({ hash: z.string() }),
  body: paymentSetupUpdate,
  answer: item(paymentSetupShape, 'The setup'),
  refusals: [400, 401, 404, 409, 415, 422],
});
