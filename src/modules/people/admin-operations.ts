import { z } from 'zod';
import { item } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import { eventShape, guestRowShape, guestShape } from './admin-contracts.ts';
import { guestList } from './rules/team-list.ts';

const ofKey = z.object({ key: z.string().max(40) });

export const listGuests = adminList({
  permission: 'customers.read',
  id: 'listGuests',
  path: '/admin/guests',
  tag: 'Customers',
  summary: 'Mailboxes that ordered or wrote without an account, the latest first',
  member: guestRowShape,
  list: guestList,
});

export const getGuest = adminOperation({
  permission: 'customers.read',
  id: 'getGuest',
  method: 'get',
  path: '/admin/guests/{key}',
  tag: 'Customers',
  summary: 'What somebody without an account bought, and where it went',
  params: ofKey,
  answer: item(guestShape, 'The guest'),
  refusals: [404],
});

export const listGuestEvents = adminList({
  permission: 'customers.read',
  id: 'listGuestEvents',
  path: '/admin/guests/{key}/events',
  tag: 'Customers',
  summary: 'What happened between the shop and somebody without an account, the newest first',
  member: eventShape,
  params: ofKey,
});

export const listCustomerEvents = adminList({
  permission: 'customers.read',
  id: 'listCustomerEvents',
  path: '/admin/customers/{id}/events',
  tag: 'Customers',
  summary:
    'What happened between the shop and a customer, the newest first: orders, parcels, mails, messages, money back, reviews, changes, cards, vouchers, recalls',
  member: eventShape,
  params: z.object({ id: z.string().max(40) }),
});
