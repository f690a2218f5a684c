import type { Permission } from '#modules/staff/rules/index.ts';

/** Kinds of results, in the order for equal rank. */
export const KINDS = [
  'order',
  'customer',
  'guest',
  'subscription',
  'message',
  'product',
  'lot',
  'promotion',
  'invoice',
  'text',
] as const;
export type FoundKind = (typeof KINDS)[number];

/** Permission required to find results of a kind. */
const NEEDS: Readonly<Record<FoundKind, Permission>> = {
  order: 'orders.read',
  customer: 'customers.read',
  guest: 'customers.read',
  subscription: 'subscriptions.read',
  message: 'customers.read',
  product: 'catalogue.read',
  lot: 'orders.read',
  promotion: 'promotions.read',
  invoice: 'finance.read',
  text: 'content.read',
};

/** Kinds somebody may find, by their permissions. */
export const kindsFor = (may: (permission: Permission) => boolean): readonly FoundKind[] =>
  KINDS.filter((kind) => may(NEEDS[kind]));
