import { z } from 'zod';
import { creationHeaders, noBody, operation } from '#kit/operation.ts';
import { stockAlertInput } from './contracts.ts';

const byToken = z.object({ token: z.string() });

export const askForStockAlert = operation({
  id: 'askForStockAlert',
  method: 'post',
  path: '/shop/stock-alerts',
  tag: 'Stock alerts',
  summary:
    'Asks for one mail when a format is in stock again, or its price fell; the address has to be confirmed',
  headers: creationHeaders,
  body: stockAlertInput,
  answer: noBody('Accepted, whatever is known of the address', 202),
  refusals: [400, 401, 415, 422, 429],
});

export const confirmStockAlert = operation({
  id: 'confirmStockAlert',
  method: 'patch',
  path: '/shop/stock-alerts/{token}',
  tag: 'Stock alerts',
  summary: 'Opens the link of the confirmation mail',
  params: byToken,
  body: z.object({}),
  answer: noBody('Confirmed', 202),
  refusals: [400, 401, 415, 422],
});

export const endStockAlert = operation({
  id: 'endStockAlert',
  method: 'delete',
  path: '/shop/stock-alerts/{token}',
  tag: 'Stock alerts',
  summary: 'Ends an alert, with the token its mails carry; one that ended before is no mistake',
  params: byToken,
  answer: noBody('Ended'),
  refusals: [401],
});

export const endStockAlertByMailReader = operation({
  id: 'endStockAlertByMailReader',
  method: 'post',
  path: '/shop/stock-alerts/{token}/one-click',
  tag: 'Stock alerts',
  summary: 'Ends an alert, as mail readers do it (RFC 8058)',
  params: byToken,
  answer: noBody('Ended'),
  refusals: [401, 413, 415],
});
