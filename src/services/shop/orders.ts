import type { z } from 'zod';
import type { reorderedShape } from '#modules/cart/contracts.ts';
import type { RefundShape } from '#modules/checkout/contracts.ts';
import type { InvoiceShape } from '#modules/invoices/contracts.ts';
import type { OrderShape, OrderSummaryShape } from '#modules/orders/contracts.ts';
import type { ShopClient } from './client.ts';

const path = (token: string) => `/shop/orders/${encodeURIComponent(token)}`;

/** A page of a list, with how many there are in all. */
export interface Listed<Member> {
  members: readonly Member[];
  total: number;
}

/** The calls of placed orders (contracts §1.9, §2.3). */
export const orderCalls = (shop: ShopClient) => {
  const listing = async (query: Record<string, string>): Promise<Listed<OrderSummaryShape>> => {
    const answer = await shop.call<Collection<OrderSummaryShape>>({ path: '/shop/orders', query });
    return { members: answer['hydra:member'], total: answer['hydra:totalItems'] };
  };
  return {
    read: (token: string) => shop.call<OrderShape>({ path: path(token) }),
    /** Newest first. */
    list: (itemsPerPage: number) => listing({ page: '1', itemsPerPage: String(itemsPerPage) }),
    /** The customer's own order with this number; null for any other. */
    find: async (number: string): Promise<OrderShape | null> => {
      const { members } = await listing({ number });
      const token = members[0]?.tokenValue;
      return token ? shop.call<OrderShape>({ path: path(token) }) : null;
    },
    /** What went back of an order, or is on its way back. */
    refunds: async (token: string): Promise<readonly RefundShape[]> => {
      const answer = await shop.call<Collection<RefundShape>>({ path: `${path(token)}/refunds` });
      return answer['hydra:member'];
    },
    /** The invoice of an order and its credit notes. */
    invoices: async (token: string): Promise<readonly InvoiceShape[]> => {
      const answer = await shop.call<Collection<InvoiceShape>>({ path: `${path(token)}/invoices` });
      return answer['hydra:member'];
    },
    /** One of them, as a PDF. */
    invoice: (token: string, number: string) =>
      shop.file({ path: `${path(token)}/invoices/${encodeURIComponent(number)}` }),
    /** Puts what an order held into the customer's cart. */
    reorder: (token: string) =>
      shop.call<z.infer<typeof reorderedShape>>({
        method: 'POST',
        path: `${path(token)}/reorder`,
        body: {},
      }),
  };
};

interface Collection<Member> {
  'hydra:member': readonly Member[];
  'hydra:totalItems': number;
}
