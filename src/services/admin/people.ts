import type { QueryOf } from '#kit/operation.ts';
import { PAGE_SIZES } from '#kit/page-size.ts';
import * as people from '#modules/people/admin-operations.ts';
import type { AdminClient } from './client.ts';

/** Guests, and the event history of a person. */
export const peopleCalls = (admin: AdminClient) => ({
  guests: (query: QueryOf<typeof people.listGuests>) => admin.list(people.listGuests, { query }),
  guest: (key: string) => admin.read(people.getGuest, { params: { key } }),
  guestEvents: (key: string, page: number) =>
    admin.list(people.listGuestEvents, { params: { key }, query: pageOf(page) }),
  events: (id: string, page: number) =>
    admin.list(people.listCustomerEvents, { params: { id }, query: pageOf(page) }),
});

const pageOf = (page: number) => ({ page: String(page), itemsPerPage: String(PAGE_SIZES.list) });
