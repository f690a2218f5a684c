import * as books from '#modules/books/admin-operations.ts';
import * as campaigns from '#modules/campaigns/admin-operations.ts';
import * as catalog from '#modules/catalog/admin-operations.ts';
import * as checkout from '#modules/checkout/admin-operations.ts';
import * as contact from '#modules/contact/admin-operations.ts';
import * as content from '#modules/content/admin-operations.ts';
import * as customers from '#modules/customers/admin-operations.ts';
import * as invoices from '#modules/invoices/admin-operations.ts';
import * as orders from '#modules/orders/admin-operations.ts';
import * as people from '#modules/people/admin-operations.ts';
import * as promotions from '#modules/promotions/admin-operations.ts';
import * as purchasing from '#modules/purchasing/admin-operations.ts';
import * as reviews from '#modules/reviews/admin-operations.ts';
import * as staff from '#modules/staff/admin-operations.ts';
import * as subscriptions from '#modules/subscriptions/admin-operations.ts';
import * as terminations from '#modules/terminations/admin-operations.ts';
import * as withdrawals from '#modules/withdrawals/admin-operations.ts';
import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { messageActions } from '#services/admin/messages.ts';
import { sendingCalls } from '#services/admin/sending.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { campaignsOffice } from '../campaigns/campaigns-list.tsx';
import { productsOffice } from '../catalogue/products-list.tsx';
import { entriesOffice } from '../content/entries-list.tsx';
import { customersOffice } from '../customers/customers-list.tsx';
import { guestsOffice } from '../customers/guests-list.tsx';
import { bookLinesOffice } from '../finance/book-lines-list.tsx';
import { documentsOffice } from '../finance/documents-list.tsx';
import { giftsOffice } from '../gifts/gifts-list.tsx';
import { journalOffice } from '../journal/journal-list.tsx';
import { messagesOffice } from '../messages-box/messages-list.tsx';
import { ordersOffice } from '../orders/orders-list.tsx';
import { promotionsOffice } from '../promotions/promotions-list.tsx';
import { purchasesOffice } from '../purchasing/purchases-list.tsx';
import { suppliersOffice } from '../purchasing/suppliers-list.tsx';
import { recallsOffice } from '../recalls/recalls-list.tsx';
import { reviewsOffice } from '../reviews/reviews-list.tsx';
import { reordersOffice } from '../stock/reorders-list.tsx';
import { subscriptionsOffice } from '../subscriptions/subscriptions-list.tsx';
import { terminationsOffice } from '../terminations/terminations-list.tsx';
import { withdrawalsOffice } from '../withdrawals/withdrawals-list.tsx';
import type { BulkRun } from './every-row.server.ts';
import { serveList } from './serve-list.server.ts';

/** Every list of the back office by its name, the operation it is read by, and what is done to several of its rows. */
export const servedLists = {
  orders: serveList(ordersOffice, orders.listAllOrders, {
    note: (admin, { id, text, key }) => sendingCalls(admin, id).note(text, key),
  }),
  recalls: serveList(recallsOffice, orders.listRecalls),
  reorders: serveList(reordersOffice, orders.listStockReorders),
  purchases: serveList(purchasesOffice, purchasing.listPurchases),
  suppliers: serveList(suppliersOffice, purchasing.listSuppliers),
  withdrawals: serveList(withdrawalsOffice, withdrawals.listDueWithdrawals),
  customers: serveList(customersOffice, customers.listCustomers),
  gifts: serveList(giftsOffice, checkout.listGifts),
  guests: serveList(guestsOffice, people.listGuests),
  subscriptions: serveList(subscriptionsOffice, subscriptions.listAllSubscriptions),
  terminations: serveList(terminationsOffice, terminations.listTerminations),
  reviews: serveList(reviewsOffice, reviews.listAllReviews),
  products: serveList(productsOffice, catalog.listAllProducts, {
    sell: (admin, row) => setStatus(admin, row, 'sold'),
    hide: (admin, row) => setStatus(admin, row, 'hidden'),
  }),
  messages: serveList(messagesOffice, contact.listContactRequests, {
    take: async (admin, { id, key }) => {
      const { id: me } = await staffCalls(admin).me();
      await messageActions(admin, id, key).assign(me);
    },
    close: (admin, { id, key }) => messageActions(admin, id, key).setState('closed'),
  }),
  promotions: serveList(promotionsOffice, promotions.listPromotions),
  campaigns: serveList(campaignsOffice, campaigns.listCampaigns),
  contents: serveList(entriesOffice, content.listEntries),
  documents: serveList(documentsOffice, invoices.listDocuments),
  'book-lines': serveList(bookLinesOffice, books.listBookLines),
  journal: serveList(journalOffice, staff.listStaffActions),
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
