import { SITES } from '#kit/sites.ts';
import { teamList } from '#kit/team-list.ts';
import { ATTENTION_CODES } from './attention.ts';

/** Payment and shipping states of a placed order that the list can be filtered by. */
const PAYMENT_STATES = [
  'awaiting_payment',
  'partially_authorized',
  'authorized',
  'partially_paid',
  'paid',
  'partially_refunded',
  'refunded',
  'cancelled',
] as const;
/** `partly`: some of its parcels left and others follow. */
const SHIPPING_STATES = ['ready', 'partly', 'shipped', 'cancelled'] as const;

const OWED = ['all', 'soon'] as const;

/** The team's list of orders. */
export const orderList = teamList({
  id: 'orders',
  columns: ['number', 'placedAt', 'name', 'email', 'channel', 'total', 'status', 'subscription'],
  hidden: ['subscription'],
  filters: {
    search: {
      kind: 'search',
      key: 'recherche',
      maxLength: 200,
      description:
        'Part of a name, an e-mail, a company or a product, a telephone, a postcode, a number',
    },
    paymentState: {
      kind: 'choice',
      key: 'paiement',
      oneOf: PAYMENT_STATES,
      column: 'o.payment_state',
    },
    shippingState: { kind: 'choice', key: 'envoi', oneOf: SHIPPING_STATES },
    channel: { kind: 'choice', key: 'site', oneOf: SITES, column: 'o.channel' },
    from: { kind: 'day', key: 'du', description: 'Placed that day or later, in Paris' },
    until: { kind: 'day', key: 'au', description: 'Placed that day or earlier, in Paris' },
    held: { kind: 'choice', key: 'retenue', oneOf: ['any', ...ATTENTION_CODES] },
    owed: {
      kind: 'choice',
      key: 'attente',
      oneOf: OWED,
      description:
        'Not paid, or in part: all of them, or those due within the days the team set (`UNPAID_ALERT_DAYS`), or before',
    },
    promotion: {
      kind: 'text',
      key: 'promotion',
      maxLength: 60,
      description: 'Reference of a promotion they used',
      onlyWhenSet: true,
    },
    customer: {
      kind: 'number',
      key: 'client',
      most: 1e15,
      onlyWhenSet: true,
      column: 'o.customer_id',
    },
  },
  sorts: ['placedAt', 'total'],
});

/** Filters for orders to prepare: promised for today or before, or before today. */
export const DUE = ['today', 'late'] as const;

/** The team's list of orders to prepare, oldest promise first. */
export const preparationList = teamList({
  id: 'preparation',
  columns: ['number', 'dispatchOn', 'goods', 'to', 'parcels', 'placedAt', 'method'],
  hidden: ['placedAt', 'method'],
  filters: {
    method: { kind: 'offered', key: 'transporteur', maxLength: 60, column: 's.method_code' },
    due: {
      kind: 'choice',
      key: 'depart',
      oneOf: DUE,
      description: 'Promised to leave today or before, or before today',
    },
  },
  sorts: ['dispatchOn', 'placedAt'],
  rises: true,
});

/** The team's list of recalled lots, newest first. */
export const recallList = teamList({
  id: 'recalls',
  columns: ['lot', 'article', 'startedAt', 'notified', 'reason', 'advice'],
  hidden: ['reason', 'advice'],
  filters: {},
});

/** The team's list of articles to reorder, shortest stock cover first. */
export const reorderList = teamList({
  id: 'reorders',
  columns: ['product', 'code', 'available', 'cover', 'suggested', 'sold', 'promised', 'threshold'],
  filters: {},
});
