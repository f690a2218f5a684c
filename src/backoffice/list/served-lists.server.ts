import type { TeamList } from '#kit/team-list.ts';
import { campaignCalls } from '#services/admin/campaigns.ts';
import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { contentCalls } from '#services/admin/content.ts';
import { customerReads } from '#services/admin/customers.ts';
import { bookCalls } from '#services/admin/finance.ts';
import { messageActions, messageCalls } from '#services/admin/messages.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import { peopleCalls } from '#services/admin/people.ts';
import { promotionCalls } from '#services/admin/promotions.ts';
import { teamReviewCalls } from '#services/admin/reviews.ts';
import { sendingCalls } from '#services/admin/sending.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { teamSubscriptionCalls } from '#services/admin/subscriptions.ts';
import { teamTerminationCalls } from '#services/admin/terminations.ts';
import { campaignsOffice } from '../campaigns/campaigns-list.tsx';
import { productsOffice } from '../catalogue/products-list.tsx';
import { entriesOffice } from '../content/entries-list.tsx';
import { customersOffice } from '../customers/customers-list.tsx';
import { guestsOffice } from '../customers/guests-list.tsx';
import { bookLinesOffice } from '../finance/book-lines-list.tsx';
import { journalOffice } from '../journal/journal-list.tsx';
import { messagesOffice } from '../messages-box/messages-list.tsx';
import { ordersOffice } from '../orders/orders-list.tsx';
import { promotionsOffice } from '../promotions/promotions-list.tsx';
import { reviewsOffice } from '../reviews/reviews-list.tsx';
import { subscriptionsOffice } from '../subscriptions/subscriptions-list.tsx';
import { terminationsOffice } from '../terminations/terminations-list.tsx';
import type { BulkRun, ServedList } from './every-row.server.ts';
import { writeSheet } from './write-sheet.server.ts';

const serve = <L extends TeamList, Row>(list: ServedList<L, Row>) => ({
  ...list,
  sheet: (admin: AdminClient, request: Request) => writeSheet(admin, request, list),
});

/** Every list of the back office by its name, how it is read, and what is done to several of its rows. */
export const servedLists = {
  orders: serve({
    office: ordersOffice,
    read: (admin, query) => teamOrderCalls(admin).list(query),
    runs: { note: (admin, { id, text, key }) => sendingCalls(admin, id).note(text, key) },
  }),
  customers: serve({
    office: customersOffice,
    read: (admin, query) => customerReads(admin).list(query),
  }),
  guests: serve({
    office: guestsOffice,
    read: (admin, query) => peopleCalls(admin).guests(query),
  }),
  subscriptions: serve({
    office: subscriptionsOffice,
    read: (admin, query) => teamSubscriptionCalls(admin).list(query),
  }),
  terminations: serve({
    office: terminationsOffice,
    read: (admin, query) => teamTerminationCalls(admin).list(query),
  }),
  reviews: serve({
    office: reviewsOffice,
    read: (admin, query) => teamReviewCalls(admin).list(query),
  }),
  products: serve({
    office: productsOffice,
    read: (admin, query) => teamCatalogueCalls(admin).list(query),
    runs: {
      sell: (admin, row) => setStatus(admin, row, 'sold'),
      hide: (admin, row) => setStatus(admin, row, 'hidden'),
    },
  }),
  messages: serve({
    office: messagesOffice,
    read: (admin, query) => messageCalls(admin).list(query),
    runs: {
      take: async (admin, { id, key }) => {
        const { id: me } = await staffCalls(admin).me();
        await messageActions(admin, id, key).assign(me);
      },
      close: (admin, { id, key }) => messageActions(admin, id, key).setState('closed'),
    },
  }),
  promotions: serve({
    office: promotionsOffice,
    read: (admin, query) => promotionCalls(admin).list(query),
  }),
  campaigns: serve({
    office: campaignsOffice,
    read: async (admin, { state }) => {
      const members = await campaignCalls(admin).list({ state });
      return { members, total: members.length };
    },
  }),
  contents: serve({
    office: entriesOffice,
    read: (admin, query) => contentCalls(admin).list(query),
  }),
  'book-lines': serve({
    office: bookLinesOffice,
    read: (admin, query) => bookCalls(admin).lines(query),
  }),
  journal: serve({
    office: journalOffice,
    read: (admin, query) => staffCalls(admin).actions(query),
  }),
};

/** Of the version a product has now. */
async function setStatus(
  admin: AdminClient,
  { id, key }: Parameters<BulkRun>[1],
  status: 'sold' | 'hidden',
) {
  const products = teamCatalogueCalls(admin);
  const { version } = await products.read(id);
  await products.edit(id, { version, status }, key);
}
