import { z } from 'zod';
import { file, list, operation } from '#kit/operation.ts';
import { invoiceShape } from './contracts.ts';

const ofOrder = z.object({ token: z.string() });

export const getInvoice = operation({
  id: 'getInvoice',
  method: 'get',
  path: '/shop/orders/{token}/invoice',
  tag: 'Orders',
  summary: 'The invoice of an order, as a PDF',
  params: ofOrder,
  answer: file(
    'application/pdf',
    'The document, a PDF/A-3',
    z.any().meta({ type: 'string', format: 'binary' }),
  ),
  refusals: [401, 404],
});

export const listInvoices = operation({
  id: 'listInvoices',
  method: 'get',
  path: '/shop/orders/{token}/invoices',
  tag: 'Orders',
  summary: 'The invoice of an order and its credit notes',
  params: ofOrder,
  answer: list(invoiceShape),
  refusals: [401, 404],
});

export const getInvoiceDocument = operation({
  id: 'getInvoiceDocument',
  method: 'get',
  path: '/shop/orders/{token}/invoices/{number}',
  tag: 'Orders',
  summary: 'An invoice or a credit note by its number, as a PDF',
  params: ofOrder.extend({ number: z.string() }),
  answer: file(
    'application/pdf',
    'The document, a PDF/A-3',
    z.any().meta({ type: 'string', format: 'binary' }),
  ),
  refusals: [401, 404],
});
