import { z } from 'zod';
import { item, noBody } from '#kit/operation.ts';
import { orderShape } from '#modules/orders/contracts.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  addressCorrection,
  bankMovement,
  cancellationShape,
  creditGift,
  disputeAnswer,
  financesShape,
  findingClosing,
  findingShape,
  giftRowShape,
  giftShape,
  linesChange,
  linesQuestion,
  linesQuoteShape,
  matchShape,
  orderDisputesShape,
  orderMoneyShape,
  refundInput,
  refundQuestion,
  refundQuoteShape,
  telephoneOrder,
  telephoneQuestion,
  telephoneQuoteShape,
  voucherIssue,
} from './admin-contracts.ts';
import { storeCreditShape } from './contracts.ts';
import { giftList } from './rules/index.ts';

const ofNumber = z.object({ number: z.string().max(40) });

export const getOrderMoney = adminOperation({
  permission: 'orders.refund',
  id: 'getOrderMoney',
  method: 'get',
  path: '/admin/orders/{number}/money',
  tag: 'Money',
  summary: 'What was paid of an order, how, and what went back',
  params: ofNumber,
  answer: item(orderMoneyShape, 'The money of the order'),
  refusals: [404],
});

export const getCancellation = adminOperation({
  permission: 'orders.manage',
  id: 'getCancellation',
  method: 'get',
  path: '/admin/orders/{number}/cancellation',
  tag: 'Orders',
  summary: 'What cancelling an order would do: money, pieces, mail, subscription; does nothing',
  params: ofNumber,
  answer: item(cancellationShape, 'The consequences'),
  refusals: [404],
});

export const correctOrderAddress = adminOperation({
  permission: 'orders.manage',
  id: 'correctOrderAddress',
  risk: 'trust',
  method: 'put',
  path: '/admin/orders/{number}/address',
  tag: 'Orders',
  summary: 'Corrects where a placed order goes, until a parcel of it left; its customer is told',
  params: ofNumber,
  body: addressCorrection,
  answer: item(orderShape, 'The order'),
  refusals: [400, 404, 409, 415, 422],
});

export const quoteOrderLines = adminOperation({
  permission: 'orders.manage',
  id: 'quoteOrderLines',
  method: 'post',
  path: '/admin/orders/{number}/line-quotes',
  tag: 'Orders',
  summary:
    'What other lines of a paid order would come to: prices, money, pieces, mail; does nothing',
  params: ofNumber,
  body: linesQuestion,
  answer: item(linesQuoteShape, 'What it would come to'),
  refusals: [400, 404, 409, 415, 422],
});

export const changeOrderLines = adminOperation({
  permission: 'orders.manage',
  id: 'changeOrderLines',
  risk: 'money',
  method: 'put',
  path: '/admin/orders/{number}/lines',
  tag: 'Orders',
  summary: 'Changes the lines of a paid order until a parcel of it left; its customer is told',
  params: ofNumber,
  body: linesChange,
  answer: item(orderShape, 'The order'),
  refusals: [400, 404, 409, 415, 422],
});

export const undoOrderLines = adminOperation({
  permission: 'orders.manage',
  id: 'undoOrderLines',
  risk: 'money',
  method: 'delete',
  path: '/admin/orders/{number}/awaited-lines',
  tag: 'Orders',
  summary: 'Puts an order back as it was before a change its customer has not paid',
  params: ofNumber,
  answer: item(orderShape, 'The order'),
  refusals: [404, 409, 422],
});

export const quoteTelephoneOrder = adminOperation({
  permission: 'orders.manage',
  id: 'quoteTelephoneOrder',
  method: 'post',
  path: '/admin/telephone-order-quotes',
  tag: 'Orders',
  summary: 'What an order that is dictated would come to; does nothing',
  body: telephoneQuestion,
  answer: item(telephoneQuoteShape, 'What it would come to'),
  refusals: [400, 409, 415, 422],
});

export const takeTelephoneOrder = adminOperation({
  permission: 'orders.manage',
  id: 'takeTelephoneOrder',
  risk: 'money',
  method: 'post',
  path: '/admin/telephone-orders',
  tag: 'Orders',
  summary:
    'Places an order that was dictated: its customer accepts and pays it by the link of a mail',
  body: telephoneOrder,
  answer: item(orderShape, 'The order, which waits for its payment'),
  refusals: [400, 409, 415, 422],
});

export const receivePayment = adminOperation({
  permission: 'finance.manage',
  id: 'receivePayment',
  risk: 'money',
  method: 'post',
  path: '/admin/orders/{number}/receipts',
  tag: 'Money',
  summary: 'A cheque or a transfer arrived for an order',
  params: ofNumber,
  body: bankMovement,
  answer: item(orderMoneyShape, 'The money of the order'),
  refusals: [400, 404, 409, 415, 422],
});

export const sendSurplusBack = adminOperation({
  permission: 'finance.manage',
  id: 'sendSurplusBack',
  risk: 'money',
  method: 'post',
  path: '/admin/orders/{number}/returns',
  tag: 'Money',
  summary: 'What came for nothing was sent back by transfer',
  params: ofNumber,
  body: bankMovement,
  answer: item(orderMoneyShape, 'The money of the order'),
  refusals: [400, 404, 409, 415, 422],
});

export const quoteRefund = adminOperation({
  permission: 'orders.refund',
  id: 'quoteRefund',
  method: 'post',
  path: '/admin/orders/{number}/refund-quotes',
  tag: 'Money',
  summary: 'What giving this back would come to; does nothing',
  params: ofNumber,
  body: refundQuestion,
  answer: item(refundQuoteShape, 'The amount'),
  refusals: [400, 404, 409, 415, 422],
});

export const refundOrder = adminOperation({
  permission: 'orders.refund',
  id: 'refundOrder',
  risk: 'money',
  method: 'post',
  path: '/admin/orders/{number}/refunds',
  tag: 'Money',
  summary: 'Gives money of an order back, the way it was paid',
  params: ofNumber,
  body: refundInput,
  answer: item(orderMoneyShape, 'The money of the order'),
  refusals: [400, 404, 409, 415, 422],
});

export const recordRefundTransfer = adminOperation({
  permission: 'finance.manage',
  id: 'recordRefundTransfer',
  risk: 'money',
  method: 'post',
  path: '/admin/orders/{number}/refunds/{refund}/transfer',
  tag: 'Money',
  summary: 'The transfer a pending refund waits for was made',
  params: ofNumber.extend({
    refund: z.coerce
      .number()
      .int()
      .min(1)
      .max(2 ** 52),
  }),
  body: z.object({}),
  answer: item(orderMoneyShape, 'The money of the order'),
  refusals: [400, 404, 409, 415, 422],
});

export const getOrderDisputes = adminOperation({
  permission: 'orders.people',
  id: 'getOrderDisputes',
  method: 'get',
  path: '/admin/orders/{number}/disputes',
  tag: 'Money',
  summary:
    'What a bank disputes of an order, until when it takes evidence, and what its customer accepted',
  params: ofNumber,
  answer: item(orderDisputesShape, 'The disputes'),
  refusals: [404],
});

export const answerOrderDispute = adminOperation({
  permission: 'finance.manage',
  id: 'answerOrderDispute',
  risk: 'trust',
  method: 'post',
  path: '/admin/orders/{number}/disputes/{dispute}/evidence',
  tag: 'Money',
  summary: 'Sends evidence to the bank through the card provider: once, and for good',
  params: ofNumber.extend({ dispute: z.string().max(100) }),
  body: disputeAnswer,
  answer: item(orderDisputesShape, 'The disputes'),
  refusals: [400, 404, 409, 415, 422],
});

export const getFinances = adminOperation({
  permission: 'finance.read',
  id: 'getFinances',
  method: 'get',
  path: '/admin/finances',
  tag: 'Money',
  summary: 'Balances of the ledger, and what is waited for',
  answer: item(financesShape, 'The finances'),
  refusals: [],
});

export const listFindings = adminList({
  permission: 'finance.read',
  id: 'listFindings',
  path: '/admin/payment-findings',
  tag: 'Money',
  summary: 'What the three-way match found, and nobody has seen to',
  member: findingShape,
  isWhole: true,
});

export const closeFinding = adminOperation({
  permission: 'finance.manage',
  id: 'closeFinding',
  risk: 'money',
  method: 'post',
  path: '/admin/payment-findings/{finding}/close',
  tag: 'Money',
  summary: 'Somebody looked at a finding, and did what the note says',
  params: z.object({
    finding: z.coerce
      .number()
      .int()
      .min(1)
      .max(2 ** 52),
  }),
  body: findingClosing,
  answer: noBody('Closed'),
  refusals: [400, 404, 415, 422],
});

export const matchPayments = adminOperation({
  permission: 'finance.manage',
  id: 'matchPayments',
  method: 'post',
  path: '/admin/payment-matches',
  tag: 'Money',
  summary: 'Compares provider, ledger and orders now',
  body: z.object({}),
  answer: item(matchShape, 'What was compared'),
  refusals: [400, 409, 415, 422],
});

const ofCustomer = z.object({ id: z.string().max(40) });

export const getCustomerCredit = adminOperation({
  permission: 'orders.refund',
  id: 'getCustomerCredit',
  method: 'get',
  path: '/admin/customers/{id}/credit',
  tag: 'Money',
  summary: 'The store credit of a customer, and what moved of it',
  params: ofCustomer,
  answer: item(storeCreditShape, 'The credit'),
  refusals: [404],
});

export const giveCustomerCredit = adminOperation({
  permission: 'orders.refund',
  id: 'giveCustomerCredit',
  risk: 'money',
  method: 'post',
  path: '/admin/customers/{id}/credit',
  tag: 'Money',
  summary:
    'Gives a customer store credit, who is told; beyond what a colleague may give, it waits for another',
  params: ofCustomer,
  body: creditGift,
  answer: item(giftShape, 'Given, or waiting'),
  refusals: [400, 404, 409, 415, 422],
});

export const issueVoucher = adminOperation({
  permission: 'orders.refund',
  id: 'issueVoucher',
  risk: 'money',
  method: 'post',
  path: '/admin/vouchers',
  tag: 'Money',
  summary:
    'Issues a voucher, whose code only the mail holds; beyond what a colleague may give, it waits for another',
  body: voucherIssue,
  answer: item(giftShape, 'Given, or waiting'),
  refusals: [400, 409, 415, 422],
});

export const listGifts = adminList({
  permission: 'orders.refund',
  id: 'listGifts',
  path: '/admin/gifts',
  tag: 'Money',
  summary:
    'Credit and vouchers with what is left of them, and those that wait for a second colleague',
  member: giftRowShape,
  list: giftList,
});

const giftRequest = z.object({ id: z.string().max(40) });

export const approveGift = adminOperation({
  permission: 'orders.refund',
  id: 'approveGift',
  risk: 'money',
  method: 'post',
  path: '/admin/gift-requests/{id}/approval',
  tag: 'Money',
  summary: 'Gives what another colleague offered, within what one may give in a day',
  params: giftRequest,
  body: z.object({}),
  answer: noBody('Given'),
  refusals: [400, 404, 409, 415, 422],
});

export const refuseGift = adminOperation({
  permission: 'orders.refund',
  id: 'refuseGift',
  method: 'post',
  path: '/admin/gift-requests/{id}/refusal',
  tag: 'Money',
  summary: 'Refuses what a colleague offered, or takes back what one offered oneself',
  params: giftRequest,
  body: z.object({}),
  answer: noBody('Refused'),
  refusals: [400, 404, 409, 415, 422],
});
